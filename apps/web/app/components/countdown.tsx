import { runCountdown } from '@narthex/client/format/countdown'
import { useEffect, useRef } from 'react'

/**
 * Time until `start`: by the minute, by the second within the last hour. Ticks in the browser only, without
 * announcement: the enhancer runs it while the page sleeps, the app from then on. `text` contains the time at `{time}`.
 */
export function Countdown({ start, text }: { start: Date; text: string }) {
  const element = useRef<HTMLSpanElement>(null)
  const startsAt = start.toISOString()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another start is read from the element
  useEffect(() => (element.current ? runCountdown(element.current) : undefined), [startsAt])
  return (
    <span
      ref={element}
      role="timer"
      data-starts-at={startsAt}
      data-text={text}
      className="font-normal tabular-nums"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: always empty, so that hydration keeps what is written there
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}

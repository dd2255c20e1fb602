import { useTranslations } from 'use-intl'
import { remainingText } from '../../lib/dates.ts'
import { useNow } from './use-now.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** How long until `start`: by the minute, by the second within the last hour. Ticks in the browser alone, unannounced. */
export function Countdown({ start, seenAt }: { start: Date; seenAt: Date }) {
  const t = useTranslations('home')
  const isNear = start.getTime() - seenAt.getTime() <= hourMs
  const now = useNow(isNear ? 1000 : minuteMs)
  if (!now) return null
  return (
    <span role="timer" className="font-normal tabular-nums">
      {' · '}
      {t('startsIn', { time: remainingText(start.getTime() - now.getTime()) })}
    </span>
  )
}

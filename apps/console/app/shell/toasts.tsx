import { dismissMessage, type Message, useMessages } from '@narthex/client/calls/status-store'
import { textLinkClass } from '@narthex/ui/button'
import { Notice } from '@narthex/ui/notice'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'

/** What was done is told for this long; what went wrong stays until it is dismissed. */
const shortlyMs = 10_000
const mostAtOnce = 3

/** What was done, with the way to take it back; a polite region that is there from the start. */
export function Toasts() {
  const t = useTranslations('consoleFrame')
  const messages = useMessages('GLOBAL')
  return (
    <section
      aria-label={t('messages')}
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--bottom-nav)+1rem)] z-40 mx-auto grid max-w-[30rem] gap-2"
    >
      {messages.slice(-mostAtOnce).map((message) => (
        <Toast key={message.id} {...message} />
      ))}
    </section>
  )
}

function Toast({ id, tone, text, action }: Message) {
  const t = useTranslations('consoleFrame')
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (tone === 'warning' || tone === 'danger' || isHeld) return
    const timer = setTimeout(() => dismissMessage('GLOBAL', id), shortlyMs)
    return () => clearTimeout(timer)
  }, [id, tone, isHeld])
  const act = (onAct: () => void) => {
    dismissMessage('GLOBAL', id)
    onAct()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only waits while one reads it
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Notice
        tone={tone}
        role="none"
        dismiss={{ label: t('close'), onDismiss: () => dismissMessage('GLOBAL', id) }}
        className="pointer-events-auto shadow-float"
      >
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p>{text}</p>
          {action && (
            <button type="button" onClick={() => act(action.onAct)} className={`${textLinkClass} -my-2`}>
              {action.label}
            </button>
          )}
        </div>
      </Notice>
    </div>
  )
}

import { dismissMessage, type Message, useMessages } from '@narthex/client/calls/status-store'
import { textLinkClass } from '@narthex/ui/button'
import { Notice } from '@narthex/ui/notice'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'

/** Success messages disappear after this time; others stay until dismissed. */
const shortlyMs = 6000

/** The messages of the GLOBAL context, above the page. Belongs in a live region. */
export function GlobalMessages() {
  return useMessages('GLOBAL').map((message) => <GlobalMessage key={message.id} {...message} />)
}

function GlobalMessage({ id, tone, text, action }: Message) {
  const t = useTranslations('shell')
  useEffect(() => {
    if (tone === 'warning' || tone === 'danger') return
    const timer = setTimeout(() => dismissMessage('GLOBAL', id), shortlyMs)
    return () => clearTimeout(timer)
  }, [id, tone])
  const act = (onAct: () => void) => {
    dismissMessage('GLOBAL', id)
    onAct()
  }
  return (
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
  )
}

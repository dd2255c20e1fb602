import { textLinkClass } from '@narthex/ui/button'
import { Icon } from '@narthex/ui/icon'
import { useTranslations } from 'use-intl'
import { useChat } from '../session/use-chat.ts'
import { useChatRefusal } from '../use-chat-refusal.ts'
import type { PendingMessage } from './pending.ts'

/** A message of the reader on its way. */
export function PendingRow({ message }: { message: PendingMessage }) {
  const t = useTranslations('chat')
  const refusalText = useChatRefusal()
  const { sending } = useChat()
  const { chave, texto, state, refusal } = message
  return (
    <li className="mt-2 bg-brand-soft/60 py-1 ps-16 pe-4">
      <p dir="auto" className={`whitespace-pre-line wrap-anywhere ${state === 'sending' ? 'text-muted' : ''}`}>
        {texto}
      </p>
      {state === 'failed' ? (
        <p className="flex flex-wrap items-center gap-x-4 text-sm">
          <span className="font-medium text-danger">{refusal ? refusalText(refusal) : t('pending.failed')}</span>
          <button type="button" onClick={() => sending.resend(chave)} className={textLinkClass}>
            {t('pending.resend')}
          </button>
          <button type="button" onClick={() => sending.drop(chave)} className={textLinkClass}>
            {t('pending.drop')}
          </button>
        </p>
      ) : (
        <p className="flex items-center gap-1 text-xs text-muted">
          <Icon name={state === 'waiting' ? 'offline' : 'clock'} className="size-4" />
          {t(`pending.${state}`)}
        </p>
      )}
    </li>
  )
}

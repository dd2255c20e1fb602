import { iconButtonClass } from '@narthex/ui/button'
import { Icon } from '@narthex/ui/icon'
import { useTranslations } from 'use-intl'
import { unpinMessage } from './chat-calls.ts'
import { useAuthorName } from './messages/author-name.tsx'
import { MessageText } from './messages/message-text.tsx'
import { useChat, useChatState } from './session/use-chat.ts'

/** The message that a host has pinned, above all others. */
export function PinnedBar({ showsTools, onFailure }: { showsTools: boolean; onFailure: (error: unknown) => void }) {
  const t = useTranslations('chat')
  const name = useAuthorName()
  const { session } = useChat()
  const pinned = useChatState(({ channel }) => channel?.fixada)
  const isHost = useChatState(({ self }) => self?.flagAnfitriao)
  if (!pinned) return null
  const unpin = () => unpinMessage(session.options.channel).then((channel) => session.acceptChannel(channel), onFailure)
  return (
    <section aria-label={t('pinned')} className="flex items-start gap-3 border-b border-line bg-brand-soft px-4 py-2.5">
      <Icon name="pin" className="mt-0.5 size-5 shrink-0 text-brand-text" />
      <div className="max-h-24 min-w-0 grow overflow-y-auto text-sm">
        <bdi className="font-semibold">{name(pinned.autor)}</bdi>
        <MessageText text={pinned.texto} />
      </div>
      {showsTools && isHost && (
        <button type="button" onClick={() => void unpin()} className={`${iconButtonClass} -my-1.5 hover:bg-card`}>
          <Icon name="close" className="size-5" />
          <span className="sr-only">{t('acts.unpin')}</span>
        </button>
      )}
    </section>
  )
}

import { useAct } from '@narthex/client/data/use-act'
import type { WaitingChatMessage } from '@narthex/contract/chat/chat-moderation.endpoints'
import { buttonClass, textLinkClass } from '@narthex/ui/button'
import { useTranslations } from 'use-intl'
import { PageLink } from '../../../components/page-link.tsx'
import { decide, loadWaiting } from '../chat-calls.ts'
import { AuthorName } from '../messages/author-name.tsx'
import { MessageText } from '../messages/message-text.tsx'
import { useChatRefusal } from '../use-chat-refusal.ts'
import { ToolList } from './tool-list.tsx'
import { useToolPages } from './use-tool-pages.ts'

export interface WaitingQueueProps {
  /** Channel of the queue; without it, all channels. */
  readonly channel?: string
  /** Rises when something new waits. */
  readonly news: number
}

/** Held and reported messages; deciding takes them away, and the next ones come. */
export function WaitingQueue({ channel, news }: WaitingQueueProps) {
  const t = useTranslations('chat')
  const list = useToolPages({
    name: `queue ${channel ?? ''}`,
    load: (page) => loadWaiting(channel, page),
    keyOf: ({ mensagem }) => mensagem.id,
    news,
  })
  const { failure, run } = useAct(useChatRefusal())
  const answer = async ({ mensagem, versao }: WaitingChatMessage, decision: 'PUBLICAR' | 'APAGAR') => {
    await run(() => decide(mensagem.id, decision, versao), mensagem.id)
    await list.loaded.reload()
  }
  return (
    <ToolList list={list} empty={t('tools.queueEmpty')} failure={failure}>
      {(items) =>
        items.map((waiting) => (
          <li key={waiting.mensagem.id} className="py-3">
            <Waiting waiting={waiting} />
            <div className="mt-2 flex flex-wrap gap-3">
              <button type="button" onClick={() => void answer(waiting, 'PUBLICAR')} className={buttonClass('primary')}>
                {t('tools.publish')}
              </button>
              <button type="button" onClick={() => void answer(waiting, 'APAGAR')} className={buttonClass('quiet')}>
                {t('tools.remove')}
              </button>
              {channel === undefined && (
                <PageLink to={`/embed/chat?channel=${waiting.canal}`} className={textLinkClass}>
                  {t('moderation.open')}
                </PageLink>
              )}
            </div>
          </li>
        ))
      }
    </ToolList>
  )
}

/** A waiting message, the reasons why it waits, and the texts of its reports. */
function Waiting({ waiting: { mensagem, motivos, denuncias } }: { waiting: WaitingChatMessage }) {
  const t = useTranslations('chat')
  return (
    <>
      <p className="flex gap-2 text-sm">
        <AuthorName author={mensagem.autor} />
      </p>
      <MessageText text={mensagem.texto} />
      <p className="mt-1 text-sm text-muted">
        {mensagem.oracao && <strong className="text-brand-text">{t('prayer.label')} · </strong>}
        {motivos.map((reason) => t(`tools.reasons.${reason}`)).join(' · ')}
        {denuncias.length > 0 && ` · ${t('tools.reports', { count: denuncias.length })}`}
      </p>
      {denuncias.length > 0 && (
        <ul className="mt-1 grid gap-1 border-s-2 border-line ps-3 text-sm">
          {denuncias.map(({ motivo, texto, dataCadastro }) => (
            <li key={`${dataCadastro} ${motivo} ${texto}`} className="wrap-anywhere">
              {t(`report.reasons.${motivo}`)}
              {texto && (
                <bdi dir="auto" className="block text-muted">
                  {texto}
                </bdi>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

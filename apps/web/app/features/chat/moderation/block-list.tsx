import { useAct } from '@narthex/client/data/use-act'
import { whenText } from '@narthex/client/format/dates'
import type { ChatBlock } from '@narthex/contract/chat/chat-moderation.endpoints'
import { buttonClass } from '@narthex/ui/button'
import { useTranslations } from 'use-intl'
import { useDateContext } from '../../../components/use-date-context.ts'
import { loadBlocks, unblockAuthor } from '../chat-calls.ts'
import { useAuthorName } from '../messages/author-name.tsx'
import { useChat } from '../session/use-chat.ts'
import { useChatRefusal } from '../use-chat-refusal.ts'
import { ToolList } from './tool-list.tsx'
import { useToolPages } from './use-tool-pages.ts'

/** People muted or banned in the chats of the church, newest first, with the way to lift it. */
export function BlockList() {
  const t = useTranslations('chat')
  const name = useAuthorName()
  const dates = useDateContext()
  const { channel } = useChat().session.options
  const list = useToolPages<ChatBlock>({
    name: 'blocks',
    load: loadBlocks,
    keyOf: ({ autor, dataCadastro }) => `${autor.id} ${dataCadastro}`,
  })
  const { failure, run } = useAct(useChatRefusal())
  const lift = async (author: string) => {
    await run(() => unblockAuthor(channel, author), author)
    await list.loaded.reload()
  }
  return (
    <ToolList list={list} empty={t('tools.blocksEmpty')} failure={failure}>
      {(items) =>
        items.map(({ autor, tipo, ate, motivo, dataCadastro }) => (
          <li key={`${autor.id} ${dataCadastro}`} className="flex flex-wrap items-center justify-between gap-x-3 py-3">
            <p className="min-w-0 grow wrap-anywhere">
              <bdi className="font-semibold">{name(autor)}</bdi>
              <span className="block text-sm text-muted">
                {t(`tools.blocked.${tipo}`)} ·{' '}
                {ate ? t('tools.blockedUntil', { when: whenText(new Date(ate), dates) }) : t('block.durations.always')}
              </span>
              {motivo && <span className="block text-sm text-muted">{motivo}</span>}
            </p>
            {autor.id && (
              <button type="button" onClick={() => void lift(autor.id ?? '')} className={buttonClass('quiet')}>
                {t('tools.lift')} <span className="sr-only">{name(autor)}</span>
              </button>
            )}
          </li>
        ))
      }
    </ToolList>
  )
}

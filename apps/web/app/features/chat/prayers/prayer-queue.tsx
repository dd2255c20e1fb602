import { useAct } from '@narthex/client/data/use-act'
import { buttonClass } from '@narthex/ui/button'
import { useTranslations } from 'use-intl'
import { attendPrayer, loadPrayers } from '../chat-calls.ts'
import { AuthorName, useAuthorName } from '../messages/author-name.tsx'
import { MessageText } from '../messages/message-text.tsx'
import { ToolList } from '../moderation/tool-list.tsx'
import { useToolPages } from '../moderation/use-tool-pages.ts'
import { useChatRefusal } from '../use-chat-refusal.ts'

/** Requests for prayer that wait for a host, longest first; `news` rises when there is another one. */
export function PrayerQueue({ channel, news }: { channel: string; news: number }) {
  const t = useTranslations('chat')
  const name = useAuthorName()
  const load = async () => {
    const itens = await loadPrayers(channel)
    return { itens, total: itens.length }
  }
  const list = useToolPages({ name: `prayers ${channel}`, load, keyOf: ({ id }) => id, news })
  const { failure, run } = useAct(useChatRefusal())
  const attend = async (id: number) => {
    await run(() => attendPrayer(channel, id), id)
    await list.loaded.reload()
  }
  return (
    <ToolList list={list} empty={t('tools.prayersEmpty')} failure={failure}>
      {(prayers) =>
        prayers.map(({ id, autor, texto }) => (
          <li key={id} className="py-3">
            <p className="flex gap-2 text-sm">
              <AuthorName author={autor} />
            </p>
            <MessageText text={texto} />
            <button type="button" onClick={() => void attend(id)} className={`${buttonClass('primary')} mt-2`}>
              {t('tools.joinRoom', { name: name(autor) })}
            </button>
          </li>
        ))
      }
    </ToolList>
  )
}

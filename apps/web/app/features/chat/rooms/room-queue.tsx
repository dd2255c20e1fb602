import { useAct } from '@narthex/client/data/use-act'
import { whenText } from '@narthex/client/format/dates'
import { buttonClass } from '@narthex/ui/button'
import { useTranslations } from 'use-intl'
import { useDateContext } from '../../../components/use-date-context.ts'
import { joinRoom, loadRooms } from '../chat-calls.ts'
import { useAuthorName } from '../messages/author-name.tsx'
import { ToolList } from '../moderation/tool-list.tsx'
import { useToolPages } from '../moderation/use-tool-pages.ts'
import { useChatRefusal } from '../use-chat-refusal.ts'

export interface RoomQueueProps {
  /** Rises when someone new waits. */
  readonly news: number
  readonly onEnterRoom: (channel: string) => void
}

/** Members who wait for a host in a private room, longest first. */
export function RoomQueue({ news, onEnterRoom }: RoomQueueProps) {
  const t = useTranslations('chat')
  const name = useAuthorName()
  const dates = useDateContext()
  const list = useToolPages({ name: 'rooms', load: loadAllRooms, keyOf: ({ canal }) => canal, news })
  const { failure, run } = useAct(useChatRefusal())
  const enter = async (channel: string, isMine: boolean) => {
    const isDone = await run(async () => {
      if (!isMine) await joinRoom(channel)
      onEnterRoom(channel)
    })
    if (isDone === false) await list.loaded.reload()
  }
  return (
    <ToolList list={list} empty={t('tools.roomsEmpty')} failure={failure}>
      {(rooms) =>
        rooms.map(({ canal, autor, dataCadastro, flagMinha }) => (
          <li key={canal} className="grid gap-2 py-3">
            <p>
              <bdi className="font-semibold">{name(autor)}</bdi>{' '}
              <span className="text-sm text-muted">{whenText(new Date(dataCadastro), dates)}</span>
            </p>
            <button type="button" onClick={() => void enter(canal, flagMinha)} className={buttonClass('quiet')}>
              {t(flagMinha ? 'tools.openRoom' : 'tools.joinRoom', { name: name(autor) })}
            </button>
          </li>
        ))
      }
    </ToolList>
  )
}

/** Loads all rooms; they are few and fit in a page. */
const loadAllRooms = async () => {
  const itens = await loadRooms()
  return { itens, total: itens.length }
}

import { Dialog } from '@narthex/ui/dialog'
import { Segmented } from '@narthex/ui/segmented'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { PrayerQueue } from '../prayers/prayer-queue.tsx'
import { RoomQueue } from '../rooms/room-queue.tsx'
import { useChat, useChatState } from '../session/use-chat.ts'
import { ActLog } from './act-log.tsx'
import { BlockList } from './block-list.tsx'
import { ChannelSettings } from './channel-settings.tsx'
import { WaitingQueue } from './waiting-queue.tsx'

export type ToolView = 'queue' | 'prayers' | 'rooms' | 'channel' | 'blocks' | 'log'

export interface HostToolsProps {
  /** Rises when something new waits. */
  readonly news: number
  /** View to begin with; the first one otherwise. */
  readonly start?: ToolView | undefined
  readonly onClose: () => void
  readonly onEnterRoom: (channel: string) => void
}

/** Tools of the team by the reader's permissions: waiting messages, channel settings, blocks and log. */
export function HostTools({ news, start, onClose, onEnterRoom }: HostToolsProps) {
  const t = useTranslations('chat')
  const { channel } = useChat().session.options
  const self = useChatState((state) => state.self)
  const isPublic = useChatState((state) => state.channel?.tipo === 'PUBLICO')
  const views: ToolView[] = [
    ...(self?.flagModerador ? (['queue'] as const) : []),
    ...(self?.flagAnfitriao && isPublic ? (['prayers'] as const) : []),
    ...(self?.flagAnfitriao ? (['rooms', 'channel'] as const) : []),
    ...(self?.flagModerador ? (['blocks', 'log'] as const) : []),
  ]
  const [view, setView] = useState<ToolView>(start ?? views[0] ?? 'queue')
  return (
    <Dialog isOpen onClose={onClose} title={t('tools.open')} closeLabel={t('close')}>
      <Segmented
        legend={t('tools.open')}
        name="chat-tools"
        options={views.map((value) => ({ value, label: t(`tools.views.${value}`) }))}
        value={view}
        onChange={setView}
        className="mb-4"
      />
      {view === 'queue' && <WaitingQueue channel={channel} news={news} />}
      {view === 'prayers' && <PrayerQueue channel={channel} news={news} />}
      {view === 'rooms' && <RoomQueue news={news} onEnterRoom={onEnterRoom} />}
      {view === 'channel' && <ChannelSettings />}
      {view === 'blocks' && <BlockList />}
      {view === 'log' && <ActLog />}
    </Dialog>
  )
}

import type { DateContext } from '@narthex/client/format/dates'
import type { BroadcastItem } from '@narthex/contract/live/broadcast.schemas'
import { useTranslations } from 'use-intl'
import type { LiveSlots } from './live-page.tsx'
import type { LiveTab } from './live-tabs.tsx'
import { NotesTab } from './notes-tab.tsx'
import { UpcomingList } from './upcoming-list.tsx'
import type { LiveBroadcast } from './use-broadcast.ts'

export interface LiveTabsContext {
  readonly live: LiveBroadcast
  readonly slots: LiveSlots
  /** Besides the one that is shown. */
  readonly upcoming: readonly BroadcastItem[]
  readonly dates: DateContext
  readonly takesGifts: boolean
  readonly isHost: boolean
}

/** Tabs beside the video, in order. Before the chat opens it has no tab, and the upcoming list is first. */
export function useLiveTabs({ live, slots, upcoming, dates, takesGifts, isHost }: LiveTabsContext): LiveTab[] {
  const t = useTranslations('live.tabs')
  const isBefore = live.phase === 'before'
  const chat: LiveTab | undefined =
    slots.renderChat && (!isBefore || isHost)
      ? { name: 'chat', label: t('chat'), icon: 'chat', panel: slots.renderChat(live) }
      : undefined
  const bible: LiveTab | undefined = slots.renderBible && {
    name: 'bible',
    label: t('bible'),
    icon: 'book',
    panel: slots.renderBible(),
  }
  const notes: LiveTab = {
    name: 'notes',
    label: t('notes'),
    icon: 'note',
    panel: <NotesTab live={live} renderNote={slots.renderNote} />,
  }
  const give: LiveTab | undefined = takesGifts
    ? { name: 'give', label: t('give'), icon: 'give', panel: slots.renderGift() }
    : undefined
  const next: LiveTab | undefined =
    upcoming.length > 0
      ? {
          name: 'next',
          label: t('next'),
          icon: 'calendar',
          panel: <UpcomingList broadcasts={upcoming} dates={dates} />,
        }
      : undefined
  const ordered = isBefore ? [next, bible, notes, give, chat] : [chat, bible, notes, give, next]
  return ordered.filter((tab) => tab !== undefined)
}

import type { Broadcast, BroadcastItem } from '@narthex/contract/live/broadcast.schemas'
import type { ChurchSite } from '../../../church/site.ts'
import { VideoDock } from '../../../components/video-dock/video-dock.tsx'
import { aSite } from '../../../testing/person.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { LivePage, type LiveSlots } from '../live-page.tsx'
import { aBroadcast } from './broadcasts.ts'

export const liveSite = { ...aSite, corApp: '#0e7c7b', modules: ['MOD_CULTO', 'MOD_DOACAO'] } as ChurchSite

export interface OpenedLive {
  readonly rooms?: readonly BroadcastItem[]
  readonly upcoming?: readonly BroadcastItem[]
  readonly slots?: Partial<LiveSlots>
}

/** Renders the page of a broadcast with the dock that stands beside every page. The API is stubbed before (`stubLive`). */
export function openLive(broadcast: Partial<Broadcast>, { rooms = [], upcoming = [], slots }: OpenedLive = {}) {
  return renderPage(
    <>
      <LivePage
        renderedAt="2026-03-08T12:00:00.000Z"
        broadcast={aBroadcast(broadcast)}
        rooms={rooms}
        upcoming={upcoming}
        isAsked={false}
        slots={{ renderNote: () => <p>note</p>, renderGift: () => <p>ways to give</p>, ...slots }}
      />
      <VideoDock />
    </>,
    { site: liveSite, origin: 'https://ponte.example' },
  )
}

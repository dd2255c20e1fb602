import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import type { Broadcast } from '@narthex/contract/live/broadcast.schemas'
import { keptSource } from '@narthex/contract/media/video-address'
import { containerClass } from '@narthex/ui/container'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useHasPermission } from '../../components/use-has-permission.ts'
import { useLiveDateContext } from '../../components/use-live-date-context.ts'
import { closeDock, useDock } from '../../components/video-dock/dock.ts'
import { useChurchSite } from '../../page/use-site.ts'
import { isFinished } from './broadcast-changes.ts'
import { dockName } from './live-address.ts'
import { LiveAbout, LiveHead } from './live-head.tsx'
import { LiveTabs } from './live-tabs.tsx'
import { Moments } from './moments.tsx'
import type { NotesTabProps } from './notes-tab.tsx'
import { RoomPicker } from './room-picker.tsx'
import { Stage } from './stage.tsx'
import { type LiveBroadcast, useBroadcast } from './use-broadcast.ts'
import { useLiveTabs } from './use-live-tabs.tsx'
import { type NearBroadcasts, useNearBroadcasts } from './use-near-broadcasts.ts'

/** Loaded for hosts only. */
const HostTools = lazyPart(() => import('./host-tools.tsx').then(({ HostTools }) => HostTools))

/** Content of other features beside the video; passed in by the page's route. */
export interface LiveSlots extends Pick<NotesTabProps, 'renderNote'> {
  /** Left out, there is no chat. */
  readonly renderChat?: (live: LiveBroadcast) => ReactNode
  readonly renderGift: () => ReactNode
  /** Left out, the church has no Bible. */
  readonly renderBible?: () => ReactNode
}

export interface LivePageProps extends NearBroadcasts {
  /** Time at which the page was rendered, ISO 8601. */
  readonly renderedAt: string
  readonly broadcast: Broadcast
  /** The address asked for the video, not only for its page. */
  readonly isAsked: boolean
  readonly slots: LiveSlots
}

/** A service from afar: the video stays in sight, and what goes with it is under it on phones and beside it elsewhere. */
export function LivePage({ renderedAt, broadcast: served, isAsked, slots, ...lists }: LivePageProps) {
  const t = useTranslations('live')
  const dates = useLiveDateContext(renderedAt)
  const { modules } = useChurchSite()
  const isHost = useHasPermission('live.host')
  const [chosen, setChosen] = useState<string>()
  const live = useBroadcast(served)
  const { broadcast, watching } = live
  useOtherVideos(dockName(broadcast.id), live.phase === 'live')
  const { rooms, upcoming } = useNearBroadcasts(lists)
  const replay = (broadcast.reprise && keptSource(broadcast.reprise)) ?? undefined
  const takesGifts = modules.includes('MOD_DOACAO')
  const others = upcoming.filter(({ id }) => id !== broadcast.id)

  const tabs = useLiveTabs({ live, slots, upcoming: others, dates, takesGifts, isHost })
  return (
    <div
      className={`${containerClass('page')} gap-x-8 pb-14 lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_auto_1fr] lg:pt-6 lg:pb-20 xl:grid-cols-[minmax(0,1fr)_26rem] sideways:grid sideways:grid-cols-[minmax(0,1fr)_20rem] sideways:grid-rows-[auto_auto_1fr]`}
    >
      {/* On phones it stays below the header to the end of the page. */}
      <div className="sticky below-header-0 z-20 -mx-5 aspect-video max-h-[60dvh] w-[calc(100%+2.5rem)] overflow-hidden bg-black lg:static lg:mx-0 lg:max-h-none lg:w-full lg:rounded-hero sideways:me-0 sideways:max-h-[calc(100dvh-var(--header))] sideways:w-[calc(100%+1.25rem)] sideways:self-start">
        <Stage live={live} replay={replay} next={others[0]} dates={dates} isAsked={isAsked} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 pt-5 lg:col-start-1 sideways:col-start-1">
        <RoomPicker rooms={rooms} shownId={broadcast.id} isOver={isFinished(watching)} />
        <LiveHead live={live} hasChanged={watching.estado !== served.estado} dates={dates} />
      </div>
      <aside
        aria-label={t('panels')}
        className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 max-lg:pt-6 lg:col-start-2 lg:row-span-3 lg:row-start-1 sideways:col-start-2 sideways:row-span-3 sideways:row-start-1 sideways:pt-4"
      >
        <Moments
          broadcastId={broadcast.id}
          moments={watching.momentos}
          onGive={takesGifts ? () => setChosen('give') : undefined}
        />
        <div className="@container">
          <LiveTabs label={t('panels')} tabs={tabs} chosen={chosen} onChoose={setChosen} />
        </div>
      </aside>
      <div className="grid content-start gap-6 pt-6 lg:col-start-1 sideways:col-start-1">
        <LiveAbout live={live} />
        {isHost && !isFinished(watching) && (
          <LazyPart>
            <HostTools live={live} />
          </LazyPart>
        )}
      </div>
    </div>
  )
}

/** Closes a docked video on the page of another broadcast, and on its own once that is over. */
function useOtherVideos(name: string, isOnAir: boolean): void {
  useLayoutEffect(() => {
    if (!isOnAir || useDock.getState().docked?.name !== name) closeDock()
  }, [name, isOnAir])
}

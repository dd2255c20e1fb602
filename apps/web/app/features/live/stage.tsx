import { remainingPlace } from '@narthex/client/format/countdown'
import { asOpening, type DateContext, whenText } from '@narthex/client/format/dates'
import type { BroadcastItem } from '@narthex/contract/live/broadcast.schemas'
import type { VideoSource } from '@narthex/contract/media/watch-address'
import { buttonClass } from '@narthex/ui/button'
import { Cover } from '@narthex/ui/cover'
import { itemCover } from '@narthex/ui/covers/item-cover'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Countdown } from '../../components/countdown.tsx'
import { Player } from '../../components/player/player.tsx'
import { SmartLink } from '../../components/smart-link.tsx'
import { ZoneNote } from '../../components/zone-note.tsx'
import { useChurchSite } from '../../page/use-site.ts'
import { livePath } from './live-address.ts'
import { LivePlayer, type LivePlayerProps } from './live-player.tsx'
import type { LiveBroadcast } from './use-broadcast.ts'

export interface StageProps extends Pick<LivePlayerProps, 'isAsked'> {
  readonly live: LiveBroadcast
  /** Recording of a broadcast that is over. */
  readonly replay: VideoSource | undefined
  readonly next: BroadcastItem | undefined
  readonly dates: DateContext
}

/** Earlier, the day says more than the hours until then. */
const soonMs = 48 * 3_600_000

/** Area of the video: countdown, player, thanks or replay. Fills its parent, which is 16:9. */
export function Stage({ live, replay, next, dates, isAsked }: StageProps) {
  const t = useTranslations('live')
  const { broadcast, watching, phase, findNow } = live
  const { id, fonte, inicio, titulo } = broadcast
  const start = new Date(inicio)
  const words = { broadcast, detail: next && t('overNext', { when: whenText(new Date(next.inicio), dates) }) }

  if (phase === 'live' && fonte) {
    return (
      <LivePlayer
        broadcast={broadcast}
        source={fonte}
        startedAt={watching.iniciadaEm}
        findNow={findNow}
        isAsked={isAsked}
      />
    )
  }
  if (phase === 'replay' && replay) {
    const cover = itemCover('TRANSMISSAO', id)
    const nothingElse = { durationSeconds: null, chapters: [], captions: [] }
    const playable = {
      source: replay,
      title: titulo,
      image: broadcast.imagem,
      cover,
      name: `live/${id}`,
      ...nothingElse,
    }
    return <Player playable={playable} playPath={livePath(id, 'play')} isAsked={isAsked} />
  }
  switch (phase) {
    case 'live':
      return <StageWords broadcast={broadcast} label={t('onAir')} headline={titulo} detail={t('noSource')} />
    case 'before':
    case 'open':
      return (
        <StageWords
          broadcast={broadcast}
          label={
            <>
              {t(phase === 'open' ? 'opening' : 'next')}
              {start.getTime() - dates.now.getTime() < soonMs && (
                <Countdown start={start} text={t('startsIn', { time: remainingPlace })} />
              )}
            </>
          }
          headline={
            <time dateTime={inicio}>
              {asOpening(whenText(start, dates))}
              <ZoneNote at={start} />
            </time>
          }
          detail={phase === 'before' && t('chatAt', { when: whenText(new Date(broadcast.chat.abreEm), dates) })}
        />
      )
    case 'canceled':
      return <StageWords {...words} label={titulo} headline={t('canceled')} />
    default:
      return (
        <StageWords {...words} label={t('over')} headline={t('overLead')}>
          <OverWays />
        </StageWords>
      )
  }
}

function OverWays() {
  const t = useTranslations('live')
  const { modules } = useChurchSite()
  return (
    <div className="mt-3 flex flex-wrap gap-2.5 max-sm:hidden">
      <SmartLink to="/user/notes/new" className={buttonClass('light')}>
        {t('writeNote')}
      </SmartLink>
      {modules.includes('MOD_DOACAO') && (
        <SmartLink to="/give" className={buttonClass('clear')}>
          {t('give')}
        </SmartLink>
      )}
    </div>
  )
}

interface StageWordsProps extends Pick<LiveBroadcast, 'broadcast'> {
  readonly label: ReactNode
  readonly headline: ReactNode
  readonly detail?: string | false | undefined
  readonly children?: ReactNode
}

function StageWords({ broadcast: { id, imagem }, label, headline, detail, children }: StageWordsProps) {
  const { corApp } = useChurchSite()
  return (
    <div className="relative isolate flex size-full flex-col justify-end overflow-hidden bg-deep text-on-deep [--ring:var(--on-deep)]">
      <Cover
        {...itemCover('TRANSMISSAO', id)}
        colour={corApp}
        photo={imagem}
        loading="first"
        className="absolute inset-0 -z-20 size-full [&>svg]:size-full"
      />
      <div className="absolute inset-0 -z-10 bg-linear-to-t from-deep/95 via-deep/70 via-55% to-deep/20" />
      <div className="p-5 md:p-8">
        <p className="text-sm font-semibold text-on-deep-soft">{label}</p>
        <p className="mt-1 max-w-xl text-xl leading-tight font-semibold tracking-tight tabular-nums md:text-3xl">
          {headline}
        </p>
        {detail && <p className="mt-1.5 max-w-xl text-sm text-on-deep-soft md:text-base">{detail}</p>}
        {children}
      </div>
    </div>
  )
}

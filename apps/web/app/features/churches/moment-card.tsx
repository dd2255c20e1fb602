import { remainingPlace } from '@narthex/client/format/countdown'
import { asOpening, type DateContext, whenText } from '@narthex/client/format/dates'
import { mapLink } from '@narthex/client/format/places'
import { wallClock } from '@narthex/contract/church-time'
import { streetLine } from '@narthex/contract/churches/address-lines'
import { clockText } from '@narthex/contract/clock-text'
import type { BroadcastItem } from '@narthex/contract/live/broadcast.schemas'
import { buttonClass } from '@narthex/ui/button'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Countdown } from '../../components/countdown.tsx'
import { LiveMark } from '../../components/live-mark.tsx'
import { SmartLink } from '../../components/smart-link.tsx'
import { ZoneNote } from '../../components/zone-note.tsx'
import { useChurchSite } from '../../page/use-site.ts'
import type { Gathering, Moment } from './moment.ts'

interface MomentProps {
  readonly moment: Moment
  readonly dates: DateContext
}

/** Current or imminent broadcast; else the moment of the church's week; nothing without either. */
export function HeroMoment({ moment, dates }: { moment: Moment | undefined; dates: DateContext }) {
  const { broadcasts } = useChurchSite()
  const onAir = broadcasts.find(({ estado }) => estado === 'AO_VIVO' || estado === 'ABERTA')
  if (onAir) return <BroadcastCard broadcast={onAir} dates={dates} />
  return moment && <MomentCard moment={moment} dates={dates} />
}

/** Card of the next, current or last service: time left before it, ways to join during it, recordings after it. */
function MomentCard({ moment, dates }: MomentProps) {
  const Face = faces[moment.kind]
  return (
    <Glass>
      <Face moment={moment} dates={dates} />
    </Glass>
  )
}

/** A broadcast that is live, or open before its start. */
function BroadcastCard({ broadcast, dates }: { broadcast: BroadcastItem; dates: DateContext }) {
  const t = useTranslations('home')
  const { titulo, idioma, estado, inicio, fim } = broadcast
  const isLive = estado === 'AO_VIVO'
  const moment = new Date(isLive ? fim : inicio)
  const time = clockText(wallClock(moment, dates.timeZone).slice(11, 16), dates.locale)
  return (
    <Glass>
      <Words
        label={
          isLive ? (
            <LiveMark>{t('onAir')}</LiveMark>
          ) : (
            <span>
              {t('opening')}
              <Countdown start={moment} text={t('startsIn', { time: remainingPlace })} />
            </span>
          )
        }
        headline={<span lang={idioma}>{titulo}</span>}
        detail={isLive ? asOpening(t('liveUntil', { time })) : asOpening(whenText(moment, dates))}
      />
      <SmartLink to="/live" className={buttonClass('light')}>
        {t(isLive ? 'watchNow' : 'enter')}
      </SmartLink>
    </Glass>
  )
}

function Glass({ children }: { children: ReactNode }) {
  const t = useTranslations('home')
  return (
    <section
      aria-label={t('moment')}
      className="mt-6 flex w-full max-w-xl flex-wrap items-center justify-between gap-x-6 gap-y-3.5 rounded-card bg-deep/70 p-4 shadow-[inset_0_0_0_1px_color-mix(in_srgb,var(--on-deep)_18%,transparent)] [--ring:var(--on-deep)] md:p-5"
    >
      {children}
    </section>
  )
}

function Live({ moment: { gathering }, dates }: MomentProps) {
  const t = useTranslations('home')
  const until = clockText(wallClock(gathering.end, dates.timeZone).slice(11, 16), dates.locale)
  return (
    <>
      <Words
        label={<LiveMark>{t('live')}</LiveMark>}
        headline={gathering.service.nome}
        detail={`${asOpening(t('liveUntil', { time: until }))}${useAtPlace(gathering)}`}
      />
      <WayThere gathering={gathering} />
    </>
  )
}

function Coming({ moment: { kind, next }, dates }: MomentProps) {
  const t = useTranslations('home')
  return (
    <>
      <Words
        label={
          <span>
            {t('next')}
            {kind === 'before' && <Countdown start={next.start} text={t('startsIn', { time: remainingPlace })} />}
          </span>
        }
        headline={
          <time dateTime={next.start.toISOString()}>
            {asOpening(whenText(next.start, dates))}
            <ZoneNote at={next.start} />
          </time>
        }
        detail={`${next.service.nome}${useAtPlace(next)}`}
      />
      <WayThere gathering={next} isAhead />
    </>
  )
}

function Over({ moment: { next }, dates }: MomentProps) {
  const t = useTranslations('home')
  const { modules } = useChurchSite()
  return (
    <>
      <Words label={t('over')} headline={t('overAsk')} detail={t('overNext', { when: whenText(next.start, dates) })} />
      <div className="flex flex-wrap gap-2.5">
        <SmartLink to="/user/notes/new" className={buttonClass('light')}>
          {t('note')}
        </SmartLink>
        {modules.includes('MOD_DOACAO') && (
          <SmartLink to="/give" className={buttonClass('clear')}>
            {t('places.DOACAO')}
          </SmartLink>
        )}
      </div>
    </>
  )
}

const faces = { live: Live, before: Coming, far: Coming, after: Over } satisfies Record<Moment['kind'], unknown>

/** Link to directions to the service. */
function WayThere({ gathering, isAhead = false }: { gathering: Gathering; isAhead?: boolean }) {
  const t = useTranslations('home')
  const { church } = useChurchSite()
  const map = mapLink(church)
  // A service elsewhere is not at the church's own point.
  if (!map || gathering.service.local) return null
  return (
    <SmartLink address={map} className={buttonClass(isAhead ? 'clear' : 'light')}>
      {t('directions')}
    </SmartLink>
  )
}

function Words({ label, headline, detail }: { label: ReactNode; headline: ReactNode; detail: string }) {
  return (
    <div className="min-w-0 grow basis-60">
      <p className="flex items-center gap-2 text-sm font-semibold text-on-deep-soft">{label}</p>
      <p className="text-xl font-semibold tracking-tight tabular-nums">{headline}</p>
      <p className="mt-0.5 text-sm text-on-deep-soft">{detail}</p>
    </div>
  )
}

/** “ · where”, in one line; nothing where the church gave no place. */
function useAtPlace({ service }: Gathering): string {
  const { church } = useChurchSite()
  const place = service.local ?? (church.endereco && streetLine(church.endereco))
  return place ? ` · ${place}` : ''
}

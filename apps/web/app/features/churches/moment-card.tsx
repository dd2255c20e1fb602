import { wallClock } from '@narthex/contract/church-time'
import { buttonClass } from '@narthex/ui/button'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../components/smart-link.tsx'
import { asOpening, clockText, type DateContext, whenText } from '../../format/dates.ts'
import { mapLink, streetLine } from '../../format/places.ts'
import { useChurchSite } from '../../page/use-site.ts'
import { Countdown } from './countdown.tsx'
import type { Gathering, Moment } from './moment.ts'

interface MomentProps {
  readonly moment: Moment
  readonly dates: DateContext
}

/** What is next, on now or just over, over the hero's glass: before it how long, during it how to be there, after it what stays. */
export function MomentCard({ moment, dates }: MomentProps) {
  const t = useTranslations('home')
  const Face = faces[moment.kind]
  return (
    <section
      aria-label={t('moment')}
      className="mt-6 flex w-full max-w-xl flex-wrap items-center justify-between gap-x-6 gap-y-3.5 rounded-card bg-deep/70 p-4 shadow-[inset_0_0_0_1px_rgb(255_255_255/0.18)] [--ring:#fff] md:p-5"
    >
      <Face moment={moment} dates={dates} />
    </section>
  )
}

function Live({ moment: { gathering }, dates }: MomentProps) {
  const t = useTranslations('home')
  const until = clockText(wallClock(gathering.end, dates.timeZone).slice(11, 16), dates.locale)
  return (
    <>
      <Words
        label={
          <>
            <LiveMark />
            {t('live')}
          </>
        }
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
            {kind === 'before' && <Countdown start={next.start} />}
          </span>
        }
        headline={<time dateTime={next.start.toISOString()}>{asOpening(whenText(next.start, dates))}</time>}
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
            {t('give')}
          </SmartLink>
        )}
      </div>
    </>
  )
}

const faces = { live: Live, before: Coming, far: Coming, after: Over } satisfies Record<Moment['kind'], unknown>

/** To the stream where there is one and it is on, else to the door. */
function WayThere({ gathering, isAhead = false }: { gathering: Gathering; isAhead?: boolean }) {
  const t = useTranslations('home')
  const { church, modules } = useChurchSite()
  const map = mapLink(church)
  if (!isAhead && gathering.service.flagTransmissao && modules.includes('MOD_CULTO')) {
    return (
      <SmartLink to="/live" className={buttonClass('light')}>
        {t('watchNow')}
      </SmartLink>
    )
  }
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
      <p className="flex items-center gap-2 text-sm font-semibold text-white/90">{label}</p>
      <p className="text-xl font-semibold tracking-tight tabular-nums">{headline}</p>
      <p className="mt-0.5 text-sm text-white/90">{detail}</p>
    </div>
  )
}

function LiveMark() {
  return (
    <span className="relative grid size-2.5 place-items-center" aria-hidden="true">
      <span className="absolute size-full animate-ping rounded-full bg-white/70" />
      <span className="size-2 rounded-full bg-white" />
    </span>
  )
}

/** “ · where”, in one line; nothing where the church gave no place. */
function useAtPlace({ service }: Gathering): string {
  const { church } = useChurchSite()
  const place = service.local ?? (church.endereco && streetLine(church.endereco))
  return place ? ` · ${place}` : ''
}

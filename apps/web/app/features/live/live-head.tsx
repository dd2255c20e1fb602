import { type DateContext, whenText } from '@narthex/client/format/dates'
import { buttonClass } from '@narthex/ui/button'
import { Icon } from '@narthex/ui/icon'
import { useTranslations } from 'use-intl'
import { ItemTitle } from '../../components/item-title.tsx'
import { LiveMark } from '../../components/live-mark.tsx'
import { ShareBar } from '../../components/share-bar.tsx'
import { useChurchSite } from '../../page/use-site.ts'
import type { Phase } from './broadcast-changes.ts'
import { CaptionsSwitch } from './captions-switch.tsx'
import { livePath } from './live-address.ts'
import { ReminderButton } from './reminder-button.tsx'
import type { LiveBroadcast } from './use-broadcast.ts'

export interface LiveHeadProps {
  readonly live: LiveBroadcast
  /** The state changed while the page was open; screen readers announce it. */
  readonly hasChanged: boolean
  readonly dates: DateContext
}

/** A smaller number sounds like an empty church. */
const minViewersShown = 5

/** Title, state and actions of a broadcast. */
export function LiveHead({ live, hasChanged, dates }: LiveHeadProps) {
  const t = useTranslations('live')
  const { church } = useChurchSite()
  const { broadcast, watching, phase } = live
  const { id, titulo, idioma, inicio, sala, fonte } = broadcast
  const change = changes[phase]
  const when = whenText(new Date(inicio), dates)
  const calendar = `/api/v1/igreja/${church.slug}/transmissao/${id}/calendario/`
  return (
    <div>
      <p role="status" className="sr-only">
        {hasChanged && change && t(change)}
      </p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted empty:hidden">
        {phase === 'live' && (
          <span className="text-brand-text">
            <LiveMark>{t('onAir')}</LiveMark>
          </span>
        )}
        {phase === 'live' && watching.publico && watching.publico.total >= minViewersShown && (
          <span className="tabular-nums">{t('viewers', { count: watching.publico.total })}</span>
        )}
        {phase === 'replay' && <span>{`${t('replay')} · ${t('since', { when })}`}</span>}
        {sala && <span>{sala}</span>}
      </p>
      <ItemTitle text={titulo} lang={idioma} />
      {phase === 'live' && fonte?.tipo === 'YOUTUBE' && (
        <div className="mt-3">
          <CaptionsSwitch language={idioma} />
        </div>
      )}
      {phase === 'before' && (
        <div className="mt-4 flex flex-wrap items-center gap-2.5">
          <ReminderButton broadcastId={id} />
          <a href={calendar} className={buttonClass('quiet')}>
            <Icon name="calendar" className="size-5" />
            {t('calendar')}
          </a>
        </div>
      )}
    </div>
  )
}

/** Announcements of changes while the page is open. */
const changes: Readonly<Partial<Record<Phase, 'onAir' | 'opening' | 'over' | 'canceled'>>> = {
  live: 'onAir',
  open: 'opening',
  over: 'over',
  canceled: 'canceled',
}

/** Description of the broadcast, with share links. */
export function LiveAbout({ live: { broadcast } }: Pick<LiveHeadProps, 'live'>) {
  const t = useTranslations('live')
  const { id, titulo, descricao, idioma } = broadcast
  return (
    <div>
      {descricao && (
        <section aria-labelledby="about-broadcast" className="mb-3">
          <h2 id="about-broadcast" className="text-lg">
            {t('about')}
          </h2>
          <p lang={idioma} className="mt-1.5 max-w-measure whitespace-pre-line">
            {descricao}
          </p>
        </section>
      )}
      <ShareBar title={titulo} path={livePath(id)} className="-ms-2.5" />
    </div>
  )
}

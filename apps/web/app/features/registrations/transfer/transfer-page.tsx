import { useLoaded } from '@narthex/client/data/use-loaded'
import { whenText } from '@narthex/client/format/dates'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { buttonClass } from '@narthex/ui/button'
import { containerClass } from '@narthex/ui/container'
import { EmptyState } from '@narthex/ui/empty-state'
import { Icon } from '@narthex/ui/icon'
import { Skeleton } from '@narthex/ui/skeleton'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { EventTimes } from '../../../components/event-times.tsx'
import { SmartLink } from '../../../components/smart-link.tsx'
import { useDateContext } from '../../../components/use-date-context.ts'
import { orNull } from '../../../page/api-refusal.ts'
import { useChurchSite } from '../../../page/use-site.ts'
import { pathTo } from '../../../routing/page-path.ts'
import { accessPath } from '../../../routing/redirect-to.ts'
import { isLoggedIn, useSession } from '../../../session/session.ts'
import { AcceptForm } from './accept-form.tsx'
import { loadTransfer, type Transfer } from './transfer-calls.ts'

const code = /^[0-9A-HJKMNP-TV-Z]{26}$/

/** A ticket that is offered to who has this link: what it is, and the form that accepts it. */
export function TransferPage() {
  const codigo = new URLSearchParams(useLocation().search).get('codigo')
  return (
    <div className={containerClass('list', 'title')}>
      {codigo !== null && code.test(codigo) ? <LoadedTransfer key={codigo} codigo={codigo} /> : <Missing />}
    </div>
  )
}

function LoadedTransfer({ codigo }: { readonly codigo: string }) {
  const t = useTranslations('ticketChanges.receive')
  const loaded = useLoaded(codigo, () => orNull(loadTransfer(codigo)))
  if (loaded.state === 'failed') return <LoadFailed onRetry={() => void loaded.reload()} />
  if (loaded.state === 'loading') {
    return (
      <div role="status">
        <span className="sr-only">{t('loading')}</span>
        <Skeleton className="h-80 w-full rounded-card" />
      </div>
    )
  }
  if (loaded.value === null) return <Missing />
  return <Offered codigo={codigo} transfer={loaded.value} onEnded={loaded.reload} />
}

function Missing() {
  const t = useTranslations('ticketChanges.receive')
  return (
    <EmptyState icon="search" title={t('missing')} lead={t('missingLead')} isPage>
      <SmartLink to="/event" className={buttonClass('quiet')}>
        {t('events')}
      </SmartLink>
    </EmptyState>
  )
}

interface OfferedProps {
  readonly codigo: string
  readonly transfer: Transfer
  /** The offer is no longer what it was. */
  readonly onEnded: () => Promise<void>
}

function Offered({ codigo, transfer, onEnded }: OfferedProps) {
  const t = useTranslations('ticketChanges.receive')
  const isMember = useSession(isLoggedIn)
  const { pathname, search } = useLocation()
  const { situacao, evento, de, flagSomenteMembros } = transfer
  if (situacao !== 'ABERTA') {
    return (
      <EmptyState icon="ticket" title={t(situacao)} lead={t(`${situacao}Lead`)} isPage>
        <SmartLink to={pathTo('/event/:eventId', { eventId: evento.id })} className={buttonClass('primary')}>
          {t('event')}
        </SmartLink>
      </EmptyState>
    )
  }
  const login = (
    <SmartLink to={accessPath(`${pathname}${search}`)} className={`${buttonClass('quiet')} justify-self-start`}>
      {t('login')}
    </SmartLink>
  )
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      <header>
        <p className="font-semibold text-brand-text">{t('eyebrow')}</p>
        <h1 className="mt-1 text-title wrap-anywhere">{de ? t('title', { from: de }) : t('titleUnknown')}</h1>
        <p className="mt-3 max-w-measure text-muted">{t('lead')}</p>
      </header>
      <Facts transfer={transfer} />
      {!isMember && (
        <div className="grid gap-3">
          <p>{t(flagSomenteMembros ? 'members' : 'optionalLogin')}</p>
          {login}
        </div>
      )}
      {(isMember || !flagSomenteMembros) && (
        <AcceptForm codigo={codigo} transfer={transfer} isMember={isMember} onEnded={onEnded} />
      )}
    </div>
  )
}

function Facts({ transfer: { evento, formulario, adicionais, ate } }: { transfer: Transfer }) {
  const t = useTranslations('ticketChanges.receive')
  const { church } = useChurchSite()
  const dates = useDateContext()
  return (
    <div className="grid gap-3 rounded-card bg-card p-5 shadow-rest">
      <p lang={church.idioma} className="text-lg font-semibold wrap-anywhere">
        {evento.titulo}
      </p>
      <div className="flex gap-2.5">
        <Icon name="clock" className="mt-0.5 size-5 text-muted" />
        <div className="min-w-0">
          <EventTimes event={evento} dates={dates} />
        </div>
      </div>
      {evento.local && (
        <p className="flex gap-2.5">
          <Icon name="pin" className="mt-0.5 size-5 text-muted" />
          <span lang={church.idioma} className="min-w-0">
            {evento.local}
          </span>
        </p>
      )}
      <p>
        <span className="text-muted">{t('ticket')}: </span>
        <span lang={church.idioma} className="font-semibold">
          {formulario.ingresso.nome}
        </span>
      </p>
      {adicionais.length > 0 && <p className="text-muted">{t('addOns', { names: adicionais.join(', ') })}</p>}
      {ate && <p className="text-sm text-muted">{t('until', { date: whenText(new Date(ate), dates) })}</p>}
    </div>
  )
}

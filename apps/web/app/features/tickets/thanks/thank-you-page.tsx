import { LoadFailed } from '@narthex/client/parts/load-failed'
import type { Registration } from '@narthex/contract/tickets/ticket.schemas'
import { buttonClass } from '@narthex/ui/button'
import { containerClass } from '@narthex/ui/container'
import { EmptyState } from '@narthex/ui/empty-state'
import { Notice } from '@narthex/ui/notice'
import { Skeleton } from '@narthex/ui/skeleton'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { EventWhenWhere } from '../../../components/event-times.tsx'
import { SmartLink } from '../../../components/smart-link.tsx'
import { TicketCard } from '../../../components/ticket-card.tsx'
import { TicketFiles } from '../../../components/ticket-files.tsx'
import { WalletPart } from '../../../components/wallet-part.tsx'
import { PaymentView } from '../../../payments/payment-view.tsx'
import { StatusMark } from '../../../payments/status-mark.tsx'
import { usePaymentStatus } from '../../../payments/use-payment-status.ts'
import { pathTo } from '../../../routing/page-path.ts'
import { isLoggedIn, useSession } from '../../../session/session.ts'
import { checkoutPath } from '../flow/flow-step.ts'
import { CollectedData } from './collected-data.tsx'
import { useRegistration } from './use-registration.ts'

const code = /^[0-9A-HJKMNP-TV-Z]{26}$/

/** Page of a registration, for everyone who has its code: the payment while it is pending, then the tickets. */
export function ThankYouPage() {
  const codigo = new URLSearchParams(useLocation().search).get('inscricao')
  return (
    <div className={containerClass('list', 'title')}>
      {codigo !== null && code.test(codigo) ? <RegistrationFollowed key={codigo} codigo={codigo} /> : <Missing />}
    </div>
  )
}

function RegistrationFollowed({ codigo }: { readonly codigo: string }) {
  const loaded = useRegistration(codigo)
  if (loaded.state === 'loading') return <Skeleton className="h-80 w-full rounded-card" />
  if (loaded.state === 'failed') return <LoadFailed onRetry={() => void loaded.reload()} />
  const { value: registration, isCopy } = loaded.value
  if (!registration) return <Missing />
  return (
    <>
      {isCopy && <Copied />}
      <Thanks registration={registration} onChanged={loaded.reload} />
    </>
  )
}

function Copied() {
  const t = useTranslations('ticketCheckout')
  return (
    <Notice tone="info" icon="offline" className="mb-8">
      <p>{t('thanks.copy')}</p>
    </Notice>
  )
}

function Missing() {
  const t = useTranslations('ticketCheckout')
  return (
    <EmptyState icon="search" title={t('thanks.missing')} lead={t('thanks.missingLead')} isPage>
      <SmartLink to="/event" className={buttonClass('quiet')}>
        {t('none.events')}
      </SmartLink>
    </EmptyState>
  )
}

interface ThanksProps {
  readonly registration: Registration
  readonly onChanged: () => Promise<void>
}

const endings = { CANCELADA: 'canceled', ESTORNADA: 'refunded', EXPIRADA: 'expired' } as const

function Thanks({ registration, onChanged }: ThanksProps) {
  const t = useTranslations('ticketCheckout')
  const { evento, situacao, ingressos, pedido, flagSemEmail } = registration
  const isMember = useSession(isLoggedIn)
  const isConfirmed = situacao === 'CONFIRMADA'
  // The payment arrives a moment before the registration is read again.
  const [isPaid, setPaid] = useState(false)
  const isWaiting = situacao === 'PENDENTE' && !isPaid
  const { title, hasTurned } = useTurned(isConfirmed)
  useMailCheck(isConfirmed && !flagSemEmail, onChanged)
  const ending = situacao in endings ? endings[situacao as keyof typeof endings] : undefined
  // A payment that can be followed says itself what to do.
  const lead = isWaiting ? !pedido && t('thanks.waitingLead') : ending && t(`thanks.${ending}`)
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="grid justify-items-center text-center">
        {isConfirmed && <StatusMark state="success" isNew={hasTurned} />}
        <p className="font-semibold text-brand-text">{t('thanks.eyebrow', { event: evento.titulo })}</p>
        <h1 ref={title} tabIndex={-1} className="mt-1 text-title outline-none">
          {t(`thanks.${isConfirmed ? 'confirmed' : isWaiting ? 'waiting' : ending ? 'over' : 'review'}`)}
        </h1>
        <p role="status" className="mt-3 max-w-measure text-muted">
          {isConfirmed ? t(flagSemEmail ? 'thanks.noMail' : 'thanks.mail', { count: ingressos.length }) : lead}
        </p>
        {isConfirmed && <EventWhenWhere event={evento} className="mt-5" />}
      </div>
      {pedido && !isConfirmed && (
        <Payment registration={registration} pedido={pedido} onChanged={onChanged} onPaid={setPaid} />
      )}
      {isConfirmed && (
        <section className="grid gap-4">
          <h2 className="text-xl">{t('thanks.tickets', { count: ingressos.length })}</h2>
          {ingressos.map((ticket) => (
            <TicketCard key={ticket.id} ticket={ticket}>
              <WalletPart registration={registration} ticket={ticket} />
            </TicketCard>
          ))}
          <TicketFiles registration={registration} />
        </section>
      )}
      {registration.flagDadosOcultos && <CollectedData registration={registration} />}
      <div className="flex flex-wrap justify-center gap-3 print:hidden">
        {isMember && isConfirmed && (
          <SmartLink to={pathTo('/event/:eventId/tickets', { eventId: evento.id })} className={buttonClass('primary')}>
            {t('thanks.account')}
          </SmartLink>
        )}
        <SmartLink to={pathTo('/event/:eventId', { eventId: evento.id })} className={buttonClass('quiet')}>
          {t('thanks.event')}
        </SmartLink>
      </div>
    </div>
  )
}

const mailCheckMs = 5000

/** The mail is written after the answer: whether it was left out is known some seconds later. */
function useMailCheck(isDue: boolean, onChanged: () => Promise<void>): void {
  const check = useEffectEvent(() => void onChanged())
  useEffect(() => {
    if (!isDue) return
    const timer = setTimeout(check, mailCheckMs)
    return () => clearTimeout(timer)
  }, [isDue])
}

/** A purchase that is confirmed while one looks: its page begins at the top, where the news is. */
function useTurned(isConfirmed: boolean) {
  const title = useRef<HTMLHeadingElement>(null)
  const [wasConfirmed] = useState(isConfirmed)
  const hasTurned = isConfirmed && !wasConfirmed
  useEffect(() => {
    if (!hasTurned) return
    title.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [hasTurned])
  return { title, hasTurned }
}

interface PaymentProps extends ThanksProps {
  readonly pedido: string
  readonly onPaid: (isPaid: boolean) => void
}

/** Followed while the page is open: a payment that arrives turns into tickets. */
function Payment({ registration, pedido, onChanged, onPaid }: PaymentProps) {
  const navigate = useNavigate()
  const payment = usePaymentStatus(pedido)
  const standing = payment.status?.situacao
  const changed = useEffectEvent(onChanged)
  // Before anything is painted: the title above must not ask for what the status below has received.
  useLayoutEffect(() => onPaid(standing === 'success'), [standing, onPaid])
  useEffect(() => {
    if (standing === 'success' || standing === 'canceled') void changed()
  }, [standing])
  const payAgain = () =>
    void navigate(checkoutPath(registration.evento.id, registration.codigo), { viewTransition: true })
  return <PaymentView payment={payment} onAgain={registration.situacao === 'PENDENTE' ? payAgain : undefined} />
}

import { useAct } from '@narthex/client/data/use-act'
import type { EventPage } from '@narthex/contract/events/event.schemas'
import { toLocale } from '@narthex/contract/locale'
import type { PurchaseRemedy } from '@narthex/contract/payments/purchase-remedies'
import type { EventSale, Hold, Participant } from '@narthex/contract/tickets/ticket.schemas'
import { buttonClass } from '@narthex/ui/button'
import { Spinner } from '@narthex/ui/spinner'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLocale, useTimeZone, useTranslations } from 'use-intl'
import { PageFoot } from '../../../components/page-foot.tsx'
import { SmartLink } from '../../../components/smart-link.tsx'
import { findHolderRules } from '../../../forms/holder/holder-form.ts'
import { HolderPart } from '../../../forms/holder/holder-part.tsx'
import { TermsField } from '../../../forms/holder/terms-field.tsx'
import type { VisitorPayer } from '../../../payments/payer/payer-form.ts'
import { usePayer } from '../../../payments/payer/use-payer.ts'
import { VisitorFields } from '../../../payments/payer/visitor-fields.tsx'
import { useMoney } from '../../../payments/use-money.ts'
import type { PagePath } from '../../../routing/page-path.ts'
import { checkoutPath, stepPath, thankYouPath } from '../flow/flow-step.ts'
import { closePurchase, holderDraftKey, type Purchase, readPurchase } from '../flow/kept-purchase.ts'
import { PriceLines } from '../flow/price-lines.tsx'
import { register } from '../flow/register.ts'
import { TicketFailure } from '../flow/ticket-failure.tsx'
import { readRefusedHolder } from '../flow/tickets-left.ts'
import type { ChangePurchase } from '../flow/use-purchase.ts'
import { proposeGuardian } from './propose-guardian.ts'
import { findSameAnswers } from './same-answers.ts'

export interface HoldersStepProps {
  readonly event: EventPage
  readonly sale: EventSale
  readonly hold: Hold
  readonly purchase: Purchase
  readonly change: ChangePurchase
  /** Number of the ticket, from 1. */
  readonly number: number
  readonly onRemedy: (remedy: PurchaseRemedy) => void
}

const noNeeds = [] as const

/** Holders of the tickets, a form for each; the last form of a free purchase registers. */
export function HoldersStep({ event, sale, hold, purchase, change, number, onRemedy }: HoldersStepProps) {
  const t = useTranslations('ticketBuying')
  const money = useMoney()
  const navigate = useNavigate()
  const timeZone = useTimeZone() ?? 'UTC'
  const locale = toLocale(useLocale()) ?? 'pt'
  const formId = useId()
  const { tickets } = purchase
  const count = tickets.length
  const ticket = tickets[number - 1]
  const type = sale.ingressos.find(({ id }) => id === ticket?.idIngresso)
  const rules = useMemo(
    () => type && findHolderRules(sale, type, event.dataInicio, timeZone),
    [sale, type, event.dataInicio, timeZone],
  )
  const isLast = number === count
  const isFree = hold.orcamento.total === 0
  const free = useFreeRegistration(sale, hold)
  const refused = readRefusedHolder(free.error)

  if (!ticket || !type || !rules) return null
  const go = (path: PagePath) => void navigate(path, { viewTransition: true })
  async function keep(participant: Participant): Promise<void> {
    change(({ participantes }) => ({ participantes: { ...participantes, [ticket?.chave ?? '']: participant } }))
    const { participantes } = readPurchase(sale.idEvento)
    const open = tickets.findIndex(({ chave }) => !participantes[chave])
    if (!isLast) return go(stepPath(sale.idEvento, 'holders', number + 1))
    if (open >= 0) return go(stepPath(sale.idEvento, 'holders', open + 1))
    if (isFree) return free.submit()
    return go(checkoutPath(sale.idEvento, hold.codigo))
  }
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-x-12">
      <div className="grid max-w-3xl grid-cols-1 gap-6">
        <TicketTitle ticket={ticket} sale={sale} number={number} count={count} />
        <HolderPart
          key={ticket.chave}
          formId={formId}
          rules={rules}
          eventId={sale.idEvento}
          reserva={hold.codigo}
          draftKey={holderDraftKey(sale.idEvento, ticket.chave)}
          initial={number === 1 ? 'own' : proposeGuardian(purchase, rules.day)}
          sameAnswers={findSameAnswers(purchase, number, rules, locale)}
          isRefused={refused?.index === number - 1}
          onValid={keep}
        />
        {isLast && isFree && <FreeBuyer sale={sale} free={free} number={number} />}
        <TicketFailure error={free.error} sale={sale} onRemedy={onRemedy} />
        <p className="text-sm text-muted">{t('holder.privacy')}</p>
        <PageFoot>
          <div className="flex items-center justify-between gap-4">
            <p className="min-w-0 text-lg font-semibold tabular-nums">
              {isFree ? t('price.free') : money(hold.orcamento.total, sale.moeda)}
            </p>
            <div className="flex shrink-0 gap-3">
              {number > 1 && (
                <SmartLink
                  to={stepPath(sale.idEvento, 'holders', number - 1)}
                  className={`${buttonClass('quiet')} max-sm:hidden`}
                >
                  {t('holder.previous')}
                </SmartLink>
              )}
              <GoOn formId={formId} isSending={free.isSending}>
                {isLast ? t(isFree ? 'holder.finish' : 'holder.toPayment') : t('holder.save')}
              </GoOn>
            </div>
          </div>
        </PageFoot>
      </div>
      <aside className="sticky below-header-6 max-lg:hidden">
        <PriceLines quote={hold.orcamento} method={purchase.codigoMetodoPagamento ?? undefined} />
      </aside>
    </div>
  )
}

interface TicketTitleProps {
  readonly ticket: Purchase['tickets'][number]
  readonly sale: EventSale
  readonly number: number
  readonly count: number
}

function TicketTitle({ ticket, sale, number, count }: TicketTitleProps) {
  const t = useTranslations('ticketBuying.holder')
  const title = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each ticket begins at its title
  useEffect(() => {
    title.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [number])
  const nameOf = (id: number) => sale.ingressos.find((type) => type.id === id)?.nome ?? ''
  const names = ticket.adicionais.map(nameOf)
  const parts = [nameOf(ticket.idIngresso), names.length > 0 && t('withAddOns', { names: names.join(', ') })]
  return (
    <div>
      <p className="text-sm font-semibold text-muted tabular-nums">
        {t('progress', { number: String(number), count: String(count) })}
      </p>
      <h2 ref={title} tabIndex={-1} className="text-xl outline-none">
        {t('title', { number: String(number) })}
      </h2>
      <p className="text-muted">{parts.filter(Boolean).join(' ')}</p>
    </div>
  )
}

interface FreeBuyerProps {
  readonly sale: EventSale
  readonly free: ReturnType<typeof useFreeRegistration>
  readonly number: number
}

/** Buyer of free tickets, and the terms. */
function FreeBuyer({ sale, free, number }: FreeBuyerProps) {
  const t = useTranslations('ticketBuying.buyer')
  const formId = useId()
  return (
    <>
      {!free.payer.member && (
        <VisitorFields
          valid={free.payer.form}
          needs={noNeeds}
          formId={formId}
          title={t('title')}
          emailHint={t('emailHint')}
          path={stepPath(sale.idEvento, 'holders', number)}
        />
      )}
      {sale.termos && (
        <TermsField terms={sale.termos} isAccepted={free.isAccepted} isMissing={free.isAsked} onChange={free.accept} />
      )}
    </>
  )
}

function GoOn({ formId, isSending, children }: { formId: string; isSending: boolean; children: string }) {
  return (
    <button type="submit" form={formId} aria-busy={isSending || undefined} className={buttonClass('primary')}>
      {isSending && <Spinner />}
      {children}
    </button>
  )
}

/** Registers where nothing is to be paid. A visitor says who they are; terms are accepted where there are some. */
function useFreeRegistration(sale: EventSale, hold: Hold) {
  const navigate = useNavigate()
  const idioma = toLocale(useLocale())
  const [isAccepted, accept] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const { isBusy, error, run } = useAct()
  const payer = usePayer(noNeeds, (visitor) => send(visitor))

  async function send(comprador: VisitorPayer | undefined): Promise<void> {
    await run(async () => {
      const { tickets, participantes } = readPurchase(sale.idEvento)
      const people = tickets.flatMap(({ chave }) => participantes[chave] ?? [])
      const { codigo } = await register({
        eventId: sale.idEvento,
        reserva: hold.codigo,
        participantes: people,
        total: 0,
        codigoMetodoPagamento: undefined,
        termos: isAccepted,
        comprador,
        idioma,
      })
      await navigate(thankYouPath(codigo), { viewTransition: true })
      closePurchase(sale.idEvento)
    })
  }
  async function submit(): Promise<void> {
    setAsked(true)
    if (sale.termos && !isAccepted) return
    if (payer.member) await send(undefined)
    else await payer.form.form.handleSubmit((visitor) => send(visitor))()
  }
  return { payer, isAccepted, accept, isAsked, isSending: isBusy, error, submit }
}

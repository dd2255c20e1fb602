import type { PaymentMethodCode } from '@narthex/contract/churches/codes'
import type { PurchaseRemedy } from '@narthex/contract/payments/purchase-remedies'
import { calculateEventFees } from '@narthex/contract/tickets/sale.endpoints'
import type { EventSale, TicketQuote } from '@narthex/contract/tickets/ticket.schemas'
import { Notice } from '@narthex/ui/notice'
import { SelectField } from '@narthex/ui/select-field'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { TermsField } from '../../../forms/holder/terms-field.tsx'
import { MethodChoice } from '../../../payments/method-choice.tsx'
import { PayPart } from '../../../payments/pay-part.tsx'
import { MemberPayer } from '../../../payments/payer/member-payer.tsx'
import { dataUpdatePath, readMissingData } from '../../../payments/payer/missing-data.ts'
import { VisitorFields } from '../../../payments/payer/visitor-fields.tsx'
import { useMoney } from '../../../payments/use-money.ts'
import { accessPath } from '../../../routing/redirect-to.ts'
import { callApi } from '../../../session/api.ts'
import { checkoutPath, stepPath, thankYouPath } from '../flow/flow-step.ts'
import { OtherTabNotice } from '../flow/other-tab-notice.tsx'
import { PriceChange } from '../flow/price-change.tsx'
import { PriceLines } from '../flow/price-lines.tsx'
import { TicketFailure } from '../flow/ticket-failure.tsx'
import { readRefusedHolder } from '../flow/tickets-left.ts'
import { HoldClock } from '../hold/hold-clock.tsx'
import type { HeldTickets } from '../hold/use-hold.ts'
import { useTicketCheckout } from './use-ticket-checkout.ts'

export interface CheckoutFormProps {
  readonly sale: EventSale
  readonly held: HeldTickets
  readonly method: PaymentMethodCode | undefined
  readonly isCounting: boolean
  readonly isOpenElsewhere: boolean
  readonly onMethod: (method: PaymentMethodCode) => void
  readonly onReload: () => Promise<void>
}

/** Who pays and how, beside what is paid. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { sale, held, method, isCounting, isOpenElsewhere, onMethod, onReload } = props
  const { hold } = held
  const { orcamento } = hold
  const t = useTranslations('ticketCheckout')
  const words = useTranslations('ticketBuying')
  const money = useMoney()
  const navigate = useNavigate()
  const formId = useId()
  const path = checkoutPath(sale.idEvento, hold.codigo)
  const [before, setBefore] = useState<TicketQuote>()
  const checkout = useTicketCheckout({ sale, hold, method, isCounting })
  const { payer, isPlaced } = checkout
  const amount = money(orcamento.total, sale.moeda)
  const isFree = orcamento.total === 0
  const offered = sale.metodos.filter(({ maximo }) => maximo === null || orcamento.valor <= maximo)

  const acts: Readonly<Partial<Record<PurchaseRemedy, () => unknown>>> = {
    retry: () => checkout.submit(),
    'choose-method': () => checkout.setParcelas(1),
    'pay-once': () => checkout.setParcelas(1),
    'show-payment': () => navigate(thankYouPath(hold.codigo)),
    'log-in': () => navigate(accessPath(path)),
    'other-events': () => navigate('/event'),
    'hold-again': () => navigate(stepPath(sale.idEvento, 'holders')),
    'update-data': () =>
      payer.member ? navigate(dataUpdatePath(readMissingData(checkout.error), path)) : checkout.askForMissing(),
    'change-holder': () =>
      navigate(stepPath(sale.idEvento, 'holders', (readRefusedHolder(checkout.error)?.index ?? 0) + 1)),
  }
  function help(remedy: PurchaseRemedy): void {
    checkout.clear()
    const act = acts[remedy] ?? (() => navigate(stepPath(sale.idEvento, 'tickets')))
    act()
  }
  const isAnotherTotal = Object(checkout.error).code === 'EVT_REG_014'
  const summary = <PriceLines quote={orcamento} method={method} isCounting={isCounting} />
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,44rem)_22rem] lg:items-start lg:justify-between lg:gap-x-14">
      <div className="grid grid-cols-1 gap-7">
        {isOpenElsewhere && <OtherTabNotice />}
        <HoldClock held={held} isSending={false} onAgain={() => void navigate(stepPath(sale.idEvento, 'holders'))} />
        <div className="lg:hidden">{summary}</div>
        {isPlaced ? null : payer.member ? (
          <MemberPayer
            name={payer.member.nome}
            title={words('buyer.title')}
            mailNote={words('buyer.mailTo', { email: payer.member.email })}
            missing={payer.missing}
            path={path}
          />
        ) : (
          <VisitorFields
            valid={payer.form}
            needs={checkout.needs}
            formId={formId}
            title={words('buyer.title')}
            emailHint={words('buyer.emailHint')}
            path={path}
          />
        )}
        {!isFree && (
          <MethodChoice
            methods={offered.map(({ codigoMetodoPagamento }) => codigoMetodoPagamento)}
            value={method}
            onChange={(chosen) => {
              checkout.clear()
              onMethod(chosen)
            }}
            amount={orcamento.valor}
            currency={sale.moeda}
            coversFees
            loadCost={(metodoPagamento, valor) => loadCost(sale, metodoPagamento, valor)}
          />
        )}
        {checkout.plans.length > 1 && (
          <SelectField
            label={t('installments')}
            value={String(checkout.parcelas)}
            onChange={(event) => checkout.setParcelas(Number(event.currentTarget.value))}
            options={checkout.plans.map(({ parcelas, valorParcela, valorTotal, juros }) => ({
              value: String(parcelas),
              label: t(juros > 0 ? 'installmentInterest' : 'installment', {
                count: String(parcelas),
                amount: money(valorParcela, sale.moeda),
                total: money(valorTotal, sale.moeda),
              }),
            }))}
          />
        )}
        {sale.termos && !isPlaced && (
          <TermsField
            terms={sale.termos}
            isAccepted={checkout.isAccepted}
            isMissing={checkout.isTermsMissing}
            onChange={checkout.accept}
          />
        )}
        {checkout.isDeclined && (
          <Notice tone="danger">
            <p>{t('declined')}</p>
          </Notice>
        )}
        {before && before.total !== orcamento.total && (
          <PriceChange
            before={before}
            now={orcamento}
            onAccept={() => {
              setBefore(undefined)
              checkout.submit()
            }}
            onEdit={() => void navigate(stepPath(sale.idEvento, 'tickets'))}
          />
        )}
        {isAnotherTotal ? (
          <TicketFailure
            error={checkout.error}
            sale={sale}
            onRemedy={() => {
              setBefore(orcamento)
              checkout.clear()
              void onReload()
            }}
          />
        ) : (
          <TicketFailure error={checkout.error} sale={sale} onRemedy={help} />
        )}
        <PayPart
          chosen={checkout}
          text={(key) => (key === 'rehearsal' || key === 'offline' ? words(key) : t(key))}
          amount={amount}
          payLabel={isFree ? t('confirm') : t('pay', { amount })}
          isRehearsal={sale.flagEnsaio}
          isVisitor={!payer.member}
          isSending={checkout.isSending}
          isCounting={isCounting}
          isDisabled={payer.missing.length > 0 && !isPlaced}
          onPay={() => checkout.submit()}
        />
      </div>
      <aside className="sticky below-header-6 max-lg:hidden">{summary}</aside>
    </div>
  )
}

/** By the event's own rule of who bears the fees. */
async function loadCost({ idEvento, flagAssumirTaxasServico }: EventSale, method: PaymentMethodCode, amount: number) {
  const { total, liquido } = await callApi(calculateEventFees, {
    params: { id: String(idEvento) },
    query: { metodoPagamento: method, valor: String(amount) },
  })
  return { total, net: flagAssumirTaxasServico ? total : liquido }
}

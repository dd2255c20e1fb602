import type { PaymentMethodCode } from '@narthex/contract/church-codes'
import { calculateEventFees } from '@narthex/contract/tickets/sale.endpoints'
import type { EventSale } from '@narthex/contract/tickets/ticket.schemas'
import { SelectField } from '@narthex/ui/select-field'
import { useId } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { TermsField } from '../../../forms/holder/terms-field.tsx'
import { MethodChoice } from '../../../payments/method-choice.tsx'
import { PayPart } from '../../../payments/pay-part.tsx'
import { PayeeLine } from '../../../payments/payee-line.tsx'
import { MemberPayer } from '../../../payments/payer/member-payer.tsx'
import { VisitorFields } from '../../../payments/payer/visitor-fields.tsx'
import { useMoney } from '../../../payments/use-money.ts'
import type { PagePath } from '../../../routing/page-path.ts'
import { callApi } from '../../../session/api.ts'
import { checkoutPath, stepPath } from '../flow/flow-step.ts'
import { OtherTabNotice } from '../flow/other-tab-notice.tsx'
import { PriceLines } from '../flow/price-lines.tsx'
import { HoldClock } from '../hold/hold-clock.tsx'
import type { HeldTickets } from '../hold/use-hold.ts'
import { CheckoutFailure } from './checkout-failure.tsx'
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

type TicketCheckout = ReturnType<typeof useTicketCheckout>

/** Payer and payment method, beside the price. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { sale, held, method, isCounting, isOpenElsewhere, onMethod } = props
  const { orcamento } = held.hold
  const t = useTranslations('ticketCheckout')
  const words = useTranslations('ticketBuying')
  const money = useMoney()
  const navigate = useNavigate()
  const checkout = useTicketCheckout({ sale, hold: held.hold, method, isCounting })
  const { payer, isPlaced } = checkout
  const amount = money(orcamento.total, sale.moeda)
  const isFree = orcamento.total === 0
  const offered = sale.metodos.filter(({ maximo }) => maximo === null || orcamento.valor <= maximo)
  const summary = <PriceLines quote={orcamento} method={method} isCounting={isCounting} />
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,44rem)_22rem] lg:items-start lg:justify-between lg:gap-x-14">
      <div className="grid grid-cols-1 gap-7">
        {isOpenElsewhere && <OtherTabNotice />}
        <HoldClock held={held} isSending={false} onAgain={() => void navigate(stepPath(sale.idEvento, 'holders'))} />
        <div className="lg:hidden">{summary}</div>
        {!isPlaced && <TicketPayer checkout={checkout} path={checkoutPath(sale.idEvento, held.hold.codigo)} />}
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
        {checkout.plans.length > 1 && <Installments checkout={checkout} currency={sale.moeda} />}
        {sale.termos && !isPlaced && (
          <TermsField
            terms={sale.termos}
            isAccepted={checkout.isAccepted}
            isMissing={checkout.isTermsMissing}
            onChange={checkout.accept}
          />
        )}
        <CheckoutFailure {...props} checkout={checkout} />
        <PayPart
          chosen={checkout}
          text={(key) => (key === 'rehearsal' || key === 'offline' ? words(key) : t(key))}
          amount={amount}
          payLabel={isFree ? t('confirm') : t('pay', { amount })}
          payee={!isFree && <PayeeLine method={method} />}
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

function TicketPayer({ checkout: { payer, needs }, path }: { checkout: TicketCheckout; path: PagePath }) {
  const t = useTranslations('ticketBuying.buyer')
  const formId = useId()
  if (payer.member) {
    const { nome, email } = payer.member
    return (
      <MemberPayer
        name={nome}
        title={t('title')}
        mailNote={t('mailTo', { email })}
        missing={payer.missing}
        path={path}
      />
    )
  }
  return (
    <VisitorFields
      valid={payer.form}
      needs={needs}
      formId={formId}
      title={t('title')}
      emailHint={t('emailHint')}
      path={path}
    />
  )
}

function Installments({ checkout, currency }: { checkout: TicketCheckout; currency: EventSale['moeda'] }) {
  const t = useTranslations('ticketCheckout')
  const money = useMoney()
  return (
    <SelectField
      label={t('installments')}
      value={String(checkout.parcelas)}
      onChange={(event) => checkout.setParcelas(Number(event.currentTarget.value))}
      options={checkout.plans.map(({ parcelas, valorParcela, valorTotal, juros }) => ({
        value: String(parcelas),
        label: t(juros > 0 ? 'installmentInterest' : 'installment', {
          count: String(parcelas),
          amount: money(valorParcela, currency),
          total: money(valorTotal, currency),
        }),
      }))}
    />
  )
}

/** Cost by the event's rule of who bears the fees. */
async function loadCost({ idEvento, flagAssumirTaxasServico }: EventSale, method: PaymentMethodCode, amount: number) {
  const { total, liquido } = await callApi(calculateEventFees, {
    params: { id: String(idEvento) },
    query: { metodoPagamento: method, valor: String(amount) },
  })
  return { total, net: flagAssumirTaxasServico ? total : liquido }
}

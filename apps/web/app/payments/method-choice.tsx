import { useLoaded } from '@narthex/client/data/use-loaded'
import type { PaymentMethodCode } from '@narthex/contract/church-codes'
import { calculateFees } from '@narthex/contract/payments/payment.endpoints'
import type { Currency } from '@narthex/contract/payments/payment-states'
import { EmptyState } from '@narthex/ui/empty-state'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { callApi } from '../session/api.ts'
import { MethodSign } from './method-sign.tsx'
import { OptionRow } from './option-row.tsx'
import { useMoney } from './use-money.ts'

export interface MethodChoiceProps {
  /** Methods of the church (`site.paymentMethods`), or fewer. */
  readonly methods: readonly PaymentMethodCode[]
  readonly value: PaymentMethodCode | undefined
  readonly onChange: (method: PaymentMethodCode) => void
  /** Cents, before fees. */
  readonly amount: number
  readonly currency: Currency
  /** The payer covers the fees. */
  readonly coversFees: boolean
  /** The payer's country, where it is known: Pix and boleto are for Brazil. */
  readonly country?: string | undefined
  /** Loads the cost of a method where it is not set by the church's own rules. */
  readonly loadCost?: (method: PaymentMethodCode, amount: number) => Promise<Cost>
}

interface Cost {
  /** Amount that the payer pays, in cents. */
  readonly total: number
  /** Amount that the church receives, in cents. */
  readonly net: number
}

const onlyInBrazil: ReadonlySet<PaymentMethodCode> = new Set(['PIX', 'BOLETO', 'PIX_MANUAL'])

type Costs = Readonly<Partial<Record<PaymentMethodCode, Cost>>>

/** The ways to pay as large choices, each with what it costs and when it is confirmed. Texts: `payments`. */
export function MethodChoice({ methods, value, onChange, country, loadCost, ...price }: MethodChoiceProps) {
  const t = useTranslations('payments')
  const name = useId()
  const costs = useCosts(methods, price, loadCost)
  if (methods.length === 0) {
    return <EmptyState icon="give" title={t('choice.none')} lead={t('choice.noneLead')} />
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 text-lg font-semibold">{t('choice.legend')}</legend>
      <div className="grid grid-cols-1 gap-2.5">
        {methods.map((method) => {
          const isAbroad = country !== undefined && country !== 'BR' && onlyInBrazil.has(method)
          return (
            <OptionRow
              key={method}
              name={name}
              value={method}
              isChosen={method === value}
              isDisabled={isAbroad}
              onChoose={() => onChange(method)}
              sign={<MethodSign method={method} />}
              label={t(`methods.${method}`)}
              line={
                <>
                  <span className="block">{t(isAbroad ? 'choice.onlyBrazil' : `settles.${method}`)}</span>
                  {!isAbroad && <CostLine cost={costs[method]} {...price} />}
                </>
              }
            />
          )
        })}
      </div>
    </fieldset>
  )
}

type Price = Pick<MethodChoiceProps, 'amount' | 'currency' | 'coversFees'>

function CostLine({ cost, amount, currency, coversFees }: Price & { cost: Costs[PaymentMethodCode] }) {
  const t = useTranslations('payments.choice')
  const money = useMoney()
  // Its place is kept until the price is known.
  if (!cost) return <span className="block">&nbsp;</span>
  const isFree = cost.total === amount && cost.net === amount
  if (isFree) return <span className="block">{t('free')}</span>
  return (
    <span className="block tabular-nums">
      {coversFees
        ? t('youPay', { amount: money(cost.total, currency) })
        : t('churchGets', { amount: money(cost.net, currency) })}
    </span>
  )
}

/** Cost of each method; a method whose price cannot be loaded is offered without it. */
function useCosts(
  methods: readonly PaymentMethodCode[],
  { amount, coversFees }: Price,
  loadCost: (method: PaymentMethodCode, amount: number) => Promise<Cost | undefined> = (metodoPagamento) => {
    const query = { metodoPagamento, valor: String(amount), flagTaxas: coversFees ? 'true' : 'false' } as const
    return callApi(calculateFees, { query }).then(({ total, liquido }) =>
      total === null || liquido === null ? undefined : { total, net: liquido },
    )
  },
): Costs {
  const key = amount > 0 ? JSON.stringify([methods, amount, coversFees]) : undefined
  const loaded = useLoaded(key, async (): Promise<Costs> => {
    const found = await Promise.all(
      methods.map(async (method) => {
        const cost = await loadCost(method, amount).catch(() => undefined)
        return cost ? [[method, cost] as const] : []
      }),
    )
    return Object.fromEntries(found.flat())
  })
  return loaded.state === 'ready' ? loaded.value : {}
}

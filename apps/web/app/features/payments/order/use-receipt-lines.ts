import type { PaymentStatus } from '@narthex/contract/payments/payment.schemas'
import { useTranslations } from 'use-intl'
import { useCardWords } from '../../../payments/card-words.ts'
import { useMoment } from '../../../payments/use-moment.ts'
import { useMoney } from '../../../payments/use-money.ts'

export interface ReceiptLine {
  readonly label: string
  readonly value: string
  readonly isSum?: boolean
}

/** The lines of an order's receipt: only those that say something. */
export function useReceiptLines(status: PaymentStatus): ReceiptLine[] {
  const t = useTranslations('payments.receipt')
  const methods = useTranslations('payments.methods')
  const cards = useCardWords()
  const money = useMoney()
  const moment = useMoment()
  const { descricao, valor, moeda, flagTaxas, pagamento, dataCadastro, pedido, situacao } = status
  const amount = (cents: number) => money(cents, moeda)
  const fees = pagamento && flagTaxas ? pagamento.taxaServico + pagamento.taxaProcessamento : 0
  const isPaid = situacao === 'success' || situacao === 'refunded'

  const lines: (ReceiptLine | false | null)[] = [
    { label: t('description'), value: descricao },
    pagamento && { label: t('method'), value: methods(pagamento.codigoMetodoPagamento) },
    pagamento?.ultimosDigitos != null && { label: t('cardLabel'), value: cards.name(pagamento) },
    { label: t('amount'), value: amount(valor) },
    fees > 0 && { label: t('fees'), value: amount(fees) },
    pagamento !== null && pagamento.juros > 0 && { label: t('interest'), value: amount(pagamento.juros) },
    pagamento !== null &&
      pagamento.parcelas.length > 1 && { label: t('installments'), value: installmentText(pagamento.parcelas) },
    pagamento && { label: t(isPaid ? 'total' : 'totalDue'), value: amount(pagamento.total), isSum: true },
    pagamento !== null && pagamento.estornado > 0 && { label: t('refunded'), value: amount(pagamento.estornado) },
    { label: t('placed'), value: moment(dataCadastro) },
    pagamento && {
      label: t(situacao === 'success' ? 'received' : 'changed'),
      value: moment(pagamento.dataUltimaAlteracao),
    },
    { label: t('code'), value: pedido },
  ]
  return lines.filter((line) => line !== null && line !== false)

  function installmentText(parts: readonly number[]): string {
    const [first = 0, last = 0] = [parts[0], parts.at(-1)]
    const values = { count: String(parts.length), amount: amount(first), last: amount(last) }
    return first === last ? t('each', values) : t('eachUneven', values)
  }
}

import type { Payee } from '@narthex/contract/payments/payee'
import { describePayee, nameGateway } from '@narthex/contract/payments/payee'
import type { MailPayment } from '../mailer.ts'

/** A church as far as payments name it. */
export interface PaidChurch {
  readonly nome: string
  readonly recebedor: Payee | undefined
  readonly endereco: { readonly pais: string } | null
}

interface PayeeTexts {
  readonly by: string
  readonly direct: string
}

/** `Pagamento a Associação Videira, CNPJ …, processado por Asaas`; undefined where the church has named no receiver. */
export function writePayee(
  texts: PayeeTexts,
  { nome, recebedor, endereco }: PaidChurch,
  { method, gateway }: MailPayment,
): string | undefined {
  if (!recebedor?.nome && !recebedor?.documento) return undefined
  const name = nameGateway(method, gateway)
  const payee = describePayee(recebedor, nome, endereco?.pais)
  return (name ? texts.by : texts.direct).replace(/\{(payee|gateway)\}/g, (_, key) =>
    key === 'payee' ? payee : (name ?? ''),
  )
}

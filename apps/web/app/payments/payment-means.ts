import type { BankChoice } from './bank-form.tsx'
import type { CardChoice } from './card-picker.tsx'

/** Card or account with which a method is paid. */
export type PaymentMeans = CardChoice | BankChoice

/** The fields of `startPayment` for a card or an account. */
export function describeMeans(means: PaymentMeans | undefined) {
  if (!means) return {}
  if ('bank' in means) return { contaBancaria: means.bank }
  return 'savedId' in means ? { idCartao: means.savedId } : { tokenCartao: means.token, salvarCartao: means.save }
}

const names = new WeakMap<object, string>()

/** A name for a card or an account by which a payment is recognised. Nothing of what was typed is kept. */
export function nameMeans(means: PaymentMeans | undefined): string {
  if (!means) return ''
  if ('savedId' in means) return means.savedId
  const name = names.get(means) ?? crypto.randomUUID()
  names.set(means, name)
  return name
}

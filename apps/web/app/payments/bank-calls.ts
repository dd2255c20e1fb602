import * as bank from '@narthex/contract/payments/bank.endpoints'
import { callApi } from '../session/api.ts'
import { exchangeForToken } from './gateway-token.ts'
import { openStripe } from './stripe-script.ts'

/** A bank account as it was typed. It is kept nowhere, and does not reach our server. */
export interface TypedBankAccount {
  readonly rota: string
  readonly conta: string
  readonly tipo: 'checking' | 'savings'
}

export type BankForm = Awaited<ReturnType<typeof prepareBankAccount>>

/** Form with which the gateway takes a bank account; null where it needs no numbers (rehearsal). */
export async function prepareBankAccount() {
  return (await callApi(bank.prepareBankAccount, {})).formulario
}

/** The gateway does not know the account. */
export class BankAccountRefused extends Error {}

/** Exchanges a typed account for the gateway's token, from browser to gateway. */
export async function exchangeBankAccount(
  form: BankForm,
  { rota, conta, tipo }: TypedBankAccount,
  payer: { readonly nome: string; readonly email: string },
): Promise<string> {
  if (!form) return `ensaio_${crypto.randomUUID()}`
  if (form.kind === 'token_call') return exchangeForToken(form.url, { account: `${rota}/${conta}` })
  const stripe = await openStripe(form.publicKey)
  const { error, paymentMethod } = await stripe.createPaymentMethod({
    type: 'us_bank_account',
    us_bank_account: {
      account_holder_type: 'individual',
      account_type: tipo,
      routing_number: rota,
      account_number: conta,
    },
    billing_details: { name: payer.nome, email: payer.email },
  })
  if (error || !paymentMethod) throw new BankAccountRefused(error?.type)
  return paymentMethod.id
}

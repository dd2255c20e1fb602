import type { PaymentMethodCode } from '../church-codes.ts'
import { gatewayNumbers } from './payment-states.ts'

/** The receiver of a church's payments, as far as the church has said it. */
export interface Payee {
  readonly nome: string | null
  readonly documento: string | null
}

/** Proper names of gateways by their numbers. */
export const gatewayNames: Readonly<Record<number, string>> = {
  [gatewayNumbers.cardconnect]: 'CardPointe',
  [gatewayNumbers.picpay]: 'PicPay',
  [gatewayNumbers.stripe]: 'Stripe',
  [gatewayNumbers.zoop]: 'Zoop',
  [gatewayNumbers.asaas]: 'Asaas',
}

/** Name of the tax number of an organisation, by country (ISO 3166). */
const taxNumberNames: Readonly<Record<string, string>> = {
  AR: 'CUIT',
  BR: 'CNPJ',
  CL: 'RUT',
  CO: 'NIT',
  ES: 'NIF',
  MX: 'RFC',
  PE: 'RUC',
  PT: 'NIF',
  PY: 'RUC',
  US: 'EIN',
  UY: 'RUT',
}

/** The church's legal name and tax number, as far as they are known: `Associação Videira, CNPJ 11.222.333/0001-81`. */
export function describePayee(payee: Payee | undefined, name: string, country: string | undefined): string {
  const { nome, documento } = payee ?? {}
  return [nome || name, documento && describeTaxNumber(documento, country)].filter(Boolean).join(', ')
}

/** Churches type the number with its name or without it. */
function describeTaxNumber(number: string, country: string | undefined): string {
  const label = country && taxNumberNames[country]
  const isNamed = /^\p{L}[\p{L}.]+[\s:]/u.test(number)
  return label && !isNamed ? `${label} ${number}` : number
}

/** The name of a gateway by its number; PayPal has none and is known by its method. */
export function nameGateway(
  method: PaymentMethodCode | undefined,
  number: number | null | undefined,
): string | undefined {
  if (method === 'PAYPAL') return 'PayPal'
  return number == null ? undefined : gatewayNames[number]
}

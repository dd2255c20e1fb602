import type { PaymentMethodCode } from '@narthex/contract/church-codes'
import type { GivingSettings } from '@narthex/contract/giving/giving.schemas'
import { gatewayNames } from './gateway-names.ts'

/** The payee as the church names it, and the gateways of its methods. */
export type PayeeSettings = Pick<GivingSettings, 'recebedor' | 'metodos'>

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
export function describePayee(settings: PayeeSettings | undefined, name: string, country: string | undefined): string {
  const { nome, documento } = settings?.recebedor ?? {}
  return [nome || name, documento && describeTaxNumber(documento, country)].filter(Boolean).join(', ')
}

/** Churches type the number with its name or without it. */
function describeTaxNumber(number: string, country: string | undefined): string {
  const label = country && taxNumberNames[country]
  const isNamed = /^\p{L}[\p{L}.]+[\s:]/u.test(number)
  return label && !isNamed ? `${label} ${number}` : number
}

/** The gateway that takes a method's payments as the church has set it; undefined where no third party does. */
export function findGatewayName(
  settings: PayeeSettings | undefined,
  method: PaymentMethodCode | undefined,
): string | undefined {
  const payable = settings?.metodos.find(({ codigoMetodoPagamento }) => codigoMetodoPagamento === method)
  return nameGateway(method, payable?.idGatewayPagamento)
}

/** The name of a gateway by its number; PayPal has none and is known by its method. */
export function nameGateway(
  method: PaymentMethodCode | undefined,
  number: number | null | undefined,
): string | undefined {
  if (method === 'PAYPAL') return 'PayPal'
  return number == null ? undefined : gatewayNames[number]
}

import { dateIn } from '@narthex/contract/church-time'
import { InvalidGatewayRequest } from './gateway-failures.ts'
import type { Payer } from './payment-gateway.ts'

/** A name in the two parts that gateways ask for; of a single word both. */
export function splitName(name: string): { first: string; last: string } {
  const [first = '', ...others] = name.trim().split(/\s+/)
  return { first, last: others.join(' ') || first }
}

/** The payer's CPF or CNPJ without punctuation; a CNPJ may hold letters. Refuses a payer without one. */
export function requireDocument({ document }: Payer): string {
  const value = document?.value.replace(/[^0-9A-Za-z]/g, '').toUpperCase()
  if (!value) throw new InvalidGatewayRequest('missing_document', 'document')
  return value
}

/** A Brazilian number in area code and number, in any notation; none for a number of another country. */
export function splitBrazilianPhone(phone: string | undefined): { area: string; number: string } | undefined {
  const digits = (phone ?? '').replace(/\D/g, '')
  const isForeign = phone?.trim().startsWith('+') && !digits.startsWith('55')
  const [, area, number] = /^(?:55)?(\d{2})(9?\d{8})$/.exec(digits) ?? []
  return area && number && !isForeign ? { area, number } : undefined
}

/** The calendar day (YYYY-MM-DD) of a moment where Brazilian gateways keep their books. */
export const toBrazilianDay = (moment: Date): string => dateIn('America/Sao_Paulo', moment)

import { dateIn } from '@narthex/contract/church-time'

/** A name in the two parts that gateways ask for; of a single word both. */
export function splitName(name: string): { first: string; last: string } {
  const [first = '', ...others] = name.trim().split(/\s+/)
  return { first, last: others.join(' ') || first }
}

/** The calendar day (YYYY-MM-DD) of a moment where Brazilian gateways keep their books. */
export const toBrazilianDay = (moment: Date): string => dateIn('America/Sao_Paulo', moment)

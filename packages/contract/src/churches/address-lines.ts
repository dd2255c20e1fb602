import type { Address } from './church.schemas.ts'

/** Where people write the house number before its street, and the postal code after the state. */
const numberFirst = ['AU', 'CA', 'GB', 'IE', 'NZ', 'US', 'ZA']
/** Where people write the postal code before the town. */
const codeFirst = [
  'AD',
  'AR',
  'AT',
  'BE',
  'CH',
  'CZ',
  'DE',
  'DK',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'IT',
  'LU',
  'MX',
  'NL',
  'NO',
  'PL',
  'PT',
  'PY',
  'RO',
  'SE',
  'SI',
  'UY',
]

/** Street and number: enough within the town. */
export function streetLine({ logradouro, numero, pais }: Address): string {
  if (numberFirst.includes(pais)) return [numero, logradouro].filter(Boolean).join(' ')
  return [logradouro, numero].filter(Boolean).join(', ')
}

/** An address as people write it, in one or two lines: street, then town. */
export function addressLines(address: Address): string[] {
  const home = [streetLine(address), address.complemento].filter(Boolean).join(' – ')
  return [home, townLine(address)].filter(Boolean)
}

function townLine({ bairro, cidade, estado, cep, pais }: Address): string {
  const listed = (...parts: (string | null)[]) => parts.filter(Boolean).join(', ')
  const spaced = (...parts: (string | null)[]) => parts.filter(Boolean).join(' ')
  if (numberFirst.includes(pais)) return spaced(listed(bairro, cidade, estado), cep)
  if (codeFirst.includes(pais)) return listed(bairro, spaced(cep, cidade), estado === cidade ? null : estado)
  return [listed(bairro, cidade, estado), cep].filter(Boolean).join(' · ')
}

/** An address on one line. */
export const writeAddress = (address: Address): string => addressLines(address).join(' · ')

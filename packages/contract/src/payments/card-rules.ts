/* The rules of a typed card (specification §5). They run in the form and again on the server. */

export const cardBrands = [
  'visa',
  'mastercard',
  'elo',
  'amex',
  'hipercard',
  'diners',
  'discover',
  'jcb',
  'unknown',
] as const
export type CardBrand = (typeof cardBrands)[number]

/** Prefixes as inclusive ranges of the first digits. Elo and Hipercard come first: their ranges lie within others. */
const brandRanges: readonly (readonly [CardBrand, from: string, to: string])[] = [
  ['elo', '401178', '401179'],
  ['elo', '431274', '431274'],
  ['elo', '438935', '438935'],
  ['elo', '451416', '451416'],
  ['elo', '457393', '457393'],
  ['elo', '457631', '457632'],
  ['elo', '504175', '504175'],
  ['elo', '506699', '506778'],
  ['elo', '509000', '509999'],
  ['elo', '627780', '627780'],
  ['elo', '636297', '636297'],
  ['elo', '636368', '636368'],
  ['elo', '650031', '650598'],
  ['elo', '650700', '650727'],
  ['elo', '650901', '650978'],
  ['elo', '651652', '651679'],
  ['elo', '655000', '655058'],
  ['hipercard', '606282', '606282'],
  ['hipercard', '384100', '384199'],
  ['amex', '34', '34'],
  ['amex', '37', '37'],
  ['diners', '300', '305'],
  ['diners', '36', '36'],
  ['diners', '38', '39'],
  ['jcb', '3528', '3589'],
  ['discover', '6011', '6011'],
  ['discover', '644', '659'],
  ['mastercard', '51', '55'],
  ['mastercard', '2221', '2720'],
  ['visa', '4', '4'],
]

/** The digits of a number as it was typed, with its spaces and dashes removed. */
export const cardDigits = (typed: string): string => typed.replace(/[\s-]/g, '')

/** The brand by the first digits; known before the number is complete. */
export function findCardBrand(typed: string): CardBrand {
  const digits = cardDigits(typed)
  const found = brandRanges.find(([, from, to]) => {
    const beginning = digits.slice(0, from.length)
    return beginning.length === from.length && from <= beginning && beginning <= to
  })
  return found?.[0] ?? 'unknown'
}

/** 13 to 19 digits with a right check digit (Luhn, ISO/IEC 7812-1). */
export function isCardNumber(typed: string): boolean {
  const digits = cardDigits(typed)
  return /^\d{13,19}$/.test(digits) && !/^0+$/.test(digits) && luhnSum(digits) % 10 === 0
}

function luhnSum(digits: string): number {
  return [...digits].reverse().reduce((sum, digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return sum + (product > 9 ? product - 9 : product)
  }, 0)
}

export interface CardExpiry {
  readonly month: number
  readonly year: number
}

/** Reads `MM/YY` and `MM/YYYY`. Two digits are a year of this century. */
export function parseCardExpiry(typed: string): CardExpiry | undefined {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d{2}|\d{4})$/.exec(typed.trim()) ?? []
  if (!month || !year) return undefined
  return { month: Number(month), year: Number(year) + (year.length === 2 ? 2000 : 0) }
}

/** A card is good until the last day of its month. */
export function isCardExpired({ month, year }: CardExpiry, today: string): boolean {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}` < today.slice(0, 7)
}

/** Three digits; four on American Express cards. */
export function isCardCode(typed: string, brand: CardBrand): boolean {
  const length = brand === 'amex' ? 4 : 3
  return /^\d{3,4}$/.test(typed) && (brand === 'unknown' || typed.length === length)
}

/** The name as it is printed: letters, spaces, dots, apostrophes and hyphens. A number typed here by mistake is refused. */
export function isCardHolder(typed: string): boolean {
  const name = typed.trim()
  return name.length >= 2 && name.length <= 60 && /^[\p{L}\p{M} .'’-]+$/u.test(name)
}

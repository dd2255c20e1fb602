import type { Mask } from '@narthex/client/forms/mask'
import { grouped } from '@narthex/client/forms/masks'
import { type CardBrand, findCardBrand } from '@narthex/contract/payments/card-rules'

const digits = (text: string) => text.replace(/\D/g, '')

type Groups = readonly (readonly [before: string, length: number])[]

const usual: Groups = [
  ['', 4],
  [' ', 4],
  [' ', 4],
  [' ', 4],
  [' ', 3],
]

/** Groups of digits as printed on the card, by the possible lengths of the number. */
const groupsByBrand: Readonly<Partial<Record<CardBrand, Groups>>> = {
  amex: [
    ['', 4],
    [' ', 6],
    [' ', 5],
  ],
  diners: [
    ['', 4],
    [' ', 6],
    [' ', 4],
  ],
}

/** `4111 1111 1111 1111`, in the groups of its brand. */
export const cardNumberMask: Mask = {
  read: digits,
  write: (signs) => grouped(signs, groupsByBrand[findCardBrand(signs)] ?? usual),
  counts: /\d/,
}

/** `08/31` or `08/2031`; a month of one digit is understood. */
export const cardExpiryMask: Mask = {
  read(text) {
    const [month = '', ...rest] = text.split(/\D+/)
    return rest.length > 0 && month.length === 1 ? `0${month}${rest.join('')}` : digits(text)
  },
  write(signs) {
    const all = /^[2-9]/.test(signs) ? `0${signs}` : signs
    return all.length > 2 ? `${all.slice(0, 2)}/${all.slice(2, 6)}` : all
  },
  counts: /\d/,
  divide: (signs) => (signs.length === 1 ? `0${signs}` : signs),
}

export const cardCodeMask: Mask = { read: digits, write: (signs) => signs.slice(0, 4), counts: /\d/ }

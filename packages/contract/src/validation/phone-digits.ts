import { plainDigits } from '../pasted-text.ts'

/** Words that stand before copied numbers, and addresses of chats, which have a number with its calling code. */
const label =
  /^(?:tel|telef|phone|ph|fone|telefone|tel[ée]fono|telem[óo]vel|celular|cell?|m[óo]v[ei]l|mobile|whats|whatsapp|wpp|zap|fax|contato|contacto)[\s.:]{0,8}(?=[+(\d])/i
const chat =
  /^(?:(?:https?:\/\/)?(?:wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?phone=)|whatsapp:\/\/send\/?\?phone=)\+?(\d{8,15})(?:[?&/].*)?$/i
const chatAddress = /^(\d{8,15})@(?:c\.us|s\.whatsapp\.net)$/
/** How tables write a number that they take for an amount. */
const asAmount = /^(\+?\d{8,15})[.,]0{1,2}$/
/** The place of a company's two digits, which Brazil writes with letters: `(0xx11)`. */
const companyPlace = /^(\D*)0(?:xx|\*\*)(?=\D*[1-9])/i

/** A number as it is typed, without what was copied beside it: labels, quotation marks and pictures. */
export const withoutLabel = (text: string): string =>
  plainDigits(text)
    .replace(/[[{]/g, '(')
    .replace(/[\]}]/g, ')')
    .replace(/[·•_]/g, ' ')
    .replace(/^[^\p{L}\p{N}+(.,=-]+/u, '')
    .replace(/["'’”;,\s]{1,8}$/, '')
    .replace(label, '')
    .replace(chat, '+$1')
    .replace(chatAddress, '+$1')
    .replace(asAmount, '$1')
    .replace(companyPlace, '$10')

/** The digits of a number. With a plus sign, or two zeros in its place, they begin with a calling code. */
export interface PhoneDigits {
  readonly isInternational: boolean
  readonly digits: string
  /** The digits as they were grouped. */
  readonly groups: readonly string[]
}

/** Reads digits in any notation. The zero of `+44 (0)20 …` is for calls within the country, except in Italy. */
export function readPhoneDigits(text: string): PhoneDigits {
  const written = withoutLabel(text)
  const hasPlus = /^\D*\+/.test(written)
  const isInternational = hasPlus || /^\D*0\D*0/.test(written)
  const plain = hasPlus ? written : isInternational ? written.replace(/0\D*0/, '') : written
  const kept = isInternational && !/^\D*39/.test(plain) ? plain.replace(/\(\s*0\s*\)/, ' ') : plain
  const groups = kept.split(/\D+/).filter(Boolean)
  return { isInternational, digits: groups.join(''), groups }
}

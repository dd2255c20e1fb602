import { plainDigits } from '../pasted-text.ts'

/** Words that stand before copied numbers, and addresses of chats, which have a number with its calling code. */
const label = /^(?:tel|phone|fone|telefone|tel[ée]fono|celular|cel|m[óo]vil|mobile|whatsapp|fax)\s*[.:]+\s*/i
const chat = /^(?:https?:\/\/)?(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=)\+?(?=\d)/i

/** A number as it is typed, without what was copied beside it. */
export const withoutLabel = (text: string): string => plainDigits(text).replace(label, '').replace(chat, '+')

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

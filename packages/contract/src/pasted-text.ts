/* Signs that phones, programs and pages add to what is copied. They show nothing, and no search finds what has them. */

/** Signs that show nothing by themselves (Unicode: default ignorable), the blank of Braille, and anchors of objects. */
const unseen = '\\p{DI}\\u2800\\ufff9-\\ufffc'
const ink = new RegExp(`[^\\p{Z}\\p{M}\\p{Cc}\\p{Cf}\\p{Cs}\\u{1d159}${unseen}]`, 'u')

/** Where the scripts stand that need joiners, and those that have no spaces, from Thai to Khmer. */
const joined = '[\\u0600-\\u1cff\\ua800-\\uabff\\ufb50-\\ufefc\\u{10a00}-\\u{11fff}]'
const spaceless = '[\\u0e00-\\u109f\\u1780-\\u17ff]'

/** Signs that show nothing where the text around them needs them. */
const needed = [
  // Flags of regions; emoji with their selectors and joiners; keys.
  '\\u{1f3f4}[\\u{e0020}-\\u{e007e}]{1,8}\\u{e007f}',
  '[\\p{ExtPict}\\p{EMod}][\\ufe0e\\ufe0f]?(?:\\u200d(?=\\p{ExtPict}))?',
  '[\\d#*]\\ufe0f\\u20e3',
  // Variants of Chinese signs and of Mongolian letters.
  '[\\u3400-\\u9fff\\u{20000}-\\u{3ffff}][\\ufe00-\\ufe02\\u{e0100}-\\u{e01ef}]',
  '[\\u1800-\\u18af][\\u180b-\\u180f]',
  `${joined}[\\u200c\\u200d](?=${joined})`,
  `(?=${joined})\\p{M}\\u200d`,
  `${spaceless}\\u200b(?=${spaceless})`,
  '[\\u2801-\\u28ff]\\u2800(?=[\\u2801-\\u28ff])',
]
const rightToLeft = '[\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc]'
const direction = '[\\u061c\\u200e\\u200f]'

const listSigns = (kept: readonly string[]) =>
  new RegExp(`(${kept.join('|')})|([\\u2800\\u3164\\uffa0])|[${unseen}]`, 'gu')
const ofLine = listSigns(needed)
const ofLines = listSigns([`${rightToLeft}${direction}|${direction}(?=${rightToLeft})`, ...needed])

const dropUnseen = (text: string, signs: RegExp): string =>
  text
    .normalize('NFC')
    .replace(signs, (_, kept: string | undefined, blank: string | undefined) => kept ?? (blank ? ' ' : ''))
    .normalize('NFC')

/** A value of one line without signs that show nothing: two names of the same pixels are stored alike. Idempotent. */
export const dropInvisible = (text: string): string => dropUnseen(text, ofLine)

/** Odd spaces and hyphens as those of keyboards. */
export const toKeyboardSigns = (text: string): string =>
  text.replace(/[^\S\t-\r\u2028\u2029]/g, ' ').replace(/[\u2010\u2011\u2043\u2212\ufe63\uff0d]/g, '-')

const lineBreak = /[\t-\r\u0085\u2028\u2029]/

/** A value of one line as it was meant: breaks are spaces, and spaces and hyphens are those of keyboards. Idempotent. */
export const cleanLine = (text: string): string =>
  toKeyboardSigns(dropInvisible(text).replace(/[\s\u0085]+/g, (space) => (lineBreak.test(space) ? ' ' : space)))

/** Whether a value of one line is among those on offer, which may have been kept before values were cleaned. */
export const isAmong = (offered: readonly string[], text: string): boolean =>
  offered.includes(text) || offered.some((own) => cleanLine(own).trim() === cleanLine(text).trim())

/** A text of lines as it was meant: all lines end alike. Marks of direction stay beside the scripts that need them. */
export const cleanLines = (text: string): string =>
  dropUnseen(text.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n'), ofLines)

/** Whether a text shows anything. */
export const hasInk = (text: string): boolean => ink.test(text)

/** A text without the white space around it; empty where it shows nothing. */
export const trimUnseen = (text: string): string => (hasInk(text) ? text.trim() : '')

const isDigit = /^\p{Nd}$/u

/** The value of a digit of any script: each script has its ten in a row. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && isDigit.test(String.fromCodePoint(code - value - 1))) value++
  return String(value)
}

/** A number as keyboards write it, from digits of any script, signs of full width and with what was copied beside it. */
export const plainDigits = (text: string): string =>
  cleanLine(text.normalize('NFKC'))
    .trim()
    .replace(/(?!\d)\p{Nd}/gu, digitValue)
    .replace(/\p{Pd}/gu, '-')

/* Signs that phones, programs and pages add to what is copied. They show nothing, and no search finds what has them. */

/** Signs that show nothing by themselves (Unicode: default ignorable), the blanks of Hangul and Braille, and anchors of objects. */
const unseen = '\\p{DI}\\u2800\\ufff9-\\ufffc'
const unseenRun = new RegExp(`[${unseen}]+`, 'gu')
const ink = new RegExp(`[^\\p{Z}\\p{M}\\p{Cc}\\p{Cf}\\p{Cs}\\u{1d159}${unseen}]`, 'u')

const blank = /[\u2800\u3164\uffa0]/
const braille = /[\u2801-\u28ff]/
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/
const directionMark = /[\u061c\u200e\u200f]/
const han = /\p{Script=Han}/u
const mongolian = /\p{Script=Mongolian}/u
/** Scripts without spaces between words, where a zero-width space says where lines may end. */
const spaceless = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
/** Letters and marks of scripts that need no joiners. */
const plainLetter =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const letter = /[\p{L}\p{M}]/u
const emoji = /[\p{ExtPict}\p{EMod}]/u
const flag = '\u{1f3f4}'
const keycap = '\u20e3'

const joins = (sign: string) => letter.test(sign) && !plainLetter.test(sign)

/** The signs of a run that the text around it needs: an emoji its selector and joiner, scripts theirs, flags their letters. */
function keepNeeded(run: string, before: string, after: string, hasDirections: boolean): string {
  const [first = ''] = run
  const joiner = /[\u200c\u200d]/.exec(run)?.[0] ?? ''
  if (before === flag) {
    const tags = /^[\u{e0020}-\u{e007e}]{1,8}\u{e007f}/u.exec(run)?.[0]
    if (tags) return tags
  }
  if (joiner && joins(before) && (joins(after) || (joiner === '\u200d' && /\p{M}/u.test(before)))) return joiner
  if (emoji.test(before) || after === keycap) {
    const selector = /^[\ufe0e\ufe0f]/.exec(run)?.[0] ?? ''
    return selector + (joiner === '\u200d' && emoji.test(before) && emoji.test(after) ? joiner : '')
  }
  if (/[\ufe00-\ufe02\u{e0100}-\u{e01ef}]/u.test(first) && han.test(before)) return first
  if (/[\u180b-\u180f]/.test(first) && mongolian.test(before)) return first
  if (run.includes('\u200b') && spaceless.test(before) && spaceless.test(after)) return '\u200b'
  if (hasDirections && (rightToLeft.test(before) || rightToLeft.test(after))) return directionMark.exec(run)?.[0] ?? ''
  if (!blank.test(run)) return ''
  return braille.test(before) && braille.test(after) ? '\u2800' : ' '
}

function dropUnseen(text: string, hasDirections: boolean): string {
  const whole = text.normalize('NFC')
  const seen = whole.replace(unseenRun, (run: string, at: number) => {
    const before = /[\s\S]$/u.exec(whole.slice(Math.max(0, at - 2), at))?.[0] ?? ''
    const after = String.fromCodePoint(whole.codePointAt(at + run.length) ?? 0x20)
    return keepNeeded(run, before, after, hasDirections)
  })
  return seen.normalize('NFC')
}

/** A value of one line without signs that show nothing: two names of the same pixels are stored alike. Idempotent. */
export const dropInvisible = (text: string): string => dropUnseen(text, false)

/** Odd spaces and hyphens as those of keyboards. */
export const toKeyboardSigns = (text: string): string =>
  text.replace(/[^\S\t-\r\u2028\u2029]/g, ' ').replace(/[\u2010\u2011\u2043\u2212\ufe63\uff0d]/g, '-')

const lineBreak = /[\t-\r\u0085\u2028\u2029]/

/** A value of one line as it was meant: breaks are spaces, and spaces and hyphens are those of keyboards. Idempotent. */
export const cleanLine = (text: string): string =>
  toKeyboardSigns(dropInvisible(text).replace(/[\s\u0085]+/g, (space) => (lineBreak.test(space) ? ' ' : space)))

/** A text of lines as it was meant: each end of a line is the same sign. Marks of direction stay beside the scripts that need them. */
export const cleanLines = (text: string): string =>
  dropUnseen(text.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n'), true)

/** Whether a text shows anything. */
export const hasInk = (text: string): boolean => ink.test(text)

/** A text without the white space around it; empty where it shows nothing. */
export const trimUnseen = (text: string): string => (hasInk(text) ? text.trim() : '')

/** A number as keyboards write it, from signs of full width and with what was copied beside it. */
export const plainDigits = (text: string): string =>
  cleanLine(text.normalize('NFKC'))
    .trim()
    .replace(/\p{Pd}/gu, '-')

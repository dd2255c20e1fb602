import { chatLimits } from '@narthex/contract/chat/chat-values'
import { dropInvisible } from '@narthex/contract/pasted-text'

/** Letters in mathematical styles and full width: they dodge lists of words, and screen readers spell them out. */
const styled = /[\u{1D400}-\u{1D7FF}\uFF01-\uFF5E]/gu

/** Fillers, selectors and other signs that show nothing; U+FE0F makes a sign an emoji and stays. */
const invisible =
  /(?!\u200D)\p{Cf}|\u034F|\u17B4|\u17B5|[\uFE00-\uFE0E]|[\u{E0100}-\u{E01EF}]|[\u115F\u1160\u2800\u3164\uFFA0\uFFF9-\uFFFD]|\p{Cs}|(?![\n\t\r])\p{Cc}|\p{Co}|\p{Cn}/gu

/** A joiner that joins no emojis. */
const looseJoiner =
  /(?<!\p{Extended_Pictographic}[\uFE0F\u{1F3FB}-\u{1F3FF}]?)\u200D|\u200D(?!\p{Extended_Pictographic})/gu

/** Marks beyond these stack over the lines above and below (“zalgo”); no language needs more. */
const maxMarks = 3
const stackedMarks = new RegExp(`(\\p{M}{${maxMarks}})\\p{M}+`, 'gu')
const looseMarks = /(^|\s)\p{M}+/gu

/** Plain text in one form: no invisible signs, no stacked marks, single spaces, at most one empty line. Idempotent. */
export function normaliseText(text: string): string {
  const clean = text
    .replace(styled, (letter) => letter.normalize('NFKC'))
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(invisible, '')
    .normalize('NFC')
    .replace(stackedMarks, '$1')
  return settle(clean)
}

/** Removing one thing may leave another without its neighbour: until nothing changes. */
function settle(text: string): string {
  const next = text
    .replace(looseJoiner, '')
    .replace(/[\t\p{Zs}]+/gu, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(looseMarks, '$1')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .normalize('NFC')
    .replace(stackedMarks, '$1')
  return next === text ? text : settle(next)
}

/** The text of a message; undefined where nothing is left of it, or too much. */
export function toMessageText(given: string): string | undefined {
  const text = normaliseText(given)
  return text.length > 0 && text.length <= chatLimits.texto ? text : undefined
}

/** The name of a guest: letters, digits and what joins them, on one line. Undefined where there is no letter, or too much. */
export function toGuestName(given: string): string | undefined {
  const name = dropInvisible(normaliseText(given))
    .replace(/[^\p{L}\p{M}\p{N} .,'’-]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()
  return /\p{L}/u.test(name) && name.length <= chatLimits.visitante ? name : undefined
}

import { withoutEnd } from '@narthex/contract/text-ends'
import { churchWords } from './church-words.rules.ts'

/** The product's own name. */
const productWords = ['narthex', 'nartex']
const wordsOfChurches: ReadonlySet<string> = new Set([...churchWords, ...productWords])

/** Readings of signs that stand for letters; some have two. */
const lookAlikes: readonly Readonly<Record<string, string>>[] = [
  { '@': 'a', '4': 'a', '3': 'e', '1': 'i', '!': 'i', '0': 'o', '5': 's', $: 's', '7': 't', '8': 'b', '9': 'g' },
  { '@': 'a', '4': 'a', '3': 'e', '1': 'l', '!': 'l', '0': 'o', '5': 's', $: 's', '7': 't', '8': 'b', '9': 'g' },
]

/** A word of a name or an address counts from this many letters on. */
const shortestContext = 3
/** Beside a word of the context, so many letters of one's own make a password. */
const ownLettersBesideContext = 5
/** Shorter, and most of the password is something else. */
const shortestWord = 3
/** So many words that everybody of a church says make no password; more of them do. */
const mostWords = 3
/** Fewer different signs are one sign held down. */
const fewestSigns = 5

/** Who chooses a password, and where: nothing of it may be the password. */
export type PasswordContext = readonly (string | null | undefined)[]

/**
 * Whether a password is one that others try first: on the list of common ones, a word of a church's world, or of this
 * person and this church, whatever letters are written as digits and whatever digits and signs stand around it.
 */
export function isGuessable(password: string, context: PasswordContext, isCommon: (word: string) => boolean): boolean {
  const written = plain(password)
  if (new Set(written).size < fewestSigns) return true
  const own = contextWords(context)
  const isWord = (word: string) => own.has(word) || wordsOfChurches.has(word) || isCommon(word)
  return readings(written).some(
    (reading) => isWord(reading) || isOnlyWords(reading, own) || isLittleBeside(reading, own),
  )
}

/** Small letters without accents. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** What a password may be read as: without what stands around it, without what stands between, and with letters for digits. */
function readings(written: string): string[] {
  const core = withoutEnd(written, /[^a-z\d]/).replace(/^[^a-z\d]+/, '')
  const letters = withoutEnd(written, /[^a-z]/).replace(/^[^a-z]+/, '')
  const shapes = [
    core,
    letters,
    ...lookAlikes.flatMap((signs) => [withLetters(core, signs), withLetters(letters, signs)]),
  ]
  return [...new Set([...shapes, ...shapes.map(onlyLetters)])].filter((reading) => reading.length >= shortestWord)
}

const withLetters = (text: string, signs: Readonly<Record<string, string>>) =>
  Array.from(text, (sign) => signs[sign] ?? sign).join('')
const onlyLetters = (text: string) => text.replace(/[^a-z]/g, '')

function contextWords(context: PasswordContext): Set<string> {
  const texts = context.flatMap((text) => (text ? [plain(text)] : []))
  const words = texts.flatMap((text) => [onlyLetters(text), ...text.split(/[^a-z]+/)])
  return new Set(words.filter((word) => word.length >= shortestContext))
}

/** A few words of the church's world or of this context, one after the other. */
function isOnlyWords(reading: string, own: ReadonlySet<string>, most = mostWords): boolean {
  if (wordsOfChurches.has(reading) || own.has(reading)) return true
  if (most === 1) return false
  for (let at = 1; at < reading.length; at++) {
    const first = reading.slice(0, at)
    if ((wordsOfChurches.has(first) || own.has(first)) && isOnlyWords(reading.slice(at), own, most - 1)) return true
  }
  return false
}

/** A word of this context, and hardly anything besides. */
function isLittleBeside(reading: string, own: ReadonlySet<string>): boolean {
  return [...own].some(
    (word) =>
      word.length > shortestContext && reading.includes(word) && isShort(onlyLetters(reading.replaceAll(word, ''))),
  )
}

const isShort = (letters: string) => letters.length < ownLettersBesideContext

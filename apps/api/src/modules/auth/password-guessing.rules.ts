import { withoutEnd } from '@narthex/contract/text-ends'
import { churchWords } from './church-words.rules.ts'

/** The product's own name. */
const productWords = ['narthex', 'nartex']
const wordsOfChurches: ReadonlySet<string> = new Set([...churchWords, ...productWords])

/** Letters that digits and signs replace; some have two. */
const lookAlikes: readonly Readonly<Record<string, string>>[] = [
  { '@': 'a', '4': 'a', '3': 'e', '1': 'i', '!': 'i', '0': 'o', '5': 's', $: 's', '7': 't', '8': 'b', '9': 'g' },
  { '@': 'a', '4': 'a', '3': 'e', '1': 'l', '!': 'l', '0': 'o', '5': 's', $: 's', '7': 't', '8': 'b', '9': 'g' },
]

/** Shorter words of names and addresses are ignored. */
const shortestContext = 3
/** Number of other letters that make a password with a word of the context acceptable. */
const ownLettersBesideContext = 5
/** Shorter words are ignored. */
const shortestWord = 3
/** A password of at most this number of well-known words is refused. */
const mostWords = 3
/** Fewer different characters are refused as repetition. */
const fewestSigns = 5

/** Words of the person and the church, which must not be the password. */
export type PasswordContext = readonly (string | null | undefined)[]

/**
 * Whether a password is easy to guess: a common one, a word that churches use, or a word of this person or church; also
 * with digits in place of letters, and with digits and signs around it.
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

/** The readings of a password: without surrounding signs, without inner signs, and with letters for digits. */
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

/** Consists only of a few words that churches use, or of this context. */
function isOnlyWords(reading: string, own: ReadonlySet<string>, most = mostWords): boolean {
  if (wordsOfChurches.has(reading) || own.has(reading)) return true
  if (most === 1) return false
  for (let at = 1; at < reading.length; at++) {
    const first = reading.slice(0, at)
    if ((wordsOfChurches.has(first) || own.has(first)) && isOnlyWords(reading.slice(at), own, most - 1)) return true
  }
  return false
}

/** Whether a reading consists of a word of the context and few other letters. */
function isLittleBeside(reading: string, own: ReadonlySet<string>): boolean {
  return [...own].some(
    (word) =>
      word.length > shortestContext && reading.includes(word) && isShort(onlyLetters(reading.replaceAll(word, ''))),
  )
}

const isShort = (letters: string) => letters.length < ownLettersBesideContext

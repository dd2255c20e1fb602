import { toLatinLetters } from './look-alikes.rules.ts'

/** Signs that show nothing: joiners, fillers, selectors, tags, direction marks. */
const invisible = /[\p{Cf}\p{Cc}\p{Cs}\p{Co}\p{Cn}\u115F\u1160\u2800\u3164\uFFA0]|\u034F|\u17B4|\u17B5/gu

/** Digits and signs that stand for letters within a word. */
const likeLetters: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'l',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  9: 'g',
  '@': 'a',
  $: 's',
  '!': 'l',
  '€': 'e',
  '£': 'l',
}

/** Letters of which one looks like two others. `i`, `l`, `I`, `1` and `|` are one: fonts draw them alike. */
const twins: readonly (readonly [RegExp, string])[] = [
  [/[i|]/g, 'l'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/æ/g, 'ae'],
  [/œ/g, 'oe'],
]

/** A text in small Latin letters, as it looks; what separates words stays. */
function toSkeleton(text: string): string {
  // Signs for letters as they are first: Unicode takes some for letters that look otherwise.
  const plain = toLatinLetters(text).normalize('NFKD').replace(/\p{M}/gu, '').replace(invisible, '')
  return toLatinLetters(toPlainDigits(plain)).toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')
}

/** Digits of any script as the usual ones. */
const toPlainDigits = (text: string): string =>
  text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    let start = code
    while (code - start < 9 && /\p{Nd}/u.test(String.fromCodePoint(start - 1))) start--
    return String(code - start)
  })

function joinTwins(word: string): string {
  return twins.reduce((text, [sign, letter]) => text.replace(sign, letter), word)
}

const foldWord = (word: string): string =>
  joinTwins(word.replace(/[013457-9@$!€£]/g, (sign) => likeLetters[sign] ?? sign).replace(/[^\p{L}\p{N}|]+/gu, ''))

/**
 * A name as it looks: small Latin letters and digits without accents, capitals, spaces and other scripts. Two names that
 * readers cannot tell apart have one fold. The database stores it, and computes none itself.
 */
export const foldName = (name: string): string => foldWord(toSkeleton(name))

/** A member's name as it is compared with others: a given name alone is everybody's, and like none. */
export const foldFullName = ({ nome, sobrenome }: { readonly nome: string; readonly sobrenome: string }): string =>
  sobrenome === '' ? '' : foldName(`${nome} ${sobrenome}`)

/** Words of a name as they look, each also without the digits at its ends, which add nothing to how it reads. */
export function foldWords(name: string): string[][] {
  return toSkeleton(name)
    .split(/[\s.,;:'’"_/()-]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .map((word) => [...new Set(listCuts(word).map(foldWord))])
}

/** A word as it is, and without what is no letter at its end, at its beginning, and at both. */
function listCuts(word: string): string[] {
  const signs = [...word]
  const isLetter = (sign: string) => /\p{L}/u.test(sign)
  const [first, end] = [signs.findIndex(isLetter), signs.findLastIndex(isLetter) + 1]
  const cut = (from: number, to?: number) => signs.slice(from, to).join('')
  return first === -1 ? [word, ''] : [word, cut(0, end), cut(first), cut(first, end)]
}

/** Names are short: more combinations come of made-up ones alone. */
const maxForms = 256

/** Lists all readings of a name: with and without digits at the ends of its words. */
export function findReadings(name: string): string[] {
  const readings = foldWords(name).reduce<string[]>(
    (begun, forms) => begun.flatMap((start) => forms.map((form) => start + form)).slice(0, maxForms),
    [''],
  )
  // Words that are put together read as one where the twins of letters meet, too.
  return [...new Set([foldName(name), ...readings, ...readings.map(joinTwins)])].filter((reading) => reading !== '')
}

import { splitWords } from '@narthex/contract/split-words'
import { fillerWords } from './section-words.ts'
import { gradeMatch } from './word-match.ts'

/** A place of the site, with all that it is called. */
export interface Section {
  /** A path of this site, or an address elsewhere. */
  readonly to: string
  readonly label: string
  /** Names and synonyms, in any language. */
  readonly names: readonly string[]
}

/** Maximum sections shown; more would hide the church's content. */
const mostSections = 4

/** The words that matter of a question; where none does, all but the shortest. */
export function contentWords(typed: string): string[] {
  const words = splitWords(typed).map(({ word }) => word)
  const content = words.filter((word) => !fillerWords.has(word))
  return content.length > 0 ? content : words.filter((word) => word.length > 2)
}

interface Graded {
  readonly section: Section
  /** Match of all words together: the higher, the surer. */
  readonly grade: number
  readonly hasSlip: boolean
}

/**
 * The sections that every word of the question names, best first. Slips of the keys count only where no section is
 * named without them.
 */
export function findSections<S extends Section>(sections: readonly S[], typed: string): S[] {
  const words = contentWords(typed)
  if (words.length === 0) return []
  const graded = sections.flatMap((section) => gradeSection(section, words) ?? [])
  const hasSure = graded.some(({ hasSlip }) => !hasSlip)
  return graded
    .filter(({ hasSlip }) => !hasSure || !hasSlip)
    .toSorted((one, other) => other.grade - one.grade)
    .slice(0, mostSections)
    .map(({ section }) => section as S)
}

function gradeSection(section: Section, words: readonly string[]): Graded | undefined {
  const names = splitNames(section.names)
  const known = [...new Set(names.flat())]
  const grades = words.map((word) => Math.max(0, ...known.map((other) => gradeMatch(word, other))))
  if (grades.includes(0)) return undefined
  const average = grades.reduce((sum, grade) => sum + grade, 0) / grades.length
  // A name that was typed whole means this section more than one of which it is a part; its own name more than a synonym.
  const whole = names.findIndex((name) =>
    name.every((other) => fillerWords.has(other) || words.some((word) => gradeMatch(word, other) > 0)),
  )
  const wholeness = whole < 0 ? 0 : whole === 0 ? 2 : 1
  return { section, grade: average + wholeness, hasSlip: grades.includes(1) }
}

const splitBefore = new WeakMap<readonly string[], string[][]>()

function splitNames(names: readonly string[]): string[][] {
  const known = splitBefore.get(names) ?? names.map((name) => splitWords(name).map(({ word }) => word))
  splitBefore.set(names, known)
  return known
}

/** The question without the words that name a section, where it names one and asks for more: “louvor chegada”. */
export function splitSection<S extends Section>(
  sections: readonly S[],
  typed: string,
): { readonly section: S; readonly rest: string } | undefined {
  const words = contentWords(typed)
  if (words.length < 2) return undefined
  for (const word of words) {
    const [section] = findSections(sections, word)
    if (section) return { section, rest: words.filter((other) => other !== word).join(' ') }
  }
  return undefined
}

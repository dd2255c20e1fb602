import { type BookId, bookIds } from '@narthex/contract/bible/books'
import { foldText } from '@narthex/contract/fold-text'
import { bibleBooks as en } from '@narthex/locales/en/bible-books'
import { bibleBooks as es } from '@narthex/locales/es/bible-books'
import { bibleBooks as pt } from '@narthex/locales/pt/bible-books'

/** Names that Bibles in these languages have besides those of the product. */
const others: readonly (readonly [string, BookId])[] = [
  ['Song of Songs', 'Song'],
  ["Solomon's Song", 'Song'],
  ['Song of Solomon', 'Song'],
  ['Canticles', 'Song'],
  ['Cantares', 'Song'],
  ['Cântico dos Cânticos', 'Song'],
  ['Cantar de los Cantares', 'Song'],
  ['Psalm', 'Ps'],
  ['Salmo', 'Ps'],
  ['Acts of the Apostles', 'Acts'],
  ['Hechos de los Apóstoles', 'Acts'],
  ['Atos dos Apóstolos', 'Acts'],
  ['Revelation of John', 'Rev'],
  ['Revelations', 'Rev'],
]

const fold = (name: string) =>
  foldText(name)
    .replace(/^(i{1,3})\s+/, (_, ones: string) => `${ones.length} `)
    .replace(/[\s.]+/g, '')

const byName = new Map<string, BookId>([
  ...others.map(([name, id]) => [fold(name), id] as const),
  // Short names differ between languages: Jn is João's, or Juan's, or Jonas's.
  ...[es, pt, en].flatMap(({ names }) => bookIds.map((id) => [fold(names[id]), id] as const)),
  ...bookIds.map((id) => [fold(id), id] as const),
])

/** A book by its name, in pt, en or es, or by its OSIS id, whatever accents and capitals. */
export const findByName = (name: string): BookId | undefined => byName.get(fold(name))

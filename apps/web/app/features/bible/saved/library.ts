import type { Book, Translation, Verse } from '@narthex/contract/bible/bible.schemas'
import { type BookId, bookNumber } from '@narthex/contract/bible/books'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** A translation on this device, with the books that have arrived, by the revision they are of. */
export interface SavedTranslation {
  readonly translation: Translation
  readonly books: Readonly<Partial<Record<BookId, string>>>
}

interface LibrarySchema extends DBSchema {
  translations: { key: string; value: SavedTranslation }
  books: { key: [code: string, book: BookId]; value: Book }
}

let opening: Promise<IDBPDatabase<LibrarySchema>> | undefined

/** Texts of the Bible are the same for everybody: they stay when a member logs out. */
function openLibrary(): Promise<IDBPDatabase<LibrarySchema>> {
  opening ??= openDB<LibrarySchema>('bible', 1, {
    upgrade(fresh) {
      fresh.createObjectStore('translations')
      fresh.createObjectStore('books')
    },
    // Another page deletes or upgrades the database.
    blocking: (_now, _next, event) => (event.target as unknown as IDBDatabase).close(),
  }).catch((error: unknown) => {
    opening = undefined
    throw error
  })
  return opening
}

/** Empty where this browser keeps nothing. */
export async function listSaved(): Promise<SavedTranslation[]> {
  return (await openLibrary()).getAll('translations')
}

/** The books that are not here in the translation's present revision, in the order of the Bible. */
export function missingBooks({ livros, revisao }: Translation, saved: SavedTranslation | undefined): BookId[] {
  return livros
    .filter((book) => saved?.books[book] !== revisao)
    .toSorted((one, other) => bookNumber(one) - bookNumber(other))
}

/** Checks whether all books of the translation are on this device, in any revision. */
export const isReadable = ({ translation, books }: SavedTranslation): boolean =>
  translation.livros.every((book) => books[book] !== undefined)

/** Keeps a book together with the note that it is here. */
export async function keepBook(translation: Translation, book: Book): Promise<SavedTranslation> {
  const transaction = (await openLibrary()).transaction(['translations', 'books'], 'readwrite')
  const translations = transaction.objectStore('translations')
  const before = await translations.get(translation.codigo)
  const saved = { translation, books: { ...before?.books, [book.livro]: book.revisao } }
  await transaction.objectStore('books').put(book, [translation.codigo, book.livro])
  await translations.put(saved, translation.codigo)
  await transaction.done
  return saved
}

export async function removeSaved(code: string): Promise<void> {
  const transaction = (await openLibrary()).transaction(['translations', 'books'], 'readwrite')
  await transaction.objectStore('translations').delete(code)
  await transaction.objectStore('books').delete(IDBKeyRange.bound([code], [code, []]))
  await transaction.done
}

export async function readSavedBook(code: string, book: BookId): Promise<Book | undefined> {
  return (await openLibrary()).get('books', [code, book])
}

export async function readSavedChapter(
  code: string,
  { book, chapter }: { readonly book: BookId; readonly chapter: number },
): Promise<readonly Verse[] | undefined> {
  return (await readSavedBook(code, book))?.capitulos[chapter - 1]
}

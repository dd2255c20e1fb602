import type { Book, Translation } from '@narthex/contract/bible/bible.schemas'
import type { BookId } from '@narthex/contract/bible/books'
import type { SavedTranslation } from './library.ts'

/** Functions of the device and the network that saving calls. */
export interface Saving {
  readonly fetchBook: (translation: Translation, book: BookId) => Promise<Book>
  readonly keepBook: (translation: Translation, book: Book) => Promise<SavedTranslation>
  readonly onProgress: (saved: SavedTranslation) => void
  readonly signal: AbortSignal
}

/** Parallel downloads. */
const lanes = 4

/**
 * Saves the books that are missing. What has arrived is kept when it is stopped or fails, so that a later call goes on
 * from there. Rejects with the first error, once no book is on its way any more.
 */
export async function saveBooks(translation: Translation, books: readonly BookId[], saving: Saving): Promise<void> {
  const waiting = [...books]
  let failure: { readonly error: unknown } | undefined
  const work = async () => {
    for (let book = waiting.shift(); book && !failure && !saving.signal.aborted; book = waiting.shift()) {
      try {
        const found = await saving.fetchBook(translation, book)
        saving.onProgress(await saving.keepBook(translation, found))
      } catch (error) {
        failure ??= { error }
      }
    }
  }
  await Promise.all(Array.from({ length: lanes }, work))
  if (failure) throw failure.error
}

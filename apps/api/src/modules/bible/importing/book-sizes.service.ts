import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Verse } from '@narthex/contract/bible/bible.schemas'
import { bookIds } from '@narthex/contract/bible/books'
import { toChapters } from '../reading/chapters.rules.ts'
import type { ParsedVerse } from './parsed-translation.ts'

const compress = promisify(gzip)

/** Size of all books of a translation in bytes, each gzipped on its own as devices download it. */
export async function compressedBytes(traducao: string, verses: readonly ParsedVerse[]): Promise<number> {
  const byBook = Map.groupBy(verses, ({ book }) => book)
  const sizes = await Promise.all(
    bookIds.flatMap((livro) => {
      const own = byBook.get(livro)
      if (!own) return []
      const capitulos = toChapters(
        livro,
        own.map(({ chapter, verse }): [number, Verse] => [chapter, verse]),
      )
      return compress(JSON.stringify({ traducao, revisao: '0'.repeat(12), livro, capitulos }))
    }),
  )
  return sizes.reduce((sum, { length }) => sum + length, 0)
}

import type { VerseFound, VersesFound } from '@narthex/contract/bible/bible.schemas'
import { findInVerse, readVerseSearch, type VerseSearch } from '@narthex/contract/bible/bible-search'
import { type BookId, bookIds, bookNumber, type Testament, testaments } from '@narthex/contract/bible/books'
import { placeAt } from '@narthex/contract/bible/reference'
import type { PageQuery } from '@narthex/contract/paging'
import { toPage, toSlice } from '../../../platform/database/page.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import type { Stretch, VerseRow } from '../reading/verses.queries.ts'
import { requireTranslation } from '../translations/translations.service.ts'
import { findOrders, listVersesAt } from './searching.queries.ts'

export interface BibleSearch extends PageQuery {
  readonly termo: string
  readonly isPhrase: boolean
  readonly livro?: BookId | undefined
  readonly testamento?: Testament | undefined
}

/** The verses that have the words, in the order of the Bible. What has no word in it finds nothing. */
export async function searchBible(
  { inChurch }: ChurchCall,
  traducao: string,
  asked: BibleSearch,
): Promise<VersesFound> {
  const search = readVerseSearch(asked.termo, asked.isPhrase)
  const within = toStretch(asked)
  const { rows, counts } = await inChurch(async (work) => {
    const { id: translationId } = await requireTranslation(work, traducao)
    if (search.words.length === 0) return { rows: [], counts: [] }
    const { counts, orders } = await findOrders(work, { translationId, search, within }, toSlice(asked))
    const rows = orders.length > 0 ? await listVersesAt(work, translationId, orders) : []
    return { rows, counts }
  })
  const contagem = counts.flatMap(([number, total]) => {
    const livro = bookIds[number - 1]
    return livro ? [{ livro, total }] : []
  })
  const total = contagem.filter(({ livro }) => isWithin(livro, within)).reduce((sum, book) => sum + book.total, 0)
  return {
    ...toPage(
      asked,
      rows.map((row) => toFound(row, search)),
      total,
    ),
    contagem,
  }
}

/** A book, a testament, or both, which then have nothing in common where the book is of the other. */
function toStretch({ livro, testamento }: BibleSearch): Stretch {
  const books: readonly BookId[] = testamento ? testaments[testamento] : bookIds
  const wanted = livro ? books.filter((id) => id === livro) : books
  const [first, last] = [wanted[0], wanted.at(-1)]
  return first && last
    ? { from: bookNumber(first) * 1_000_000, to: bookNumber(last) * 1_000_000 + 999_999 }
    : { from: 0, to: 0 }
}

const isWithin = (book: BookId, { from, to }: Stretch) => {
  const order = bookNumber(book) * 1_000_000
  return order >= from && order <= to
}

function toFound({ ordem, ate, texto }: VerseRow, search: VerseSearch): VerseFound {
  const { book, chapter } = placeAt(ordem)
  const realces = (findInVerse(texto, search) ?? []).map(([from, to]): [number, number] => [from, to])
  return {
    livro: book,
    capitulo: chapter,
    versiculo: ordem % 1000,
    ...(ate === null ? {} : { ate }),
    texto,
    realces,
  }
}

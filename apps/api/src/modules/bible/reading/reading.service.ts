import type { Book, Chapter, Passages } from '@narthex/contract/bible/bible.schemas'
import { type BookId, bookNumber } from '@narthex/contract/bible/books'
import { formatOsis, placeAt, placeOrder, type Reference } from '@narthex/contract/bible/reference'
import { DomainError, notFound } from '../../../platform/errors/domain-error.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { requireTranslation } from '../translations/translations.service.ts'
import { toChapters } from './chapters.rules.ts'
import { listVerses, type Stretch, toPlacedVerse, toVerse, type VerseRow } from './verses.queries.ts'

/** Position offsets behind the last verse of a chapter and behind the last chapter of a book. */
const behindVerses = 999
const behindChapters = 999_999

export async function getChapter(
  { inChurch }: ChurchCall,
  { traducao, livro, capitulo }: { readonly traducao: string; readonly livro: BookId; readonly capitulo: number },
): Promise<Chapter> {
  const rows = await inChurch(async (work) => {
    const { id } = await requireTranslation(work, traducao)
    return listVerses(work, id, [{ from: firstOf(livro, capitulo), to: firstOf(livro, capitulo) + behindVerses }])
  })
  if (rows.length === 0) throw notFound()
  return { traducao, livro, capitulo, versiculos: rows.map(toVerse) }
}

/** TRANSLATION_CHANGED where another revision is asked for: books of two imports must not become one copy. */
export async function getBook(
  { inChurch }: ChurchCall,
  {
    traducao,
    livro,
    revisao,
  }: { readonly traducao: string; readonly livro: BookId; readonly revisao?: string | undefined },
): Promise<Book> {
  const first = bookNumber(livro) * 1_000_000
  const { translation, rows } = await inChurch(async (work) => {
    const translation = await requireTranslation(work, traducao)
    if (revisao !== undefined && revisao !== translation.revisao) throw new DomainError('TRANSLATION_CHANGED')
    return { translation, rows: await listVerses(work, translation.id, [{ from: first, to: first + behindChapters }]) }
  })
  if (rows.length === 0) throw notFound()
  const verses = rows.map((row) => [placeAt(row.ordem).chapter, toVerse(row)] as const)
  return { traducao, livro, revisao: translation.revisao, capitulos: toChapters(livro, verses) }
}

/** Passages in the order that they are asked for; verses that the translation lacks are left out. */
export async function getPassages(
  { inChurch }: ChurchCall,
  traducao: string,
  references: readonly Reference[],
): Promise<Passages> {
  const rows = await inChurch(async (work) => {
    const { id } = await requireTranslation(work, traducao)
    return listVerses(work, id, references.map(toStretch))
  })
  return {
    traducao,
    passagens: references.map((reference) => ({
      referencia: formatOsis(reference),
      versiculos: versesOfReference(rows, reference),
    })),
  }
}

export function versesOfReference(rows: readonly VerseRow[], reference: Reference) {
  const { from, to } = toStretch(reference)
  return rows.filter(({ ordem, ate }) => ordem <= to && lastOf(ordem, ate) >= from).map(toPlacedVerse)
}

const lastOf = (ordem: number, ate: number | null) => (ate === null ? ordem : ordem - (ordem % 1000) + ate)

export const toStretch = ({ from, to }: Reference): Stretch => ({
  from: placeOrder(from),
  to: to.verse === undefined ? placeOrder(to) + behindVerses : placeOrder(to),
})

const firstOf = (book: BookId, chapter: number) => placeOrder({ book, chapter })

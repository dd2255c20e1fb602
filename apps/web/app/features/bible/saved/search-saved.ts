import type { VerseFound, VersesFound } from '@narthex/contract/bible/bible.schemas'
import { findInVerse, readVerseSearch } from '@narthex/contract/bible/bible-search'
import { type BookId, bookNumber, toTestament } from '@narthex/contract/bible/books'
import { versesFoundPerPage } from '@narthex/contract/limits'
import type { SearchFilters } from '../search/search-address.ts'
import { listSaved, readSavedBook } from './library.ts'

/** Searches the books kept on this device, with the rules of the server's search. */
export async function searchSaved(
  code: string,
  q: string,
  { book, testament, isPhrase = false }: SearchFilters,
  page = 1,
): Promise<VersesFound> {
  const saved = (await listSaved()).find(({ translation }) => translation.codigo === code)
  const search = readVerseSearch(q, isPhrase)
  const books = (Object.keys(saved?.books ?? {}) as BookId[]).toSorted((a, b) => bookNumber(a) - bookNumber(b))
  const contagem: VersesFound['contagem'] = []
  const hits: VerseFound[] = []
  for (const livro of books) {
    const found = await searchBook(code, livro, (text) => findInVerse(text, search))
    if (found.length === 0) continue
    contagem.push({ livro, total: found.length })
    if ((!book || book === livro) && (!testament || testament === toTestament(livro))) hits.push(...found)
  }
  const limit = versesFoundPerPage.usual
  return { itens: hits.slice((page - 1) * limit, page * limit), total: hits.length, page, limit, contagem }
}

async function searchBook(code: string, livro: BookId, find: (text: string) => ReturnType<typeof findInVerse>) {
  const hits: VerseFound[] = []
  const { capitulos = [] } = (await readSavedBook(code, livro)) ?? {}
  capitulos.forEach((verses, index) => {
    for (const { versiculo, ate, texto } of verses) {
      const realces = find(texto)
      if (!realces) continue
      const place = { livro, capitulo: index + 1, versiculo, ...(ate && { ate }) }
      hits.push({ ...place, texto, realces: realces.map(([from, to]) => [from, to]) })
    }
  })
  return hits
}

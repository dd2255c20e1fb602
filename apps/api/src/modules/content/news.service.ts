import type { News, NewsPage } from '@narthex/contract/content/content.schemas'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { type Listed, type ListQuery, type ReadQuery, readItem, readList } from './content-reading.service.ts'
import { toItem } from './content-wire.rules.ts'

/** Lists one page of news, newest first. */
export function listNews(call: ChurchCall, query: ListQuery): Promise<Listed<News>> {
  return readList(call, { tipo: 'NOTICIA', toWire: toItem }, query)
}

/** NOT_FOUND before its publication date. */
export async function getNews(call: ChurchCall, id: number, query: ReadQuery): Promise<NewsPage> {
  const { row, page } = await readItem(call, { kinds: ['NOTICIA'], named: { id } }, query)
  return { ...toItem(row), ...page(toItem) }
}

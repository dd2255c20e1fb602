import type { News, NewsPage } from '@narthex/contract/content/content.schemas'
import type { Needs } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import { type Listed, type ListQuery, type ReadQuery, readItem, readList } from './content-reading.service.ts'
import { toItem } from './content-wire.rules.ts'

/** Lists one page of news, newest first. */
export function listNews(
  platform: Needs<'clock' | 'transactions'>,
  scope: ChurchScope,
  query: ListQuery,
): Promise<Listed<News>> {
  return readList(platform, scope, { tipo: 'NOTICIA', toWire: toItem }, query)
}

/** NOT_FOUND before its publication date. */
export async function getNews(
  platform: Needs<'clock' | 'keys' | 'transactions'>,
  scope: ChurchScope,
  id: number,
  query: ReadQuery,
): Promise<NewsPage> {
  const { row, page } = await readItem(platform, scope, { kinds: ['NOTICIA'], named: { id } }, query)
  return { ...toItem(row), ...page(toItem) }
}

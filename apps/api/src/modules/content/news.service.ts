import type { News, NewsPage } from '@narthex/contract/content/content.schemas'
import type { Platform } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { type Listed, type ListQuery, type PageQuery, readItem, readList } from './content-reading.service.ts'
import { toItem } from './content-wire.rules.ts'

/** A page of what the church reports, newest first. */
export function listNews(platform: Platform, scope: ChurchScope, query: ListQuery): Promise<Listed<News>> {
  return readList(platform, scope, { tipo: 'NOTICIA', toWire: toItem }, query)
}

/** Throws NOT_FOUND before its publication. */
export async function getNews(platform: Platform, scope: ChurchScope, id: number, query: PageQuery): Promise<NewsPage> {
  const { row, page } = await readItem(platform, scope, { kinds: ['NOTICIA'], named: { id } }, query)
  return { ...toItem(row), ...page(toItem) }
}

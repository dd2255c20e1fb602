import type { RichText } from '@narthex/contract/content/rich-text'
import type { Locale } from '@narthex/contract/locale'
import { notFound } from '../../platform/http/domain-error.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { type Listed, readList, showsKind } from './content-reading.service.ts'
import type { ItemRow } from './content-rows.queries.ts'
import { toItem } from './content-wire.rules.ts'

export type FeedKind = 'DEVOCIONAL' | 'NOTICIA'
export type FeedItem = ReturnType<typeof toFeedItem>

const longestFeed = 50

/**
 * What a reader of feeds gets of a kind: the latest fifty with all that they say, and when the next one is shown. Throws
 * NOT_FOUND where the church lacks the module.
 */
export async function feedOf(
  platform: Platform,
  scope: ChurchScope,
  kind: FeedKind,
  locale: Locale,
): Promise<Pick<Listed<FeedItem>, 'itens' | 'proximaPublicacao'>> {
  if (!(await showsKind(platform, scope, kind))) throw notFound()
  const wanted = { tipo: kind, toWire: toFeedItem, withBody: true }
  return readList(platform, scope, wanted, { page: 1, limit: longestFeed, idioma: locale })
}

function toFeedItem(row: ItemRow) {
  const corpo: RichText | null = row.corpo ?? null
  return { ...toItem(row), referencia: row.referencia, corpo }
}

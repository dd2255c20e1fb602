import type { RichText } from '@narthex/contract/content/rich-text'
import type { Locale } from '@narthex/contract/locale'
import { notFound } from '../../platform/errors/domain-error.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { type Listed, readList, showsKind } from './content-reading.service.ts'
import type { ItemRow } from './content-rows.queries.ts'
import { toItem } from './content-wire.rules.ts'

export type FeedKind = 'DEVOCIONAL' | 'NOTICIA'
export type FeedItem = ReturnType<typeof toFeedItem>

const maxFeedItems = 50

/**
 * Returns the latest 50 items of a kind with their full text, and the next publication date. NOT_FOUND if the church
 * lacks the module.
 */
export async function getFeed(
  call: ChurchCall,
  kind: FeedKind,
  locale: Locale,
): Promise<Pick<Listed<FeedItem>, 'itens' | 'proximaPublicacao'>> {
  if (!(await showsKind(call, kind))) throw notFound()
  const wanted = { tipo: kind, toWire: toFeedItem, withBody: true }
  return readList(call, wanted, { page: 1, limit: maxFeedItems, idioma: locale })
}

function toFeedItem(row: ItemRow) {
  const corpo: RichText | null = row.corpo ?? null
  return { ...toItem(row), referencia: row.referencia, corpo }
}

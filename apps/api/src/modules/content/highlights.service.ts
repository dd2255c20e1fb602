import type { Devotional, News } from '@narthex/contract/content/content.schemas'
import type { Event } from '@narthex/contract/events/event.schemas'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { upcomingEvents } from '../events/events.columns.ts'
import { findHighlights } from './content-lists.queries.ts'
import type { ReadQuery } from './content-reading.service.ts'
import { toDevotional, toItem } from './content-wire.rules.ts'

export interface Highlights {
  readonly eventos: Event[]
  readonly devocional: Devotional | null
  readonly noticias: News[]
  /** The moment at which the next scheduled devotional or news item is published. */
  readonly proximaPublicacao: string | null
}

const newsLimit = 3
const eventLimit = 3

/**
 * Returns the next events, the latest devotional whose day has begun in the church's time zone, and the latest news.
 * A part is empty if the church lacks its module.
 */
export async function getHighlights(call: ChurchCall, { idioma }: Pick<ReadQuery, 'idioma'> = {}): Promise<Highlights> {
  const { modules } = await call.facts()
  const devotionals = modules.has('MOD_DEVOCIONAL') ? 1 : 0
  const news = modules.has('MOD_NOTICIA') ? newsLimit : 0
  const limit = modules.has('MOD_EVENTO') ? eventLimit : 0
  if (devotionals + news + limit === 0) return { eventos: [], devocional: null, noticias: [], proximaPublicacao: null }

  const now = call.clock()
  const wanted = { now, idioma, devotionals, news, events: upcomingEvents(call.church, now, limit) }
  const found = await call.inChurch((work) => findHighlights(work, wanted))
  return {
    eventos: found.eventos,
    devocional: found.devocionais.map(toDevotional)[0] ?? null,
    noticias: found.noticias.map(toItem),
    proximaPublicacao: found.proximaPublicacao,
  }
}

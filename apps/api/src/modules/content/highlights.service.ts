import type { Devotional, News } from '@narthex/contract/content/content.schemas'
import type { Event } from '@narthex/contract/events/event.schemas'
import type { Platform } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { frameOf, hasModule } from '../churches/churches.service.ts'
import { hasEvents, upcomingEvents } from '../events/events.service.ts'
import { findHighlights } from './content-lists.queries.ts'
import type { PageQuery } from './content-reading.service.ts'
import { momentOnWire, toDevotional, toItem } from './content-wire.rules.ts'

export interface Highlights {
  readonly eventos: Event[]
  readonly devocional: Devotional | null
  readonly noticias: News[]
  /** When the clock alone shows another devotional or piece of news. */
  readonly proximaPublicacao: string | null
}

const highlightedNews = 3
const highlightedEvents = 3

/**
 * The next events, the latest devotional whose day has come where the church is, and its latest published news.
 * Each is empty where the church lacks its module.
 */
export async function getHighlights(
  platform: Platform,
  scope: ChurchScope,
  { idioma }: Pick<PageQuery, 'idioma'> = {},
): Promise<Highlights> {
  const frame = await frameOf(platform, scope)
  const devotionals = hasModule(frame, 'MOD_DEVOCIONAL') ? 1 : 0
  const news = hasModule(frame, 'MOD_NOTICIA') ? highlightedNews : 0
  const limit = hasEvents(frame) ? highlightedEvents : 0
  if (devotionals + news + limit === 0) return { eventos: [], devocional: null, noticias: [], proximaPublicacao: null }

  const now = platform.clock()
  const events = upcomingEvents(scope, { now, limit })
  const wanted = { now, idioma, devotionals, news, events: events.column }
  const found = await platform.database.inScope(scope, (tx) => findHighlights(scope, tx, wanted))
  return {
    eventos: events.read(found.eventos),
    devocional: found.devocionais.map(toDevotional)[0] ?? null,
    noticias: found.noticias.map(toItem),
    proximaPublicacao: momentOnWire(found.proximaPublicacao),
  }
}

import { dayMs } from '@narthex/contract/durations'
import type { PageQuery } from '@narthex/contract/paging'
import type { Collection, CollectionItem, PlaySettings, Shelf, TitleItem } from '@narthex/contract/play/play.schemas'
import { relatedTitles, shelfLength, type TitleKind } from '@narthex/contract/play/play-values'
import { toPage, toSlice } from '../../../platform/database/page.ts'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { VisitorCall } from '../../../platform/http/route.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { idsWithWords } from '../../search/search-index.service.ts'
import { arrangeShelf } from './shelf-order.rules.ts'
import { findCollection, findSettings, findShelves, listCollections } from './shelves.queries.ts'
import { type SightNeeds, toSight } from './sight.queries.ts'
import { findAroundTitle, findTitle, findTitlePage } from './titles.queries.ts'

/** Settings of a church that has the module and has not set it up yet. */
export const usualSettings: PlaySettings = { nome: 'Play', chamada: null, tipoVisibilidadeConteudo: 'OPEN_CONTENT' }

export async function getPlaySettings({ inChurch }: ChurchCall): Promise<PlaySettings> {
  return (await inChurch(findSettings)) ?? usualSettings
}

export async function getShelves(platform: SightNeeds, { actor, inChurch }: VisitorCall): Promise<Shelf[]> {
  return inChurch(async (work) => {
    const shelves = await findShelves(work, toSight(platform, work, actor), shelfLength)
    return shelves.map(({ conteudos, ...shelf }) => ({ ...shelf, conteudos: arrangeShelf(conteudos) }))
  })
}

export interface TitleFilter extends PageQuery {
  readonly destaque?: 'true' | undefined
  readonly tag?: number | undefined
  readonly coletanea?: number | undefined
  readonly term?: string | undefined
  readonly tipo?: TitleKind | undefined
  readonly ordem: 'RECENTES' | 'MAIS_VISTOS'
}

/**
 * One page of the titles that the caller sees: newest first, a collection by season and number, or the most watched first.
 * Within a page, what comes soon stands last.
 */
export async function listTitles(
  platform: SightNeeds,
  { church, actor, inChurch }: VisitorCall,
  { page, limit, destaque, tag, coletanea, term, tipo, ordem }: TitleFilter,
) {
  return inChurch(async (work) => {
    const wanted = {
      featured: destaque === 'true',
      tag,
      collection: coletanea,
      kind: tipo,
      among: term === undefined ? undefined : idsWithWords(church, 'PLAY', term),
      order: coletanea !== undefined && ordem === 'RECENTES' ? ('COLETANEA' as const) : ordem,
    }
    const { itens, total, proximaPublicacao } = await findTitlePage(
      work,
      toSight(platform, work, actor),
      wanted,
      toSlice({ page, limit }),
    )
    const next = ordem === 'MAIS_VISTOS' ? earlier(proximaPublicacao, tomorrow(work.now)) : proximaPublicacao
    const arranged = wanted.order === 'COLETANEA' ? itens : arrangeShelf(itens)
    return { ...toPage({ page, limit }, arranged, total), proximaPublicacao: next }
  })
}

/** When the plays of today begin to count. */
const tomorrow = (now: Date) => new Date((Math.floor(now.getTime() / dayMs) + 1) * dayMs).toISOString()
const earlier = (next: string | null, other: string) => (next !== null && next < other ? next : other)

/** Throws NOT_FOUND also for titles that are not out yet, that are over, and that the caller may not see. */
export async function getTitle(platform: SightNeeds, { actor, inChurch }: VisitorCall, id: number) {
  return inChurch(async (work) => {
    const sight = toSight(platform, work, actor)
    const conteudo = await findTitle(work, sight, id)
    if (!conteudo) throw notFound()
    const around = await findAroundTitle(work, sight, conteudo, relatedTitles + 1)
    const [proximo = null] = around.following
    const others = new Map([...around.similar, ...around.newest].map((item) => [item.id, item]))
    if (proximo) others.delete(proximo.id)
    return {
      conteudo,
      proximo,
      relacionados: arrangeShelf([...others.values()]).slice(0, relatedTitles),
      proximaPublicacao: around.proximaPublicacao,
    }
  })
}

export function getCollections(platform: SightNeeds, { actor, inChurch }: VisitorCall): Promise<CollectionItem[]> {
  return inChurch((work) => listCollections(work, toSight(platform, work, actor)))
}

/** Throws NOT_FOUND also for a draft, and for those who may not see it. */
export async function getCollection(
  platform: SightNeeds,
  { actor, inChurch }: VisitorCall,
  id: number,
): Promise<Collection> {
  const found = await inChurch((work) => findCollection(work, toSight(platform, work, actor), id))
  if (!found) throw notFound()
  const { conteudos, ...collection } = found
  return { ...collection, temporadas: toSeasons(conteudos) }
}

/** Titles in their order, by season. */
function toSeasons(titles: readonly TitleItem[]): Collection['temporadas'] {
  const seasons = Map.groupBy(titles, ({ temporada }) => temporada)
  return Array.from(seasons, ([numero, conteudos]) => ({ numero, conteudos }))
}

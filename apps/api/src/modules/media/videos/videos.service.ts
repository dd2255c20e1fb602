import type { Video, VideoItem } from '@narthex/contract/media/video.schemas'
import { notFound } from '../../../platform/http/domain-error.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { ChurchScope } from '../../../platform/tenancy/scope.ts'
import { requireInSight } from '../../content/previews.service.ts'
import { idsWithWords } from '../../search/search-index.service.ts'
import { findAround, findVideo, findVideoPage, listSeries } from './videos.queries.ts'

const mostSeries = 50
const videosOfSeries = 8
const relatedVideos = 6

export interface VideoFilter {
  readonly page: number
  readonly limit: number
  readonly q?: string | undefined
  readonly serie?: string | undefined
  readonly idioma?: string | undefined
}

/** A page of the videos that are out, newest first; and when the next one will be. */
export async function listVideos(platform: Platform, scope: ChurchScope, { page, limit, q, ...only }: VideoFilter) {
  const wanted = {
    now: platform.clock(),
    ...only,
    among: q === undefined ? undefined : idsWithWords(scope, 'VIDEO', q),
  }
  const found = await platform.database.inScope(scope, (tx) =>
    findVideoPage(scope, tx, wanted, { limit, offset: (page - 1) * limit }),
  )
  return {
    itens: found.itens.map(asOnTheWire),
    total: found.total,
    page,
    limit,
    proximaPublicacao: instantOf(found.proximaPublicacao),
  }
}

/** The series with something to show, the one with the newest video first, each with its newest. */
export async function listVideoSeries(platform: Platform, scope: ChurchScope) {
  const now = platform.clock()
  const series = await platform.database.inScope(scope, (tx) =>
    listSeries(scope, tx, { now, most: mostSeries, each: videosOfSeries }),
  )
  return series.map(({ videos, ...one }) => ({ ...one, videos: videos.map(asOnTheWire) }))
}

/**
 * A video that is out, or whose preview's code is given, what follows it in its series, and others to see. Throws NOT_FOUND.
 */
export async function getVideo(platform: Platform, scope: ChurchScope, id: number, previa?: string) {
  const now = platform.clock()
  return platform.database.inScope(scope, async (tx) => {
    const row = await findVideo(scope, tx, id)
    if (!row) throw notFound()
    const isOut = row.situacao === 'PUBLICADO' && row.dataPublicacao <= now
    requireInSight(platform, scope, { id, of: 'video', isOut, previa })
    const { following, ofSeries, newest, proximaPublicacao } = await findAround(scope, tx, row, {
      now,
      most: relatedVideos + 1,
    })
    const [proximo = null] = following.map(asOnTheWire)
    const others = new Map([...ofSeries, ...newest].map((one) => [one.id, one]))
    if (proximo) others.delete(proximo.id)
    const { igrejaId: _, situacao: __, ...fields } = row
    const video: Video = { ...fields, dataPublicacao: row.dataPublicacao.toISOString() }
    return {
      video,
      flagPrevia: !isOut,
      proximo,
      relacionados: [...others.values()].slice(0, relatedVideos).map(asOnTheWire),
      proximaPublicacao: instantOf(proximaPublicacao),
    }
  })
}

function asOnTheWire(video: VideoItem): VideoItem {
  return { ...video, dataPublicacao: new Date(video.dataPublicacao).toISOString() }
}

function instantOf(moment: string | Date | null): string | null {
  return moment === null ? null : new Date(moment).toISOString()
}

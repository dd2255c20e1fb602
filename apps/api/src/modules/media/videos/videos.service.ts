import type { PageQuery } from '@narthex/contract/paging'
import { toPage, toSlice } from '../../../platform/database/page.ts'
import { notFound } from '../../../platform/errors/domain-error.ts'
import { requirePublishedOrPreview } from '../../../platform/previews/previews.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { idsWithWords } from '../../search/search-index.service.ts'
import { findAround, findVideo, findVideoPage, listSeries } from './videos.queries.ts'
import { toVideoFields } from './videos.rules.ts'

const maxSeries = 50
const videosPerSeries = 8
const maxRelated = 6

export interface VideoFilter extends PageQuery {
  readonly q?: string | undefined
  readonly serie?: string | undefined
  readonly idioma?: string | undefined
}

/** Lists one page of published videos, newest first, with the next publication date. */
export async function listVideos(call: ChurchCall, { page, limit, q, ...only }: VideoFilter) {
  const wanted = {
    now: call.clock(),
    ...only,
    among: q === undefined ? undefined : idsWithWords(call.church, 'VIDEO', q),
  }
  const { itens, total, proximaPublicacao } = await call.inChurch((work) =>
    findVideoPage(work, wanted, toSlice({ page, limit })),
  )
  return { ...toPage({ page, limit }, itens, total), proximaPublicacao }
}

/** Lists series with published videos, the one with the newest video first, each with its newest videos. */
export async function listVideoSeries(call: ChurchCall) {
  const now = call.clock()
  return call.inChurch((work) => listSeries(work, { now, maxSeries, videosPerSeries }))
}

/** Returns a published video, or any video by its preview code, with the next of its series and related ones. */
export async function getVideo(call: ChurchCall, id: number, previa?: string) {
  const now = call.clock()
  return call.inChurch(async (work) => {
    const found = await findVideo(work, id, now)
    if (!found) throw notFound()
    const { row, isPublished } = found
    requirePublishedOrPreview(call, { id, of: 'video', isPublished, previa })
    const { following, ofSeries, newest, proximaPublicacao } = await findAround(work, row, {
      now,
      limit: maxRelated + 1,
    })
    const [proximo = null] = following
    const others = new Map([...ofSeries, ...newest].map((item) => [item.id, item]))
    if (proximo) others.delete(proximo.id)
    return {
      video: toVideoFields(row),
      flagPrevia: !isPublished,
      proximo,
      relacionados: [...others.values()].slice(0, maxRelated),
      proximaPublicacao,
    }
  })
}

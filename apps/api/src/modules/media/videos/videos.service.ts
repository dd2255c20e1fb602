import type { Video } from '@narthex/contract/media/video.schemas'
import type { PageQuery } from '@narthex/contract/paging'
import { toPage, toSlice } from '../../../platform/database/page.ts'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { requirePublishedOrPreview } from '../../../platform/previews/previews.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import { idsWithWords } from '../../search/search-index.service.ts'
import { findAround, findVideo, findVideoPage, listSeries } from './videos.queries.ts'

const maxSeries = 50
const videosPerSeries = 8
const maxRelated = 6

export interface VideoFilter extends PageQuery {
  readonly q?: string | undefined
  readonly serie?: string | undefined
  readonly idioma?: string | undefined
}

/** Lists one page of published videos, newest first, with the next publication date. */
export async function listVideos(
  platform: Needs<'clock' | 'transactions'>,
  scope: ChurchScope,
  { page, limit, q, ...only }: VideoFilter,
) {
  const wanted = {
    now: platform.clock(),
    ...only,
    among: q === undefined ? undefined : idsWithWords(scope, 'VIDEO', q),
  }
  const { itens, total, proximaPublicacao } = await platform.transactions.inChurch(scope, (work) =>
    findVideoPage(work, wanted, toSlice({ page, limit })),
  )
  return { ...toPage({ page, limit }, itens, total), proximaPublicacao }
}

/** Lists series with published videos, the one with the newest video first, each with its newest videos. */
export async function listVideoSeries(platform: Needs<'clock' | 'transactions'>, scope: ChurchScope) {
  const now = platform.clock()
  return platform.transactions.inChurch(scope, (work) => listSeries(work, { now, maxSeries, videosPerSeries }))
}

/** Returns a published video, or any video by its preview code, with the next of its series and related ones. */
export async function getVideo(
  platform: Needs<'clock' | 'keys' | 'transactions'>,
  scope: ChurchScope,
  id: number,
  previa?: string,
) {
  const now = platform.clock()
  return platform.transactions.inChurch(scope, async (work) => {
    const found = await findVideo(work, id, now)
    if (!found) throw notFound()
    const { row, isPublished } = found
    requirePublishedOrPreview(platform, scope, { id, of: 'video', isPublished, previa })
    const { following, ofSeries, newest, proximaPublicacao } = await findAround(work, row, {
      now,
      limit: maxRelated + 1,
    })
    const [proximo = null] = following
    const others = new Map([...ofSeries, ...newest].map((item) => [item.id, item]))
    if (proximo) others.delete(proximo.id)
    const { igrejaId: _, situacao: __, ...fields } = row
    const video: Video = { ...fields, dataPublicacao: row.dataPublicacao.toISOString() }
    return {
      video,
      flagPrevia: !isPublished,
      proximo,
      relacionados: [...others.values()].slice(0, maxRelated),
      proximaPublicacao,
    }
  })
}

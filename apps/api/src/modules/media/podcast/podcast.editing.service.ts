import { randomUUID } from 'node:crypto'
import { id } from '@narthex/contract/fields'
import { episodeForm, podcastForm } from '@narthex/contract/media/podcast.form'
import type * as z from 'zod/mini'
import { conflict, invalid, notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import { validate } from '../../../platform/http/validate.ts'
import type { Needs } from '../../../platform/platform.ts'
import { edit } from '../../../platform/work/edit.ts'
import { indexItem } from '../../search/search-index.service.ts'
import { enqueueReading } from './feed/feed.jobs.ts'
import {
  findLastPosition,
  insertEpisode,
  listAllEpisodes,
  lockShow,
  putShow,
  removeEpisodes,
  removeShow,
} from './podcast.editing.queries.ts'
import { episodeRecord, showRecord } from './podcast.records.ts'
import { toSearchEntry } from './podcast.rules.ts'

/**
 * Creates or changes a church's show. If it has a feed, a job reads the feed at once and then hourly, and the feed's
 * fields replace these. VALIDATION for a URL that may not be fetched; CONFLICT for a feed if the church has published
 * episodes here.
 */
export async function setPodcast(
  platform: Needs<'web'>,
  call: MemberCall,
  given: z.input<typeof podcastForm>,
): Promise<void> {
  const row = validate(podcastForm, given)
  const { feedUrl } = row
  if (feedUrl !== null && !platform.web.accepts(feedUrl))
    throw invalid([{ path: 'feedUrl', message: 'Not a feed URL' }])
  await edit(call, { act: 'PODCAST_SET', isPublic: true, records: [showRecord()] }, async ({ work, watch }) => {
    const before = await lockShow(work)
    const isOtherFeed = before && before.feedUrl !== feedUrl
    const episodes = isOtherFeed ? await listAllEpisodes(work) : []
    if (isOtherFeed && before.feedUrl === null && episodes.length > 0)
      throw conflict('This show already has episodes of its own.')
    await watch(...episodes.map((episode) => episodeRecord(episode.id)))
    // The remaining episodes belong to the previous feed.
    const removedIds = await removeEpisodes(
      work,
      episodes.map((episode) => episode.id),
    )
    for (const itemId of removedIds) await indexItem(work, { tipo: 'PODCAST', itemId }, [])
    const proximaBusca = feedUrl === null ? null : work.now
    await putShow(work, { ...row, proximaBusca, etag: null, modificadoEm: null, falhas: 0, erro: null })
    if (proximaBusca) await enqueueReading(work, proximaBusca)
  })
}

/** Deletes a church's show with its episodes. Their files stay. */
export async function removePodcast(call: MemberCall): Promise<void> {
  await edit(call, { act: 'PODCAST_REMOVED', isPublic: true, records: [showRecord()] }, async ({ work, watch }) => {
    const episodes = await listAllEpisodes(work)
    await watch(...episodes.map((episode) => episodeRecord(episode.id)))
    for (const episode of episodes) await indexItem(work, { tipo: 'PODCAST', itemId: episode.id }, [])
    await removeShow(work)
  })
}

/**
 * Adds an episode after the last one of a church's own show and returns its id. It is visible from `dataPublicacao` on.
 * NOT_FOUND without a show; CONFLICT if the show is read from a feed.
 */
export async function publishEpisode(call: MemberCall, given: z.input<typeof episodeForm>): Promise<number> {
  const row = validate(episodeForm, given)
  return edit(call, { act: 'EPISODE_ADDED', isPublic: true }, async ({ work, made }) => {
    const show = await lockShow(work)
    if (!show) throw notFound()
    if (show.feedUrl !== null) throw conflict('The episodes of this show come from its feed.')
    const fields = { ...row, guid: randomUUID(), posicao: (await findLastPosition(work)) + 1 }
    const itemId = await insertEpisode(work, fields)
    await indexItem(work, { tipo: 'PODCAST', itemId }, [toSearchEntry(show, { ...fields, id: itemId })])
    made(episodeRecord(itemId), { episodio: itemId })
    return itemId
  })
}

/** Deletes an episode of a church's own show. CONFLICT if the show is read from a feed, which would restore it. */
export async function removeEpisode(call: MemberCall, episodeId: number): Promise<void> {
  const itemId = validate(id, episodeId)
  const plan = { subject: { episodio: itemId }, isPublic: true, records: [episodeRecord(itemId)] }
  await edit(call, { act: 'EPISODE_REMOVED', ...plan }, async ({ work }) => {
    const show = await lockShow(work)
    if (show && show.feedUrl !== null) throw conflict('The episodes of this show come from its feed.')
    if ((await removeEpisodes(work, [itemId])).length === 0) throw notFound()
    await indexItem(work, { tipo: 'PODCAST', itemId }, [])
  })
}

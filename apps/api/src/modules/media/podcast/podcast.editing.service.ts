import { randomUUID } from 'node:crypto'
import { filled, id, image, link, moment, text } from '@narthex/contract/fields'
import { audioAddress, audioType, podcastCode } from '@narthex/contract/media/podcast.schemas'
import * as z from 'zod/mini'
import { conflict, invalid, notFound } from '../../../platform/http/domain-error.ts'
import { validate } from '../../../platform/http/validate.ts'
import type { Platform } from '../../../platform/platform.ts'
import { editChurch } from '../../../platform/tenancy/edit.ts'
import type { ChurchScope } from '../../../platform/tenancy/scope.ts'
import { indexItem } from '../../search/search-index.service.ts'
import { enqueueReading } from './feed/feed.jobs.ts'
import {
  allEpisodes,
  insertEpisode,
  lastPosition,
  lockShow,
  putShow,
  removeEpisodes,
  removeShow,
} from './podcast.editing.queries.ts'
import { searchEntry } from './podcast.rules.ts'

const unsaid = <T extends z.ZodMiniType>(schema: T) => z._default(z.nullable(schema), null)

const showInput = z.strictObject({
  codigo: podcastCode,
  titulo: filled(200),
  descricao: text(4000),
  imagem: unsaid(image),
  autor: unsaid(filled(200)),
  categoria: z._default(filled(100), 'Religion & Spirituality'),
  subcategoria: unsaid(filled(100)),
  idioma: filled(35),
  flagExplicito: z._default(z.boolean(), false),
  apple: unsaid(link),
  spotify: unsaid(link),
  /** Of the feed that the show is read from; none where the church publishes its audio here. */
  feedUrl: unsaid(z.string().check(z.maxLength(2048))),
})

const count = z.int().check(z.gte(0), z.lte(2_147_483_647))
const episodeInput = z.strictObject({
  titulo: filled(300),
  descricao: text(8000),
  imagem: unsaid(image),
  audio: audioAddress,
  audioTipo: audioType,
  audioBytes: count,
  duracaoSegundos: unsaid(count),
  dataPublicacao: moment,
})

/**
 * Says what a church's show is. Where it has a feed, what that says takes the place of what is said here as soon as a
 * job has read it, which is at once, and from then on each hour. Throws VALIDATION for a feed that may not be read, and
 * CONFLICT for one where the church has published episodes here.
 */
export async function setPodcast(
  platform: Platform,
  scope: ChurchScope,
  given: z.input<typeof showInput>,
): Promise<void> {
  const row = validate(showInput, given)
  const { feedUrl } = row
  if (feedUrl !== null && !platform.web.accepts(feedUrl))
    throw invalid([{ path: 'feedUrl', message: 'Not the address of a feed' }])
  await editChurch(platform, scope, async (tx) => {
    const before = await lockShow(scope, tx)
    const isOther = before && before.feedUrl !== feedUrl
    const kept = isOther ? await allEpisodes(scope, tx) : []
    if (isOther && before.feedUrl === null && kept.length > 0) throw conflict('The show has episodes of its own')
    // They are another feed's.
    const gone = await removeEpisodes(
      scope,
      tx,
      kept.map((one) => one.id),
    )
    for (const itemId of gone) await indexItem(scope, tx, { tipo: 'PODCAST', itemId }, [])
    const proximaBusca = feedUrl === null ? null : platform.clock()
    await putShow(scope, tx, { ...row, proximaBusca, etag: null, modificadoEm: null, falhas: 0, erro: null })
    if (proximaBusca) await enqueueReading(platform, scope, tx, proximaBusca)
  })
}

/** Takes a church's show away, with all its episodes. Their files stay. */
export async function removePodcast(platform: Platform, scope: ChurchScope): Promise<void> {
  await editChurch(platform, scope, async (tx) => {
    for (const one of await allEpisodes(scope, tx)) await indexItem(scope, tx, { tipo: 'PODCAST', itemId: one.id }, [])
    await removeShow(scope, tx)
  })
}

/**
 * Adds an episode to a church's own show, out from its moment on, and gives its id. Its place is after the last. Throws
 * VALIDATION, NOT_FOUND where there is no show, and CONFLICT where the show is read from a feed.
 */
export async function publishEpisode(
  platform: Platform,
  scope: ChurchScope,
  given: z.input<typeof episodeInput>,
): Promise<number> {
  const row = validate(episodeInput, given)
  return editChurch(platform, scope, async (tx) => {
    const show = await lockShow(scope, tx)
    if (!show) throw notFound()
    if (show.feedUrl !== null) throw conflict('The episodes of this show come from its feed')
    const fields = { ...row, guid: randomUUID(), posicao: (await lastPosition(scope, tx)) + 1 }
    const itemId = await insertEpisode(scope, tx, fields)
    await indexItem(scope, tx, { tipo: 'PODCAST', itemId }, [searchEntry(show, { ...fields, id: itemId })])
    return itemId
  })
}

/** Takes an episode of a church's own away. Throws NOT_FOUND, and CONFLICT where its feed would bring it back. */
export async function removeEpisode(platform: Platform, scope: ChurchScope, episodeId: number): Promise<void> {
  const itemId = validate(id, episodeId)
  await editChurch(platform, scope, async (tx) => {
    const show = await lockShow(scope, tx)
    if (show && show.feedUrl !== null) throw conflict('The episodes of this show come from its feed')
    if ((await removeEpisodes(scope, tx, [itemId])).length === 0) throw notFound()
    await indexItem(scope, tx, { tipo: 'PODCAST', itemId }, [])
  })
}

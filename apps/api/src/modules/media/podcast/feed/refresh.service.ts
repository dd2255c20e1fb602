import type { Needs } from '../../../../platform/platform.ts'
import type { ChurchWork } from '../../../../platform/work/church-work.ts'
import type { ChurchCall } from '../../../../platform/work/transactions.ts'
import { indexItem, indexItems } from '../../../search/search-index.service.ts'
import {
  deleteEpisodes,
  insertFeedEpisode,
  listFeedEpisodes,
  lockShow,
  type ShowFields,
  updateFeedEpisode,
  updateShow,
} from '../podcast.editing.queries.ts'
import { findShow } from '../podcast.queries.ts'
import { toSearchEntry } from '../podcast.rules.ts'
import type { ShowRow } from '../podcast.tables.ts'
import { enqueueReading } from './feed.jobs.ts'
import { type Fetched, fetchFeed } from './fetch-feed.service.ts'
import { type FeedChanges, findChanges, getRefreshDelayMs } from './refresh.rules.ts'

/**
 * Updates a church's show from its feed and enqueues the next read. If the read fails, the last good copy stays. Only a
 * change raises the content version. Does nothing unless `due` is the due time of the show, so that a repeated or outdated
 * job has no effect.
 */
export async function refreshPodcast(platform: Needs<'log' | 'web'>, call: ChurchCall, due: Date): Promise<void> {
  const { log } = platform
  const show = await call.inChurch((work) => findShow(work))
  if (!show?.feedUrl || !waitsFor(show, due)) return
  // The feed of an inactive church is not fetched.
  const fetched: Outcome = call.church.flagAtivo ? await fetchFeed(platform, show) : { kind: 'skipped' }
  if (fetched.kind === 'failed')
    log.warn({ church: call.church.codigo, why: fetched.why }, 'a podcast feed could not be read')

  const changes = await loadChanges(call, show, fetched)
  const save = async (work: ChurchWork) => {
    const current = await lockShow(work)
    if (!current || !waitsFor(current, due)) return
    if (changes) await applyChanges(work, current, changes)
    const fields = outcomeFields(fetched, current, work.now)
    await updateShow(work, { ...changes?.show, ...fields })
    await enqueueReading(work, fields.proximaBusca)
  }
  if (changes) await call.editSite(save)
  else await call.inChurch(save)
}

type Outcome = Fetched | { readonly kind: 'skipped' }

const waitsFor = ({ proximaBusca }: ShowRow, due: Date) => proximaBusca?.getTime() === due.getTime()

async function loadChanges(call: ChurchCall, show: ShowRow, fetched: Outcome): Promise<FeedChanges | undefined> {
  if (fetched.kind !== 'read') return undefined
  return findChanges(fetched.feed, show, await call.inChurch((work) => listFeedEpisodes(work)))
}

function outcomeFields(fetched: Outcome, { falhas }: ShowRow, now: Date): Partial<ShowFields> & { proximaBusca: Date } {
  const next = (failures: number) => new Date(now.getTime() + getRefreshDelayMs(failures))
  if (fetched.kind === 'skipped') return { proximaBusca: next(falhas) }
  const tentadoEm = now
  if (fetched.kind === 'failed')
    return { falhas: falhas + 1, erro: fetched.why, proximaBusca: next(falhas + 1), tentadoEm }
  const success = { falhas: 0, erro: null, proximaBusca: next(0), lidoEm: now, tentadoEm }
  if (fetched.kind === 'unchanged') return success
  return { ...success, etag: fetched.etag, modificadoEm: fetched.modificadoEm }
}

async function applyChanges(
  work: ChurchWork,
  show: ShowRow,
  { show: showFields, added, changed, removed }: FeedChanges,
): Promise<void> {
  const updated = { ...show, ...showFields }
  await deleteEpisodes(work, removed)
  await indexItems(work, 'PODCAST', new Map(removed.map((id) => [id, []])))
  for (const { id, fields } of changed) {
    await updateFeedEpisode(work, id, fields)
    await indexItem(work, { tipo: 'PODCAST', itemId: id }, [toSearchEntry(updated, { ...fields, id })])
  }
  for (const fields of added) {
    const id = await insertFeedEpisode(work, fields)
    await indexItem(work, { tipo: 'PODCAST', itemId: id }, [toSearchEntry(updated, { ...fields, id })])
  }
}

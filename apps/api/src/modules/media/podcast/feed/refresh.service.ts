import type { Tx } from '../../../../platform/database/database.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { editChurch } from '../../../../platform/tenancy/edit.ts'
import type { ChurchScope } from '../../../../platform/tenancy/scope.ts'
import { indexItem } from '../../../search/search-index.service.ts'
import {
  allEpisodes,
  insertEpisode,
  lockShow,
  removeEpisodes,
  type ShowFields,
  updateEpisode,
  updateShow,
} from '../podcast.editing.queries.ts'
import { findShow } from '../podcast.queries.ts'
import { searchEntry } from '../podcast.rules.ts'
import type { ShowRow } from '../podcast.tables.ts'
import { enqueueReading } from './feed.jobs.ts'
import { type Fetched, fetchFeed } from './fetch-feed.service.ts'
import { changesIn, type FeedChanges, restMs } from './refresh.rules.ts'

/**
 * Takes over what a church's feed says by now, and leaves the job that does so the next time. Where nothing good came,
 * the last good copy stays. Only a change raises the content version. Does nothing unless the show waits for this very
 * moment, so that a job which runs twice, or was asked for before the feed became another, ends there.
 */
export async function refreshPodcast(platform: Platform, scope: ChurchScope, due: Date): Promise<void> {
  const { database, log } = platform
  const show = await database.inScope(scope, (tx) => findShow(scope, tx))
  if (!show?.feedUrl || !waitsFor(show, due)) return
  // A church whose site is off is read for nobody.
  const fetched: Fetched = scope.flagAtivo ? await fetchFeed(platform, show) : { kind: 'unchanged' }
  if (fetched.kind === 'failed')
    log.warn({ church: scope.codigo, why: fetched.why }, 'a podcast feed could not be read')

  const changes = await changesOf(platform, scope, show, fetched)
  const keep = async (tx: Tx) => {
    const current = await lockShow(scope, tx)
    if (!current || !waitsFor(current, due)) return
    if (changes) await applyChanges(scope, tx, current, changes)
    const fields = outcomeFields(fetched, current, platform.clock())
    await updateShow(scope, tx, { ...changes?.show, ...fields })
    await enqueueReading(platform, scope, tx, fields.proximaBusca)
  }
  if (changes) await editChurch(platform, scope, keep)
  else await database.inScope(scope, keep)
}

const waitsFor = ({ proximaBusca }: ShowRow, due: Date) => proximaBusca?.getTime() === due.getTime()

async function changesOf(
  { database }: Platform,
  scope: ChurchScope,
  show: ShowRow,
  fetched: Fetched,
): Promise<FeedChanges | undefined> {
  if (fetched.kind !== 'read') return undefined
  return changesIn(fetched.feed, show, await database.inScope(scope, (tx) => allEpisodes(scope, tx)))
}

function outcomeFields(fetched: Fetched, { falhas }: ShowRow, now: Date): Partial<ShowFields> & { proximaBusca: Date } {
  const next = (failures: number) => new Date(now.getTime() + restMs(failures))
  if (fetched.kind === 'failed') return { falhas: falhas + 1, erro: fetched.why, proximaBusca: next(falhas + 1) }
  const sound = { falhas: 0, erro: null, proximaBusca: next(0) }
  if (fetched.kind === 'unchanged') return sound
  return { ...sound, lidoEm: now, etag: fetched.etag, modificadoEm: fetched.modificadoEm }
}

async function applyChanges(
  scope: ChurchScope,
  tx: Tx,
  show: ShowRow,
  { show: said, added, changed, gone }: FeedChanges,
): Promise<void> {
  const told = { ...show, ...said }
  for (const id of await removeEpisodes(scope, tx, gone))
    await indexItem(scope, tx, { tipo: 'PODCAST', itemId: id }, [])
  for (const { id, fields } of changed) {
    await updateEpisode(scope, tx, id, fields)
    await indexItem(scope, tx, { tipo: 'PODCAST', itemId: id }, [searchEntry(told, { ...fields, id })])
  }
  for (const fields of added) {
    const id = await insertEpisode(scope, tx, fields)
    await indexItem(scope, tx, { tipo: 'PODCAST', itemId: id }, [searchEntry(told, { ...fields, id })])
  }
}

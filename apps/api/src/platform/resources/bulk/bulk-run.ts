import * as z from 'zod/mini'
import { createMemberCall, theProduct } from '../../http/route.ts'
import { deadlines, type JobQueue } from '../../jobs/job-queue.ts'
import { type Worker, workerFor } from '../../jobs/worker.ts'
import type { ChurchWork } from '../../work/church-work.ts'
import { changeWithin } from '../../work/edit.ts'
import type { ChurchCall } from '../../work/transactions.ts'
import { findDrafts } from '../editing/draft.queries.ts'
import type { Drafts } from '../editing/publishing.ts'
import type { Kind } from '../resource-kind.ts'
import type { VersionedRow } from '../resource-service.ts'
import { type BatchItem, type BatchRow, findBatch, listPending, patchBatch, settleItems } from './bulk.queries.ts'
import { actOnRecord } from './bulk-acts.ts'

/** Does what is left of a batch. */
export const bulkQueue: JobQueue<{ tipo: string; lote: number }> = {
  name: 'lote',
  lane: 'office',
  deadlineMs: deadlines.longMs,
  data: z.strictObject({ tipo: z.string(), lote: z.int() }),
}

/** Records of one transaction: few enough that others who edit the church wait for less than a second. */
export const recordsPerStep = 100

/**
 * Does the next step of a batch in one transaction: what it changed and that it is done are written together, so that a
 * process that dies leaves nothing half done and nothing is done twice. Gives whether there is more.
 */
export function runStep(call: ChurchCall, kind: Kind, batchId: number): Promise<boolean> {
  const { resource } = kind
  const begin = resource.isPublic ? call.editSite : call.inChurch
  return begin(async (work) => {
    const batch = await findBatch(work, resource.name, batchId, { isHeld: true })
    if (batch?.situacao !== 'EM_ANDAMENTO') return false
    const items = await listPending(work, batchId, recordsPerStep)
    const results = await runItems(work, call, kind, batch, items)
    await settleItems(work, batchId, results)
    const count = (state: string) => results.filter(({ situacao }) => situacao === state).length
    const isDone = items.length < recordsPerStep
    await patchBatch(work, batch, {
      feitos: batch.feitos + count('FEITO') + count('IGUAL'),
      recusados: batch.recusados + count('RECUSADO'),
      ...(isDone && { situacao: 'CONCLUIDO', terminadoEm: work.now }),
    })
    return !isDone
  })
}

async function runItems(
  work: ChurchWork,
  churchCall: ChurchCall,
  kind: Kind,
  batch: BatchRow,
  items: readonly BatchItem[],
) {
  const { resource, service } = kind
  const { accountId } = batch
  const actor = accountId === null ? theProduct.actor : { ...theProduct.actor, accountId }
  const call = createMemberCall(churchCall, actor)
  const held = await holdAll(work, kind, items)
  const places = items.map(({ registro }) => service.record(registro))
  const ids = items.map(({ registro }) => registro)
  const drafts: Drafts = resource.calls.saveDraft ? await findDrafts(work, resource.name, ids) : new Map()
  const acao = batch.desfazId === null ? resource.calls.runBulk.act : resource.calls.undoBulk.act
  const results = await changeWithin(work, { acao, accountId }, places, async () => {
    const done: Awaited<ReturnType<typeof actOnRecord>>[] = []
    for (const item of items) {
      const target = { item, held: held.get(String(item.registro)) }
      done.push(await actOnRecord({ work, call, kind, drafts }, batch, target))
    }
    return done
  })
  const after = await findAll(work, kind, items)
  return results.map((result) => ({ ...result, versao: after.get(String(result.registro))?.versao ?? null }))
}

/** Locks the records of a step, the lowest id first. */
const holdAll = (work: ChurchWork, kind: Kind, items: readonly BatchItem[]) => findAll(work, kind, items, true)

async function findAll(
  work: ChurchWork,
  { service }: Kind,
  items: readonly BatchItem[],
  isHeld = false,
): Promise<ReadonlyMap<string, VersionedRow>> {
  const ids = items.map(({ registro }) => String(registro))
  const places = items.map(({ registro }) => service.record(registro))
  const many = places[0]?.findAll
  if (many) return (await many(work, ids, { isHeld })) as ReadonlyMap<string, VersionedRow>
  const found = new Map<string, VersionedRow>()
  for (const place of places) {
    const row = await place.find(work, { isHeld })
    if (row) found.set(place.id, row)
  }
  return found
}

/** Goes on where the last attempt ended; ends where the batch was cancelled. */
export const bulkWorker = (kinds: () => readonly Kind[]): Worker =>
  workerFor(bulkQueue, async (call, { data: { tipo, lote }, signal }) => {
    const kind = kinds().find(({ resource }) => resource.name === tipo)
    if (!kind) return
    for (let isMore = true; isMore; isMore = await runStep(call, kind, lote)) signal.throwIfAborted()
  })

import * as z from 'zod/mini'
import { createMemberCall, theProduct } from '../../http/route.ts'
import { deadlines, type JobQueue } from '../../jobs/job-queue.ts'
import { type Worker, workerFor } from '../../jobs/worker.ts'
import type { ChurchWork } from '../../work/church-work.ts'
import { changeWithin } from '../../work/edit.ts'
import type { ChurchCall } from '../../work/transactions.ts'
import { findDrafts } from '../editing/draft.queries.ts'
import type { Drafts } from '../editing/publishing.ts'
import { runImportStep } from '../importing/import-run.ts'
import { takeBackParts } from '../importing/row-parts.ts'
import { findRows } from '../resource-change.ts'
import type { Kind } from '../resource-kind.ts'
import type { VersionedRow } from '../resource-service.ts'
import { holdTrashRows } from '../trash/trash.queries.ts'
import { type BatchItem, type BatchRow, findBatch, listPending, patchBatch, settleItems } from './bulk.queries.ts'
import { actOnRecords } from './bulk-acts.ts'

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
  const lying = resource.calls.restore ? await holdTrashRows(work, resource.name, ids) : new Map()
  const rows = await findRows(kind, work, [...held.values()])
  const acao = findAct(kind, batch)
  const targets = items.map((item) => ({ item, held: held.get(String(item.registro)) }))
  const isTakenBack = batch.acao === 'REVERTER' && service.importRules !== undefined
  // What rows wrote besides people goes first: it would name them.
  const loosened = isTakenBack
    ? await takeBackParts(kind, { work, act: { acao, accountId } }, items)
    : new Set<number>()
  const tied = isTakenBack ? await service.importRules.findTied(work, ids) : new Set<number>()
  const stage = { work, call, kind, drafts, lying, rows, tied, loosened }
  const results = await changeWithin(work, { acao, accountId }, places, () => actOnRecords(stage, batch, targets))
  const after = await findAll(work, kind, items)
  return results.map((result) => ({ ...result, versao: after.get(String(result.registro))?.versao ?? null }))
}

function findAct({ resource: { calls } }: Kind, { acao, desfazId }: BatchRow) {
  if (acao === 'REVERTER') return calls.undoImport.act
  return desfazId === null ? calls.runBulk.act : calls.undoBulk.act
}

/** Locks the records of a step, the lowest id first. */
const holdAll = (work: ChurchWork, kind: Kind, items: readonly BatchItem[]) => findAll(work, kind, items, true)

export async function findAll(
  work: ChurchWork,
  { service }: Kind,
  items: readonly Pick<BatchItem, 'registro'>[],
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
    const batch = await call.inChurch((work) => findBatch(work, tipo, lote))
    const step = batch?.acao === 'IMPORTAR' ? runImportStep : runStep
    for (let isMore = true; isMore; isMore = await step(call, kind, lote)) signal.throwIfAborted()
  })

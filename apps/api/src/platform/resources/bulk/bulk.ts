import type { Bulk, BulkOrder, BulkPreview } from '@narthex/contract/resources/bulk.schemas'
import type { ResourceWrite } from '@narthex/contract/resources/resource'
import type { ListedQuery } from '@narthex/contract/resources/resource-endpoints'
import { readList } from '../../database/keyset.ts'
import { DomainError, notFound } from '../../errors/domain-error.ts'
import type { MemberCall } from '../../http/route.ts'
import { enqueue } from '../../jobs/jobs.ts'
import type { ChurchWork } from '../../work/church-work.ts'
import { edit } from '../../work/edit.ts'
import { toAccountId } from '../editing/versions.ts'
import { type Kind, requirePublisher } from '../resource-kind.ts'
import { trashMs } from '../trash/trash.ts'
import {
  type BatchRow,
  copyItems,
  countRows,
  findBatch,
  forgetBatches,
  insertBatch,
  insertItems,
  listRows,
  patchBatch,
  rowOrder,
} from './bulk.queries.ts'
import type { BatchAct } from './bulk.tables.ts'
import { bulkQueue, runStep } from './bulk-run.ts'
import { previewSelection, selectRecords } from './bulk-selection.ts'

/** Records changed before the call answers; a job changes the rest. */
const doneAtOnce = 50
/** A batch that its call does not finish, as its process died, is finished by a job. */
const takeOverMs = 30_000
/** Time to undo a batch: as long as what was removed can be restored. */
export const undoMs = trashMs

const opposites: Readonly<Record<BatchAct, BatchAct>> = {
  PUBLICAR: 'RETIRAR',
  RETIRAR: 'PUBLICAR',
  REMOVER: 'RESTAURAR',
  RESTAURAR: 'REMOVER',
  IMPORTAR: 'REVERTER',
  REVERTER: 'IMPORTAR',
}

export function previewBulk(call: MemberCall, kind: Kind, order: BulkOrder): Promise<BulkPreview> {
  requireAct(call, kind, order.acao)
  return call.inChurch((work) => previewSelection(work, kind, order))
}

/** Does an act to many records: to up to fifty before it answers, to more by a job. The whole is one act of the audit log. */
export async function runBulk(call: MemberCall, kind: Kind, order: BulkOrder): Promise<Bulk> {
  const { acao } = order
  requireAct(call, kind, acao)
  const { resource } = kind
  const plan = { act: resource.calls.runBulk.act, subject: { lista: resource.name, acao }, isPublic: false }
  const batch = await edit(call, plan, async ({ work, about }) => {
    await forgetBatches(work, new Date(work.now.getTime() - undoMs))
    const rows = await selectRecords(work, kind, order)
    const total = rows.length
    const loteId = await beginBatch(work, call, kind, { acao, total })
    await insertItems(work, loteId, rows)
    about({ lote: loteId, quantos: total })
    return { id: loteId, total }
  })
  return finishSoon(call, kind, batch)
}

/** Undoes a batch: each record that no one has changed since becomes what it was. */
export async function undoBulk(call: MemberCall, kind: Kind, id: number): Promise<Bulk> {
  const batch = await beginUndo(call, kind, id, kind.resource.calls.undoBulk)
  return finishSoon(call, kind, batch)
}

/** Begins the undoing of a batch. CANNOT_BE_UNDONE where it was undone, or its time is over. */
export function beginUndo(call: MemberCall, kind: Kind, id: number, { act }: ResourceWrite) {
  const { resource } = kind
  const plan = { act, subject: { lista: resource.name, lote: id }, isPublic: false }
  return edit(call, plan, async ({ work, about }) => {
    const isImport = act === resource.calls.undoImport?.act
    const undone = await requireBatch(work, kind, id, { isHeld: true, isImport })
    requireAct(call, kind, opposites[undone.acao])
    if (!isUndoable(undone, work.now)) throw new DomainError('CANNOT_BE_UNDONE')
    const acao = opposites[undone.acao]
    const loteId = await beginBatch(work, call, kind, { acao, total: undone.feitos, desfazId: id })
    await copyItems(work, id, loteId)
    const total = await countRows(work, loteId)
    const begun = await requireBatch(work, kind, loteId)
    await patchBatch(work, begun, { total })
    await patchBatch(work, undone, { desfeitoPorId: loteId })
    about({ acao, quantos: total })
    return { id: loteId, total }
  })
}

interface Begun {
  readonly acao: BatchAct
  readonly total: number
  readonly desfazId?: number
}

async function beginBatch(work: ChurchWork, call: MemberCall, { resource }: Kind, begun: Begun): Promise<number> {
  const { name: tipo } = resource
  const row = { ...begun, tipo, situacao: 'EM_ANDAMENTO' as const, criadoEm: work.now, accountId: toAccountId(call) }
  const id = await insertBatch(work, row)
  const startAfter = begun.total > doneAtOnce ? work.now : new Date(work.now.getTime() + takeOverMs)
  await enqueue(work, bulkQueue, { tipo, lote: id }, { singletonKey: String(id), startAfter })
  return id
}

export async function finishSoon(
  call: MemberCall,
  kind: Kind,
  { id, total }: { readonly id: number; readonly total: number },
): Promise<Bulk> {
  if (total <= doneAtOnce) await runStep(call, kind, id)
  return getBulk(call, kind, id)
}

export const getBulk = ({ inChurch }: MemberCall, kind: Kind, id: number): Promise<Bulk> =>
  inChurch(async (work) => toBulk(await requireBatch(work, kind, id), work.now))

/** Lists the result for each record of a batch. */
export function listBulkRows({ inChurch }: MemberCall, kind: Kind, id: number, query: ListedQuery) {
  return inChurch(async (work) => {
    await requireBatch(work, kind, id)
    const { rows, ...list } = await readList(rowOrder, query, {
      list: (part) => listRows(work, id, part),
      count: () => countRows(work, id),
    })
    return { itens: rows.map(({ place: _, ...row }) => row), ...list }
  })
}

/** Ends a batch after the step that is under way. What was done stays, and can be undone. */
export function cancelBulk({ inChurch }: MemberCall, kind: Kind, id: number): Promise<Bulk> {
  return inChurch(async (work) => {
    const batch = await requireBatch(work, kind, id, { isHeld: true })
    if (batch.situacao === 'EM_ANDAMENTO')
      await patchBatch(work, batch, { situacao: 'CANCELADO', terminadoEm: work.now })
    return toBulk(await requireBatch(work, kind, id), work.now)
  })
}

interface BatchChoice {
  readonly isHeld?: boolean
  /** A table that is read in; other calls do not see them. */
  readonly isImport?: boolean
}

export async function requireBatch(
  work: ChurchWork,
  { resource }: Kind,
  id: number,
  { isHeld = false, isImport = false }: BatchChoice = {},
) {
  const batch = await findBatch(work, resource.name, id, { isHeld })
  if (!batch || (batch.acao === 'IMPORTAR') !== isImport) throw notFound()
  return batch
}

/** Requires the permission to publish for acts that decide what is shown, as the call for one record does. */
function requireAct(call: MemberCall, { resource }: Kind, acao: BatchAct): void {
  if (acao !== 'REMOVER' && acao !== 'REVERTER' && resource.calls.publish) requirePublisher(call, resource)
}

export const undoEnds = ({ criadoEm }: BatchRow) => new Date(criadoEm.getTime() + undoMs)

const isOver = ({ situacao }: BatchRow) => situacao === 'CONCLUIDO' || situacao === 'CANCELADO'

export const isUndoable = (batch: BatchRow, now: Date) =>
  isOver(batch) &&
  batch.acao !== 'REVERTER' &&
  batch.desfeitoPorId === null &&
  batch.feitos > 0 &&
  now < undoEnds(batch)

/** A batch of a bulk act. */
type Ordered = BatchRow & Pick<Bulk, 'acao' | 'situacao'>

function toBulk(batch: BatchRow, now: Date): Bulk {
  const { id, acao, situacao, total, feitos, recusados, criadoEm, terminadoEm } = batch as Ordered
  return {
    id,
    acao,
    situacao,
    total,
    feitos,
    recusados,
    criadoEm: criadoEm.toISOString(),
    terminadoEm: terminadoEm?.toISOString() ?? null,
    desfazerAte: isUndoable(batch, now) ? undoEnds(batch).toISOString() : null,
  }
}

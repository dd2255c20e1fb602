import { dayMs } from '@narthex/contract/durations'
import * as z from 'zod/mini'
import { readList } from '../../database/keyset.ts'
import { DomainError, notFound } from '../../errors/domain-error.ts'
import { createOwnCall, type MemberCall } from '../../http/route.ts'
import { deadlines, type JobQueue } from '../../jobs/job-queue.ts'
import { enqueue } from '../../jobs/jobs.ts'
import { type Worker, workerFor } from '../../jobs/worker.ts'
import type { Acting } from '../../work/acting-call.ts'
import type { ChurchWork } from '../../work/church-work.ts'
import { edit } from '../../work/edit.ts'
import { forgetBatches } from '../bulk/bulk.queries.ts'
import { forgetEditing, forgetMoments } from '../editing/draft.queries.ts'
import { findEditors } from '../editing/editors.queries.ts'
import { toAccountId } from '../editing/versions.ts'
import { holdRecord, readRow } from '../resource-change.ts'
import { findTitle, type Kind, type KindRow, requirePublisher } from '../resource-kind.ts'
import type { VersionedRow } from '../resource-service.ts'
import { takenError } from './taken.ts'
import {
  countTrash,
  deleteTrash,
  holdTrash,
  insertTrash,
  listExpired,
  listTrashRows,
  type TrashChoice,
  type TrashRow,
  trashOrder,
} from './trash.queries.ts'

/** How long what was removed can be restored. */
export const trashMs = 30 * dayMs

/** Empties the trash of what has lain there for long enough, and forgets batches that can be undone no more. */
export const trashQueue: JobQueue<Record<never, never>> = {
  name: 'esvaziar-lixeira',
  lane: 'upkeep',
  deadlineMs: deadlines.longMs,
  data: z.strictObject({}),
}

/** Removes a record that is held: to the trash, where its kind has one. A moment at which its draft was to go live is forgotten. */
export async function removeRecord(
  work: ChurchWork,
  call: Pick<Acting, 'actor'>,
  kind: Kind,
  held: VersionedRow,
): Promise<void> {
  const { resource, service } = kind
  if (!resource.calls.restore) {
    await service.remove(work, held)
    return forgetEditing(work, resource.name, held.id)
  }
  const row = await readRow(kind, work, held.id)
  await service.remove(work, held)
  await keepInTrash(work, call, kind, [row])
}

/** Keeps records in the trash that their service has removed, as they were before. */
export async function keepInTrash(
  work: ChurchWork,
  call: Pick<Acting, 'actor'>,
  { resource }: Kind,
  rows: readonly KindRow[],
): Promise<void> {
  if (rows.length === 0) return
  const { name: tipo } = resource
  const expiraEm = new Date(work.now.getTime() + trashMs)
  const kept = { tipo, removidoEm: work.now, expiraEm, accountId: toAccountId(call) }
  await insertTrash(
    work,
    rows.map((row) => ({ ...kept, registro: row.id, titulo: findTitle(resource, row) })),
  )
  await forgetMoments(
    work,
    tipo,
    rows.map(({ id }) => id),
  )
  await emptyAfter(work, expiraEm)
}

/** Lets a job forget on the day after a moment what is kept until then; one for all of a day. */
export async function emptyAfter(work: ChurchWork, until: Date): Promise<void> {
  const day = Math.floor(until.getTime() / dayMs) + 1
  await enqueue(work, trashQueue, {}, { singletonKey: String(day), startAfter: new Date(day * dayMs) })
}

/** Takes a record out of the trash, as it was. SLUG_TAKEN and EXTERNAL_ID_TAKEN where another one has its name by now. */
export async function restoreRecord(work: ChurchWork, kind: Kind, id: number): Promise<void> {
  await showAgain(work, kind, await holdTrash(work, kind.resource.name, id))
  await deleteTrash(work, kind.resource.name, [id])
}

/** The first half of `restoreRecord`, for a row of the trash that is held; the other one removes it from the trash. */
export async function showAgain(work: ChurchWork, { service }: Kind, row: TrashRow | undefined): Promise<void> {
  if (!row) throw notFound()
  try {
    await service.restore(work, row.registro)
  } catch (error) {
    throw takenError(error) ?? error
  }
}

export function restoreFromTrash(call: MemberCall, kind: Kind, id: number): Promise<KindRow> {
  const { resource, service } = kind
  const plan = { act: resource.calls.restore.act, subject: { [service.subject]: id }, isPublic: resource.isPublic }
  return edit(call, plan, async ({ work, made }) => {
    await restoreRecord(work, kind, id)
    made(service.record(id))
    const held = await holdRecord(kind, work, id)
    // What readers see again is shown by those who may publish alone.
    if (resource.calls.publish && service.isLive(held)) requirePublisher(call, resource)
    return readRow(kind, work, id)
  })
}

/** Removes what lies in the trash for good, with its draft and its versions. */
export function purgeFromTrash(call: MemberCall, { resource, service }: Kind, id: number): Promise<void> {
  const plan = { act: resource.calls.purge.act, subject: { [service.subject]: id }, isPublic: false }
  return edit(call, plan, async ({ work }) => {
    if (!(await holdTrash(work, resource.name, id))) throw notFound()
    await service.purge(work, id)
    await forgetEditing(work, resource.name, id)
    await deleteTrash(work, resource.name, [id])
  })
}

interface TrashQuery {
  readonly apos?: string | undefined
  readonly limit: number
  readonly term?: string | undefined
}

export function listTrash({ inChurch }: MemberCall, { resource }: Kind, { term, ...query }: TrashQuery) {
  const choice: TrashChoice = { tipo: resource.name, term }
  return inChurch(async (work) => {
    const { rows, ...list } = await readList(trashOrder, query, {
      list: (part) => listTrashRows(work, choice, part),
      count: () => countTrash(work, choice),
    })
    const editors = await findEditors(
      work,
      rows.map(({ accountId }) => accountId),
    )
    const itens = rows.map(({ registro: id, titulo, removidoEm, expiraEm, accountId }) => ({
      id,
      titulo,
      removidoEm: removidoEm.toISOString(),
      expiraEm: expiraEm.toISOString(),
      usuario: editors.get(accountId) ?? null,
    }))
    return { itens, ...list }
  })
}

const purgedAtOnce = 100

/** Each record in a transaction of its own: a run that is killed goes on where it was. */
export const trashWorker = (kinds: () => readonly Kind[]): Worker =>
  workerFor(trashQueue, async (churchCall, { signal }) => {
    const call = createOwnCall(churchCall)
    await churchCall.inChurch((work) => forgetBatches(work, new Date(work.now.getTime() - trashMs)))
    for (let isRest = true; isRest && !signal.aborted; ) {
      const expired = await churchCall.inChurch((work) => listExpired(work, purgedAtOnce))
      for (const { tipo, registro } of expired) {
        const kind = kinds().find(({ resource }) => resource.name === tipo)
        if (kind) await purgeFromTrash(call, kind, registro).catch(ignoreKept)
      }
      isRest = expired.length === purgedAtOnce
    }
  })

/** Ignores a record that was restored or removed since the list was read, or that a rule of its kind keeps. */
function ignoreKept(error: unknown): void {
  if (!(error instanceof DomainError) || error.status >= 500) throw error
}

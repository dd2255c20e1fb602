import type { ResourceWrite } from '@narthex/contract/resources/resource'
import { DomainError, forbidden, notFound } from '../errors/domain-error.ts'
import type { MemberCall } from '../http/route.ts'
import type { ChurchWork } from '../work/church-work.ts'
import { edit } from '../work/edit.ts'
import { findDraft } from './editing/draft.queries.ts'
import { reachedRecord, requireReached } from './record-limits.ts'
import { type Kind, type KindRow, mayReadKind, pickDeclared } from './resource-kind.ts'
import type { VersionedRow } from './resource-service.ts'

export interface Changed {
  readonly id: number
  /** The version that the change was made on. */
  readonly base?: number | undefined
}

/** A change of a held record; it gives the result of `unchanged` where nothing is to be written down. */
type Run<T> = (work: ChurchWork, held: VersionedRow, unchanged: <U>(result: U) => U) => Promise<T>

/** Reads a record as calls answer it; NOT_FOUND where there is none. */
export async function readRow({ service }: Kind, work: ChurchWork, id: number): Promise<KindRow> {
  const row = await service.read(work, id)
  if (!row) throw notFound()
  return row as KindRow
}

/** Reads many records as calls answer them, in the order of `wanted`; NOT_FOUND where one is not there. */
export async function readRows(
  kind: Kind,
  work: ChurchWork,
  wanted: readonly { readonly id: number }[],
): Promise<KindRow[]> {
  const known = wanted.length > 1 ? await findRows(kind, work, wanted) : new Map<number, KindRow>()
  const rows: KindRow[] = []
  for (const { id } of wanted) rows.push(known.get(id) ?? (await readRow(kind, work, id)))
  return rows
}

/** Finds many records as calls answer them, by their ids; none of a kind that reads them one by one. */
export async function findRows(
  { service }: Kind,
  work: ChurchWork,
  wanted: readonly { readonly id: number }[],
): Promise<ReadonlyMap<number, KindRow>> {
  const readAll: Kind['service']['readAll'] | undefined = service.readAll
  if (!readAll || wanted.length === 0) return new Map()
  const ids = wanted.map(({ id }) => id)
  return (await readAll(work, ids)) as ReadonlyMap<number, KindRow>
}

/** Locks a record outside of an edit. */
export async function holdRecord({ service }: Kind, work: ChurchWork, id: number): Promise<VersionedRow> {
  const held = await service.record(id).find(work, { isHeld: true })
  if (!held) throw notFound()
  return held
}

/** Locks records, the lowest id first: all that change many records lock them in this order. */
export async function holdRecords({ service }: Kind, work: ChurchWork, ids: readonly number[]): Promise<void> {
  const places = ids.toSorted((a, b) => a - b).map((id) => service.record(id))
  const [first] = places
  const held = { isHeld: true }
  if (!first?.findAll) for (const place of places) await place.find(work, held)
  else
    await first.findAll(
      work,
      places.map(({ id }) => id),
      held,
    )
}

/** Changes a record that is there: locked, its version compared, audited, with history. */
export function changeRecord<T>(
  call: MemberCall,
  kind: Kind,
  { act }: ResourceWrite,
  { id, base }: Changed,
  run: Run<T>,
): Promise<T> {
  const { resource, service } = kind
  const plan = {
    act,
    isPublic: resource.isPublic,
    subject: { [service.subject]: id },
    hold: reachedRecord(call, kind, id),
    base,
  }
  const change = edit(call, plan, ({ work, before, unchanged }) => run(work, before, unchanged))
  return change.catch(async (error: unknown) => {
    throw await withTheirs(call, kind, id, error)
  })
}

/** Changes a record and answers it as it is then. */
export const changeAndRead = (
  call: MemberCall,
  kind: Kind,
  write: ResourceWrite,
  changed: Changed,
  run: Run<unknown>,
): Promise<KindRow> =>
  changeRecord(call, kind, write, changed, async (work, held, unchanged) => {
    await run(work, held, unchanged)
    // A change moves a record to where the caller's roles do not reach no more than it fetches one from there.
    await requireKept(work, call, kind, changed.id)
    return readRow(kind, work, changed.id)
  })

/** Throws FORBIDDEN where the caller's roles do not reach a record as it was written: it would be lost to them. */
export async function requireKept(work: ChurchWork, call: MemberCall, kind: Kind, id: number): Promise<void> {
  const reached = requireReached(work, call, kind, { id, permission: kind.resource.may.write })
  await reached.catch(() => {
    throw forbidden()
  })
}

/** CHANGED_MEANWHILE tells what the other side wrote, so that an editor can merge the fields of both. */
export async function withTheirs(call: MemberCall, kind: Kind, id: number, error: unknown): Promise<unknown> {
  if (!(error instanceof DomainError) || error.code !== 'CHANGED_MEANWHILE') return error
  const { resource, service } = kind
  if (!mayReadKind(call, resource)) return error
  const current = await call.inChurch(async (work) => {
    const row = await service.read(work, id)
    const registro = row && pickDeclared(resource.row, row)
    const draft = resource.calls.saveDraft && (await findDraft(work, resource.name, id))
    const isPending = draft?.flagPendente ?? false
    return { registro, revisao: draft?.revisao ?? 0, rascunho: isPending ? draft?.formulario : null }
  })
  return new DomainError('CHANGED_MEANWHILE', { ...(error.details && { details: error.details }), current })
}

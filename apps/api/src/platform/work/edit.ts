import type { AuditedAct } from '@narthex/contract/audit/audited-acts'
import { type ActDetails, insertAct } from '../audit/acts.ts'
import type { Fields } from '../audit/audit.tables.ts'
import { findChange } from '../audit/history.rules.ts'
import { insertHistory, type RecordChange } from '../audit/history.ts'
import { DomainError, notFound } from '../errors/domain-error.ts'
import type { AccountId } from '../ids.ts'
import { type Acting, type ActingCall, findAuthor, tellSupport } from './acting-call.ts'
import type { ChurchWork } from './church-work.ts'
import type { RecordPlace } from './records.ts'

/** An edit before it is made. */
interface Plan {
  readonly act: AuditedAct
  /** The subject of the act, for the audit log: ids, codes and amounts. */
  readonly subject?: ActDetails
  /** Pages of the church show it: its content version is raised, and its edits run one after another. */
  readonly isPublic: boolean
  /** Records that it changes, which may be new or gone afterwards. They are locked. */
  readonly records?: readonly RecordPlace[]
}

/** An edit of a record that has to be there. */
interface HoldingPlan<Row extends object> extends Plan {
  /** Locked until the transaction ends; NOT_FOUND where there is none. */
  readonly hold: RecordPlace<Row>
  /** The version that the edit was made on; CHANGED_MEANWHILE for another one. */
  readonly base?: number | undefined
}

interface Edit<Row> {
  readonly work: ChurchWork
  /** The held record. */
  readonly before: Row
  /** Names a record that the edit made, and adds to the act's subject. */
  made(place: RecordPlace, subject?: ActDetails): void
  /** Reads records that are about to be changed: where the edit takes its locks itself, in an order of their own. */
  watch(...places: readonly RecordPlace[]): Promise<void>
  /** Adds to the act's subject what is known only now. */
  about(subject: ActDetails): void
  /** Gives the result of an edit that found everything as it was to be: nothing is written down of it. */
  unchanged<T>(result: T): T
}

/**
 * The one way to change what a church keeps: by its staff, and by the product itself on a church's behalf. In one
 * transaction it holds the record, compares its version, runs, and writes history (what changed of the records) and the
 * audit log (who did what).
 */
export function edit<Row extends object, T>(
  call: ActingCall,
  plan: HoldingPlan<Row>,
  run: (edit: Edit<Row>) => Promise<T>,
): Promise<T>
export function edit<T>(call: ActingCall, plan: Plan, run: (edit: Edit<undefined>) => Promise<T>): Promise<T>
export function edit<Row extends object, T>(
  call: ActingCall,
  plan: Plan & Partial<HoldingPlan<Row>>,
  run: (edit: Edit<never>) => Promise<T>,
): Promise<T> {
  const begin = plan.isPublic ? call.editSite : call.inChurch
  return begin((work) => editWithin(work, call, plan, run))
}

/** An edit in a transaction that has begun otherwise, such as one that sees logins (`inIdentity`). */
export async function editWithin<Row extends object, T>(
  work: ChurchWork,
  { actor, source }: Acting,
  { hold, base, act, subject = {}, records = [] }: Omit<Plan, 'isPublic'> & Partial<HoldingPlan<Row>>,
  run: (edit: Edit<never>) => Promise<T>,
): Promise<T> {
  const held = hold && (await hold.find(work, { isHeld: true }))
  if (hold && !held) throw notFound()
  if (held && base !== undefined) requireVersion(held, base)
  const seen: SeenRecord[] = hold && held ? [{ place: hold, before: hold.toFields(held) }] : []
  for (const place of records) {
    const row = await place.find(work, { isHeld: true })
    seen.push({ place, before: row && place.toFields(row) })
  }
  let isUnchanged = false
  let detalhes = subject
  const about = (more: ActDetails) => {
    detalhes = { ...detalhes, ...more }
  }
  const result = await run({
    work,
    before: held as never,
    about,
    async watch(...places) {
      for (const [place, before] of await readFields(work, places)) seen.push({ place, before })
    },
    made(place, more = {}) {
      seen.push({ place, before: undefined })
      about(more)
    },
    unchanged(same) {
      isUnchanged = true
      return same
    },
  })
  if (isUnchanged) return result
  const accountId = findAuthor(actor)
  const done = { acao: act, accountId, acessoSuporteId: actor.support?.accessId }
  await insertHistory(work, await readChanges(work, seen), done)
  detalhes = { ...detalhes, ...tellSupport(actor) }
  await insertAct(work, { acao: act, accountId, enderecoHash: source.addressHash ?? null, detalhes })
  return result
}

/**
 * Writes history for a part of an act that was written down before: of records that the caller holds. `places` are those
 * that `run` may change or remove; what it makes it names itself.
 */
export async function changeWithin<T>(
  work: ChurchWork,
  act: { readonly acao: AuditedAct; readonly accountId: AccountId | null },
  places: readonly RecordPlace[],
  run: (made: (place: RecordPlace) => void) => Promise<T>,
): Promise<T> {
  const before = await readFields(work, places)
  const added: RecordPlace[] = []
  const result = await run((place) => added.push(place))
  const seen = [...places, ...added].map((place) => ({ place, before: before.get(place) }))
  await insertHistory(work, await readChanges(work, seen), act)
  return result
}

/** A record as it was before the edit; there was none where `before` is undefined. */
interface SeenRecord {
  readonly place: RecordPlace
  readonly before: Fields | undefined
}

async function readChanges(work: ChurchWork, seen: readonly SeenRecord[]): Promise<RecordChange[]> {
  const after = await readFields(
    work,
    seen.map(({ place }) => place),
  )
  return seen.flatMap(({ place, before }) => {
    const change = findChange(before, after.get(place), place.veiled)
    const { kind: tipo, id: registro, person: memberId = null } = place
    // What is told of a person goes with them.
    const isGone = memberId !== null && tipo === 'usuario' && change?.depois === null
    return change && !isGone ? [{ ...change, tipo, registro, memberId }] : []
  })
}

/** Reads the fields that history keeps of records as they are now; many of a kind are read at once. */
async function readFields(
  work: ChurchWork,
  places: readonly RecordPlace[],
): Promise<ReadonlyMap<RecordPlace, Fields | undefined>> {
  const fields = new Map<RecordPlace, Fields | undefined>()
  for (const [findAll, alike] of Map.groupBy(places, (place) => place.findAll)) {
    const ids = alike.map(({ id }) => id)
    const rows = findAll && ids.length > 1 ? await findAll(work, ids) : undefined
    for (const place of alike) {
      const row = rows ? rows.get(place.id) : await place.find(work)
      fields.set(place, row && place.toFields(row))
    }
  }
  return fields
}

/** Throws CHANGED_MEANWHILE, with the version that the record has by now. */
export function requireVersion(held: object, base: number): void {
  const theirs = (held as { readonly versao?: unknown }).versao
  if (theirs === base) return
  throw new DomainError('CHANGED_MEANWHILE', { details: [{ path: 'versao', message: String(theirs) }] })
}

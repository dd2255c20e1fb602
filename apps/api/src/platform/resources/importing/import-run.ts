import { inSavepoint } from '../../database/savepoint.ts'
import { toText } from '../../documents/cell-values.ts'
import { DomainError } from '../../errors/domain-error.ts'
import { createMemberCall, type MemberCall, theProduct } from '../../http/route.ts'
import type { ChurchWork } from '../../work/church-work.ts'
import { changeWithin } from '../../work/edit.ts'
import type { RecordPlace } from '../../work/records.ts'
import type { ChurchCall } from '../../work/transactions.ts'
import { type BatchRow, findBatch, patchBatch } from '../bulk/bulk.queries.ts'
import type { Before } from '../bulk/bulk.tables.ts'
import { publishRecord } from '../editing/publishing.ts'
import { keepVersion } from '../editing/versions.ts'
import { setRecord } from '../record-writes.ts'
import { holdRecord, readRow, readRows } from '../resource-change.ts'
import { type Kind, type KindRow, pickForm } from '../resource-kind.ts'
import { takenError } from '../trash/taken.ts'
import type { Reason, ReasonCode } from './field-cells.ts'
import {
  findWritten,
  type ImportLine,
  listOpenLines,
  noteWritten,
  type SettledLine,
  settleLines,
  type WrittenBefore,
  type WrittenRecord,
} from './import.queries.ts'
import {
  type Intent,
  matchRow,
  mergeRow,
  type ReadRow,
  type RowReader,
  readRow as readTableRow,
} from './import-rows.ts'
import type { Matcher } from './import-rules.ts'
import { findKnown, forgetTable, holdKnown, makeReader, requirePlan } from './import-stage.ts'
import { type PartStage, settleParts } from './row-parts.ts'

/** Rows of one transaction: few enough that others who edit the church wait for less than a second. */
export const rowsPerStep = 50
/** Rows of kinds whose rules add many at once, and which hold up no edit of pages. */
const ruledRowsPerStep = 250

/**
 * Looks at the next rows of a table, or writes them, in one transaction: what was done and that it was done are written
 * together, so that a process that dies does nothing twice. Gives whether there is more.
 */
export async function runImportStep(call: ChurchCall, kind: Kind, batchId: number): Promise<boolean> {
  const { resource } = kind
  const now = await call.inChurch((work) => findBatch(work, resource.name, batchId))
  const isPublic = now?.situacao === 'EM_ANDAMENTO' && resource.isPublic
  const begin = isPublic ? call.editSite : call.inChurch
  return begin(async (work) => {
    const batch = await findBatch(work, resource.name, batchId, { isHeld: true })
    if (batch?.situacao !== now?.situacao || !batch) return false
    if (batch.situacao !== 'CONFERINDO' && batch.situacao !== 'EM_ANDAMENTO') return false
    return runLines(work, call, kind, batch)
  })
}

async function runLines(work: ChurchWork, call: ChurchCall, kind: Kind, batch: BatchRow): Promise<boolean> {
  const isRun = batch.situacao === 'EM_ANDAMENTO'
  const plan = requirePlan(batch)
  const reader = await makeReader(work, kind, plan)
  const limit = reader.rules ? ruledRowsPerStep : rowsPerStep
  const lines = await listOpenLines(work, batch.id, { isRun, way: plan.duvidosas, limit })
  const rows = lines.map((line) => ({ line, row: readTableRow(reader, line.celulas) }))
  const read = rows.map(({ row }) => row)
  const known = await findKnown(work, reader, read)
  const ids = known.map(({ id }) => id)
  const before = isRun ? await findWritten(work, batch.id, ids) : new Map<number, WrittenBefore>()
  const made = new Set(ids.filter((id) => before.get(id)?.isMade))
  const { accountId } = batch
  const actor = accountId === null ? theProduct.actor : { ...theProduct.actor, accountId }
  const matcher = reader.rules?.createMatcher()
  for (const record of known) matcher?.know(record, made.has(record.id))
  const shared = { work, call: createMemberCall(call, actor), reader, known, held: [], matcher, isRun, before, made }
  const stage: Stage = { ...shared, written: new Map() }
  if (isRun) await holdChanged(stage, rows)
  const settled = await addParts(stage, batch, rows, await settleAll(stage, batch, rows))
  await settleLines(work, batch.id, settled)
  await noteWritten(work, batch.id, await findVersions(stage))
  const isDone = lines.length < limit
  const count = (isRefused: boolean) => settled.filter((line) => (line.situacao === 'RECUSADA') === isRefused).length
  await patchBatch(work, batch, {
    feitos: batch.feitos + count(false),
    recusados: batch.recusados + count(true),
    ...(isDone && (isRun ? { situacao: 'CONCLUIDO', terminadoEm: work.now } : { situacao: 'CONFERIDO' })),
  })
  if (isDone && isRun) await forgetTable(work, kind, batch)
  return !isDone
}

interface Stage {
  readonly work: ChurchWork
  readonly call: MemberCall
  readonly reader: RowReader
  readonly known: KindRow[]
  /** Records that rows may change, which are locked. */
  readonly held: number[]
  /** Finds records by the rules of the kind, where it has some. */
  readonly matcher: Matcher | undefined
  readonly isRun: boolean
  /** Records that earlier steps wrote. */
  readonly before: ReadonlyMap<number, WrittenBefore>
  /** Records that this import has added: two files of a folder are two records. */
  readonly made: Set<number>
  /** Records before this step wrote them, by id. */
  readonly written: Map<number, Before>
}
interface Line {
  readonly line: ImportLine
  readonly row: ReadRow
}

/** Settles rows: in a run with a history of each record, otherwise each in a savepoint that is taken back. */
async function settleAll(stage: Stage, { accountId }: BatchRow, rows: readonly Line[]): Promise<SettledLine[]> {
  const { work, reader, held, isRun } = stage
  const settle = (made: (place: RecordPlace) => void) => settleRows(stage, rows, made)
  if (!isRun) return settle(() => {})
  const { resource, service } = reader.kind
  const places = held.map((id) => service.record(id))
  return changeWithin(work, { acao: resource.calls.runImport.act, accountId }, places, settle)
}

/** Settles what rows say besides their records: a row whose record is as it was changes something by that, too. */
async function addParts(
  stage: Stage,
  { id: batchId, accountId, criadoEm: since }: BatchRow,
  rows: readonly Line[],
  settled: SettledLine[],
): Promise<SettledLine[]> {
  const { work, reader, isRun, known, written } = stage
  const { kind, plan, rules } = reader
  if (!rules?.parts) return settled
  const acao = kind.resource.calls.runImport.act
  const writeHistory: PartStage['writeHistory'] = isRun
    ? (places, run) => changeWithin(work, { acao, accountId }, places, run)
    : undefined
  const taken = [...settled.entries()].filter(
    ([, { situacao }]) => situacao === 'NOVA' || situacao === 'MUDADA' || situacao === 'IGUAL',
  )
  const partRows = taken.map(([at, { registro }]) => {
    const values = rows[at]?.row.values ?? new Map<string, unknown>()
    const record = known.find(({ id }) => id === registro) ?? {}
    return { registro, values, record: { ...record, ...Object.fromEntries(values) } }
  })
  const outcomes = await settleParts(kind, { work, plan, batchId, since, writeHistory }, partRows)
  const all = [...settled]
  for (const [i, [at, line]] of taken.entries()) {
    const { isChanged = false, notes = [], parts = {} } = outcomes[i] ?? {}
    const situacao = isChanged && line.situacao === 'IGUAL' ? 'MUDADA' : line.situacao
    all[at] = { ...line, situacao, motivos: [...line.motivos, ...notes] }
    const { registro } = line
    if (isRun && registro !== null && Object.keys(parts).length > 0)
      written.set(registro, { ...written.get(registro), parts: { ...parts, ...written.get(registro)?.parts } })
  }
  return all
}

/** Locks the records that rows change, and reads them again: someone else may have written them until then. */
async function holdChanged(stage: Stage, rows: readonly Line[]): Promise<void> {
  const { work, reader, known, held, matcher, made } = stage
  const changed = new Set(rows.flatMap((line) => decide(stage, line).record?.id ?? []))
  held.push(...(reader.rules ? changed : known.map(({ id }) => id)))
  const now = new Map((await holdKnown(work, reader, held)).map((record) => [record.id, record]))
  for (const id of held) {
    const at = known.findIndex((record) => record.id === id)
    const record = now.get(id)
    known.splice(at, 1, ...(record ? [record] : []))
    if (record) matcher?.know(record, made.has(id))
    else matcher?.forget(id)
  }
}

/** A row whose record is added together with those of others. */
interface Pending {
  readonly intent: Intent
  readonly settled: SettledLine
  readonly at: number
}

async function settleRows(stage: Stage, rows: readonly Line[], made: (place: RecordPlace) => void) {
  const settled: SettledLine[] = []
  const pending: Pending[] = []
  const flush = async () => {
    for (const [at, line] of await addPending(stage, pending.splice(0), made)) settled[at] = line
  }
  for (const [at, line] of rows.entries()) {
    let decided = decide(stage, line)
    // What a row of the same step adds is there before another one changes it.
    if (decided.record !== undefined && decided.record.id < 0) {
      await flush()
      decided = decide(stage, line)
    }
    const { intent, record, base } = decided
    settled[at] = base
    if (!intent) continue
    if (stage.reader.rules && !stage.isRun) continue
    if (stage.reader.rules && !record) {
      pending.push({ intent, settled: base, at })
      stage.matcher?.know({ ...intent.form, id: standIn(at), versao: 0 }, true)
    } else settled[at] = await tryWriting(stage, { ...decided, intent }, made)
  }
  await flush()
  return settled
}

/** The id of a record that is not added yet. */
const standIn = (at: number) => -1 - at

interface Decided {
  /** The row as it is settled where nothing is written, or where it is written without fault. */
  readonly base: SettledLine
  readonly record?: KindRow | undefined
  /** Missing: nothing is to be written. */
  readonly intent?: Intent
}

/** Finds out what a row does. */
function decide(stage: Stage, { line, row }: Line): Decided {
  const { reader, known, matcher, isRun } = stage
  const file = reader.plan.arquivos ? toText(line.celulas[0]) : ''
  const title = reader.rules?.titleOf(row.values) ?? row.texts.get(reader.kind.resource.list.search[0] ?? '')
  const titulo = (title || file).slice(0, 200)
  const { linha } = line
  const base = { linha, titulo, flagFeita: isRun, registro: null, versao: null, motivos: row.notes }
  const refused = (...motivos: Reason[]): Decided => ({ base: { ...base, situacao: 'RECUSADA', motivos } })
  if (row.reasons.length > 0) return refused(...row.reasons)
  if (line.repete !== null) return refused({ code: 'REPEATED', value: String(line.repete) })
  const rivals = known.filter(({ id }) => !(reader.plan.arquivos && stage.made.has(id)))
  const { record: found, doubt, isSame } = matcher ? matcher.match(row) : matchRow(reader, row, rivals)
  const seen = { registro: found?.id ?? null, versao: found?.versao ?? null }
  const way =
    line.decisao ?? (doubt === 'SHARES_CONTACT' && reader.plan.duvidosas === 'MUDAR' ? 'PULAR' : reader.plan.duvidosas)
  if (doubt && (!isRun || way === 'PULAR'))
    return { base: { ...base, ...seen, situacao: 'DUVIDOSA', motivos: [{ code: doubt }, ...row.notes] } }
  if (doubt && way === 'MUDAR' && !found) return refused({ code: doubt })
  const record = doubt && way === 'NOVAS' ? undefined : found
  const intent = mergeRow(reader, row, record)
  if (intent.reasons.length > 0) return refused(...intent.reasons)
  if (isSame || !intent.isChanged) return { record, base: { ...base, situacao: 'IGUAL', registro: record?.id ?? null } }
  if (record && isRun && wasChanged(stage, line, record)) return refused({ code: 'CHANGED_MEANWHILE' })
  const changed = { ...base, registro: record?.id ?? null, versao: record?.versao ?? null }
  return { record, intent, base: { ...changed, situacao: record ? 'MUDADA' : 'NOVA' } }
}

/** Whether someone else has changed a record since the row was compared with it. */
function wasChanged(
  { before, written }: Stage,
  { registro, versao }: ImportLine,
  { id, versao: now }: KindRow,
): boolean {
  if (registro !== id || versao === null || written.has(id)) return false
  return now !== versao && now !== before.get(id)?.versao
}

/** Adds the records of many rows; where one is refused, each by itself. */
async function addPending(
  stage: Stage,
  pending: readonly Pending[],
  made: (place: RecordPlace) => void,
): Promise<(readonly [number, SettledLine])[]> {
  const { work, reader } = stage
  const { rules, kind } = reader
  if (!rules || pending.length === 0) return []
  const forms = pending.map(({ intent }) => intent.form)
  for (const { at } of pending) stage.matcher?.forget(standIn(at))
  const ids = await inSavepoint(work.tx, () => rules.addAll(work, forms)).catch((error: unknown) => {
    if (takenError(error) || error instanceof DomainError) return undefined
    throw error
  })
  const settled: (readonly [number, SettledLine])[] = []
  if (!ids) {
    for (const { intent, settled: base, at } of pending)
      settled.push([at, await tryWriting(stage, { base, intent }, made)])
    return settled
  }
  for (const [i, { settled: base, at, intent }] of pending.entries()) {
    const id = ids[i] ?? 0
    stage.written.set(id, { isNew: true })
    made(kind.service.record(id))
    stage.matcher?.know({ ...intent.form, id, versao: 1 }, true)
    settled.push([at, { ...base, registro: id }])
  }
  return settled
}

async function tryWriting(
  stage: Stage,
  { base, record, intent }: Decided & { readonly intent: Intent },
  made: (place: RecordPlace) => void,
): Promise<SettledLine> {
  try {
    const id = await attempt(stage, record, intent, made)
    return { ...base, registro: record?.id ?? (stage.isRun ? id : null) }
  } catch (error) {
    return { ...base, registro: null, versao: null, situacao: 'RECUSADA', motivos: toReasons(error) }
  }
}

/** Error that undoes a row that was only looked at. */
class OnlyLooked extends Error {
  readonly id: number
  constructor(id: number) {
    super('Only looked')
    this.id = id
  }
}

/** Writes a row in a savepoint; where a table is only looked through, the savepoint is taken back. */
async function attempt(
  stage: Stage,
  record: KindRow | undefined,
  intent: Intent,
  made: (place: RecordPlace) => void,
): Promise<number> {
  const { work, isRun, reader, known } = stage
  try {
    const { id, before } = await inSavepoint(work.tx, async () => {
      const written = record ? await change(stage, record, intent) : await add(stage, intent)
      if (!isRun) throw new OnlyLooked(written.id)
      return written
    })
    noteBefore(stage, id, before)
    if (!record) made(reader.kind.service.record(id))
    if (!record) stage.made.add(id)
    // Rows after this one find what it wrote.
    const now = await readRow(reader.kind, work, id)
    const at = known.findIndex((row) => row.id === id)
    known.splice(at < 0 ? known.length : at, at < 0 ? 0 : 1, now)
    stage.matcher?.know(now, stage.made.has(id))
    return id
  } catch (error) {
    if (error instanceof OnlyLooked) return error.id
    throw error
  }
}

/** Keeps what a record was before its first row, and all that rows have written of it. */
function noteBefore({ written }: Stage, id: number, before: Before): void {
  const first = written.get(id)
  if (!first) written.set(id, before)
  else if (first.written) written.set(id, { ...first, written: { ...first.written, ...before.written } })
}

async function add({ work, call, reader: { kind, plan, rules } }: Stage, { form, isPublished }: Intent) {
  const { resource, service } = kind
  const adding = rules ? rules.addAll(work, [form]).then(([only = 0]) => only) : service.add(work, form)
  const id = await adding.catch((error: unknown) => {
    throw takenError(error) ?? error
  })
  const row = await readRow(kind, work, id)
  await keepVersion(work, call, kind, { id, versao: row.versao, form: pickForm(resource, row), reason: 'CRIACAO' })
  if (isPublished && plan.publica) await publishRecord(work, call, kind, await holdRecord(kind, work, id))
  return { id, before: { isNew: true } satisfies Before }
}

async function change(
  { work, call, reader: { kind, plan } }: Stage,
  record: KindRow,
  { form, isPublished, changed }: Intent,
) {
  const { resource, service } = kind
  const { id } = record
  const held = await holdRecord(kind, work, id)
  const isLive = resource.calls.publish !== undefined && service.isLive(held)
  if ((isLive || isPublished) && !plan.publica) throw new DomainError('FORBIDDEN')
  await setRecord(work, call, kind, held, form)
  if (isPublished) await publishRecord(work, call, kind, await holdRecord(kind, work, id))
  const written = Object.fromEntries(changed.map((field) => [field, form[field] ?? null]))
  const before: Before = { form: pickForm(resource, record), written, ...(isPublished && { isPublished }) }
  return { id, before }
}

async function findVersions({ work, reader, written }: Stage): Promise<WrittenRecord[]> {
  const wanted = [...written.keys()].map((id) => ({ id }))
  const rows = await readRows(reader.kind, work, wanted)
  return rows.map(({ versao }, at) => {
    const registro = wanted[at]?.id ?? 0
    return { registro, versao, antes: written.get(registro) ?? {} }
  })
}

const reasonsOfCodes: Readonly<Record<string, ReasonCode>> = {
  FORBIDDEN: 'MAY_NOT_PUBLISH',
  EXTERNAL_ID_TAKEN: 'EXTERNAL_ID_TAKEN',
  SLUG_TAKEN: 'SLUG_TAKEN',
  CHANGED_MEANWHILE: 'CHANGED_MEANWHILE',
}

function toReasons(error: unknown): Reason[] {
  if (!(error instanceof DomainError)) throw error
  const code = reasonsOfCodes[error.code]
  if (code) return [{ code }]
  const details = error.details ?? []
  if (details.length === 0) return [{ code: 'OTHER', value: error.code }]
  return details.map(({ path, message }) => ({
    code: 'OTHER',
    field: path.replace(/^body\./, ''),
    value: message,
  }))
}

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
import { holdRecord, readRow } from '../resource-change.ts'
import { type Kind, type KindRow, pickForm } from '../resource-kind.ts'
import { takenError } from '../trash/taken.ts'
import type { Reason, ReasonCode } from './field-cells.ts'
import {
  type ImportLine,
  listMade,
  listOpenLines,
  noteWritten,
  type SettledLine,
  settleLines,
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
import { findKnown, makeReader, requirePlan } from './import-stage.ts'

/** Rows of one transaction: few enough that others who edit the church wait for less than a second. */
export const rowsPerStep = 50

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
  const open = { isRun, takesDoubtful: plan.duvidosas !== 'PULAR', limit: rowsPerStep }
  const lines = await listOpenLines(work, batch.id, open)
  const rows = lines.map((line) => ({ line, row: readTableRow(reader, line.celulas) }))
  const known = await findKnown(
    work,
    reader,
    rows.map(({ row }) => row),
  )
  const made = plan.arquivos && isRun ? await listMade(work, batch.id) : new Set<number>()
  const { accountId } = batch
  const actor = accountId === null ? theProduct.actor : { ...theProduct.actor, accountId }
  const stage: Stage = { work, call: createMemberCall(call, actor), reader, known, isRun, made, written: new Map() }
  const settled = await settleAll(stage, batch, rows)
  await settleLines(work, batch.id, settled)
  await noteWritten(work, batch.id, await findVersions(stage))
  const isDone = lines.length < rowsPerStep
  const count = (isRefused: boolean) => settled.filter((line) => (line.situacao === 'RECUSADA') === isRefused).length
  await patchBatch(work, batch, {
    feitos: batch.feitos + count(false),
    recusados: batch.recusados + count(true),
    ...(isDone && (isRun ? { situacao: 'CONCLUIDO', terminadoEm: work.now } : { situacao: 'CONFERIDO' })),
  })
  return !isDone
}

interface Stage {
  readonly work: ChurchWork
  readonly call: MemberCall
  readonly reader: RowReader
  readonly known: KindRow[]
  readonly isRun: boolean
  /** Records that this import of files has added: two files of a folder are two records. */
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
  const { work, reader, known, isRun } = stage
  const settle = async (made: (place: RecordPlace) => void) => {
    const settled: SettledLine[] = []
    for (const line of rows) settled.push(await settleLine(stage, line, made))
    return settled
  }
  if (!isRun) return settle(() => {})
  const { resource, service } = reader.kind
  // All that change many records lock them in this order.
  const ids = known.map(({ id }) => id).toSorted((a, b) => a - b)
  for (const id of ids) await service.record(id).find(work, { isHeld: true })
  const places = ids.map((id) => service.record(id))
  return changeWithin(work, { acao: resource.calls.runImport.act, accountId }, places, settle)
}

async function settleLine(stage: Stage, { line, row }: Line, made: (place: RecordPlace) => void): Promise<SettledLine> {
  const { reader, known, isRun } = stage
  const file = reader.plan.arquivos ? toText(line.celulas[0]) : ''
  const titulo = (row.texts.get(reader.kind.resource.list.search[0] ?? '') ?? file).slice(0, 200)
  const base = { linha: line.linha, titulo, flagFeita: isRun, registro: null, motivos: [] as readonly Reason[] }
  const refused = (...motivos: Reason[]): SettledLine => ({ ...base, situacao: 'RECUSADA', motivos })
  if (row.reasons.length > 0) return refused(...row.reasons)
  if (line.repete !== null) return refused({ code: 'REPEATED', value: String(line.repete) })
  const rivals = known.filter(({ id }) => !stage.made.has(id))
  const { record: found, doubt, isSame } = matchRow(reader, row, rivals)
  const { duvidosas } = reader.plan
  if (doubt && (!isRun || duvidosas === 'PULAR'))
    return { ...base, situacao: 'DUVIDOSA', motivos: [{ code: doubt }], registro: found?.id ?? null }
  if (doubt && duvidosas === 'MUDAR' && !found) return refused({ code: doubt })
  const record = doubt && duvidosas === 'NOVAS' ? undefined : found
  const intent = mergeRow(reader, row, record)
  if (intent.reasons.length > 0) return refused(...intent.reasons)
  if (isSame || !intent.isChanged) return { ...base, situacao: 'IGUAL', registro: record?.id ?? null }
  try {
    const id = await attempt(stage, record, intent, made)
    return { ...base, situacao: record ? 'MUDADA' : 'NOVA', registro: record?.id ?? (isRun ? id : null) }
  } catch (error) {
    return refused(...toReasons(error))
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
    if (!stage.written.has(id)) stage.written.set(id, before)
    if (!record) made(reader.kind.service.record(id))
    if (!record && reader.plan.arquivos) stage.made.add(id)
    // Rows after this one find what it wrote.
    const at = known.findIndex((row) => row.id === id)
    known.splice(at < 0 ? known.length : at, at < 0 ? 0 : 1, await readRow(reader.kind, work, id))
    return id
  } catch (error) {
    if (error instanceof OnlyLooked) return error.id
    throw error
  }
}

async function add({ work, call, reader: { kind, plan } }: Stage, { form, isPublished }: Intent) {
  const { resource, service } = kind
  const id = await service.add(work, form).catch((error: unknown) => {
    throw takenError(error) ?? error
  })
  const row = await readRow(kind, work, id)
  await keepVersion(work, call, kind, { id, versao: row.versao, form: pickForm(resource, row), reason: 'CRIACAO' })
  if (isPublished && plan.publica) await publishRecord(work, call, kind, await holdRecord(kind, work, id))
  return { id, before: { isNew: true } satisfies Before }
}

async function change({ work, call, reader: { kind, plan } }: Stage, record: KindRow, { form, isPublished }: Intent) {
  const { resource, service } = kind
  const { id } = record
  const held = await holdRecord(kind, work, id)
  const isLive = resource.calls.publish !== undefined && service.isLive(held)
  if ((isLive || isPublished) && !plan.publica) throw new DomainError('FORBIDDEN')
  await setRecord(work, call, kind, held, form)
  if (isPublished) await publishRecord(work, call, kind, await holdRecord(kind, work, id))
  const before: Before = { form: pickForm(resource, record), ...(isPublished && { isPublished }) }
  return { id, before }
}

async function findVersions({ work, reader, written }: Stage): Promise<WrittenRecord[]> {
  const records: WrittenRecord[] = []
  for (const [registro, antes] of written) {
    const { versao } = await readRow(reader.kind, work, registro)
    records.push({ registro, versao, antes })
  }
  return records
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

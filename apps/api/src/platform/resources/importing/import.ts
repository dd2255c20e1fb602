import { isDeepStrictEqual } from 'node:util'
import type { ImportSettings, ImportUpload, RecordImport } from '@narthex/contract/resources/import.schemas'
import { countMemberUse } from '../../attempts/count-use.ts'
import { normalize, toLine, toText } from '../../documents/cell-values.ts'
import { DomainError, forbidden, invalid } from '../../errors/domain-error.ts'
import type { MemberCall } from '../../http/route.ts'
import { enqueue } from '../../jobs/jobs.ts'
import type { ChurchWork } from '../../work/church-work.ts'
import { edit } from '../../work/edit.ts'
import { type BatchRow, findBatch, forgetBatches, insertBatch, patchBatch } from '../bulk/bulk.queries.ts'
import type { ImportPlan } from '../bulk/bulk.tables.ts'
import { beginUndo, finishSoon, isUndoable, requireBatch, undoEnds, undoMs } from '../bulk/bulk.ts'
import { bulkQueue } from '../bulk/bulk-run.ts'
import { toAccountId } from '../editing/versions.ts'
import { type Kind, mayPublish } from '../resource-kind.ts'
import { emptyAfter } from '../trash/trash.ts'
import { findDayOrders } from './day-orders.ts'
import { guessFields } from './guess-fields.ts'
import {
  countByState,
  countWritten,
  findKeptFields,
  insertLines,
  isRunning,
  keepFields,
  readAllCells,
  resetLines,
} from './import.queries.ts'
import { findKey, readRow } from './import-rows.ts'
import type { TableSource } from './import-rules.ts'
import { runImportStep } from './import-run.ts'
import { findColumn, forgetTable, makeReader, requirePlan } from './import-stage.ts'
import { readImportFile } from './read-import-file.ts'
import { findLabel } from './record-fields.ts'
import { columnsOfFile, type FilesReader } from './record-files.ts'
import { findClosedParts, listTableFields } from './row-parts.ts'

/** Rows that a call looks at or writes before it answers; a job does more. */
const doneAtOnce = 100
/** A batch that its call does not finish, as its process died, is finished by a job. */
const takeOverMs = 30_000
/** Tables that one member of the staff may send in fifteen minutes. */
const maxImports = 60
const longestExample = 80

/** Reads a table, finds out what its columns are, and looks at what each row would do. Nothing is written. */
export async function previewImport(call: MemberCall, kind: Kind, upload: ImportUpload): Promise<RecordImport> {
  await countMemberUse(call, { what: 'imported tables', maxAttempts: maxImports })
  const { name: tipo } = kind.resource
  const { heads, rows, files } = await readImportFile(call, kind, upload)
  const { nome, origem, idioma } = upload
  const id = await call.inChurch(async (work) => {
    await forgetBatches(work, new Date(work.now.getTime() - undoMs))
    const source = files || origem ? undefined : findSource(kind, heads)
    const named = source?.name ?? origem
    const kept = files ? undefined : await findKeptFields(work, { tipo, origem: named })
    const fields = listTableFields(kind)
    const guessed = files ? toColumns(files) : (readSource(source, heads) ?? guessFields(heads, fields, kind.service))
    const campos = kept ? heads.map((head, at) => keptField(kept.campos, head, fields) ?? guessed[at] ?? null) : guessed
    const colunas = heads.map((titulo, at) => ({
      titulo,
      exemplo: toLine(rows.map(({ cells }) => toText(cells[at])).find((text) => text !== '') ?? '').slice(
        0,
        longestExample,
      ),
    }))
    const chave = files ? [...files.key] : kept ? [...kept.chave] : usualKey(kind, campos)
    const reading = { nome, origem: named, idioma, colunas, campos, chave }
    const partesVedadas = findClosedParts(call, kind, campos)
    const plan: ImportPlan = {
      ...reading,
      partesVedadas,
      duvidosas: 'PULAR',
      publica: false,
      arquivos: files !== undefined,
    }
    const row = { tipo, acao: 'IMPORTAR' as const, situacao: 'CONFERINDO' as const, total: rows.length }
    const made = { ...row, criadoEm: work.now, accountId: toAccountId(call), importacao: plan }
    const loteId = await insertBatch(work, made)
    await insertLines(work, loteId, rows)
    await emptyAfter(work, new Date(work.now.getTime() + undoMs))
    await beginLook(work, kind, loteId, plan)
    return loteId
  })
  return continueImport(call, kind, id, rows.length)
}

/** The columns of rows that are files. */
const toColumns = ({ fields }: FilesReader): (string | null)[] => [
  ...Array.from({ length: columnsOfFile }, () => null),
  ...fields,
]

/** The program whose file it is, by its heads. */
function findSource({ service: { importRules } }: Kind, heads: readonly string[]): TableSource | undefined {
  const known = new Set(heads.map(normalize))
  return importRules?.sources.find(({ signs }) => signs.every((sign) => known.has(sign)))
}

const readSource = (source: TableSource | undefined, heads: readonly string[]) =>
  source && heads.map((head) => source.fields[normalize(head)] ?? null)

function keptField(kept: Readonly<Record<string, string>>, head: string, fields: ReturnType<typeof listTableFields>) {
  const path = kept[normalize(head)]
  return fields.some((field) => field.path === path) ? path : undefined
}

/** The title, and the day where there is one: two sermons may be called alike. Kinds with rules of their own need none. */
function usualKey({ resource, service }: Kind, campos: readonly (string | null)[]): string[] {
  if (service.importRules) return []
  const [title = ''] = resource.list.search
  const besides = ['data', 'paiId', 'diaSemana', 'horario', 'author'].filter((path) => campos.includes(path))
  return [title, ...besides]
}

/** Says which columns are which fields, and looks at all rows again; or only what becomes of doubtful rows. */
export async function mapImport(
  call: MemberCall,
  kind: Kind,
  id: number,
  { campos, chave, origem, duvidosas }: ImportSettings,
): Promise<RecordImport> {
  const total = await call.inChurch(async (work) => {
    const batch = await requireBatch(work, kind, id, { isHeld: true, isImport: true })
    if (batch.situacao !== 'CONFERIDO' && batch.situacao !== 'CONFERINDO') throw new DomainError('CONFLICT')
    const before = requirePlan(batch)
    requireFields(kind, before, { campos, chave })
    const partesVedadas = findClosedParts(call, kind, campos)
    const plan = { ...before, partesVedadas, campos, chave, origem, duvidosas }
    const isRead = isDeepStrictEqual([campos, chave, origem], [before.campos, before.chave, before.origem])
    if (isRead && batch.situacao === 'CONFERIDO') {
      // What becomes of doubtful rows changes none, and no decision on one of them.
      await patchBatch(work, batch, { importacao: plan })
      return 0
    }
    await patchBatch(work, batch, { importacao: plan, situacao: 'CONFERINDO', feitos: 0, recusados: 0 })
    await beginLook(work, kind, id, plan)
    if (before.arquivos) return batch.total
    const heads = before.colunas.map(({ titulo }, at) => [normalize(titulo), campos[at] ?? ''] as const)
    const kept = Object.fromEntries(heads.filter(([head, path]) => head !== '' && path !== ''))
    const { name: tipo } = kind.resource
    await keepFields(work, { tipo, origem, campos: kept, chave, dataAlteracao: work.now })
    return batch.total
  })
  return continueImport(call, kind, id, total)
}

function requireFields(
  kind: Kind,
  { colunas }: ImportPlan,
  { campos, chave }: Pick<ImportSettings, 'campos' | 'chave'>,
) {
  const paths = new Set(listTableFields(kind).map(({ path }) => path))
  const isWrong = (path: string | null) => path !== null && !paths.has(path)
  const wrong = (path: string, message: string) => invalid([{ path, message }])
  if (campos.length !== colunas.length) throw wrong('body.campos', 'Names another number of columns')
  if (campos.some(isWrong) || chave.some(isWrong))
    throw wrong('body.campos', 'Names a field that the kind does not have')
  const { importRules: rules } = kind.service
  const named = campos.filter((path) => path !== null && !rules?.manyColumns.has(path))
  if (new Set(named).size < named.length) throw wrong('body.campos', 'Names a field twice')
  if (!rules && !chave.some((path) => findColumn(kind, path) !== undefined))
    throw wrong('body.chave', 'Has no field that is searched')
}

/** Finds rows that say the same record as an earlier one, and lets all be looked at. */
async function beginLook(work: ChurchWork, kind: Kind, loteId: number, mapped: ImportPlan): Promise<void> {
  const dias = await findDayOrders(readAllCells(work, loteId), kind, mapped)
  const plan = { ...mapped, dias }
  await patchBatch(work, { tipo: kind.resource.name, id: loteId }, { importacao: plan })
  const reader = await makeReader(work, kind, plan)
  const first = new Map<string, number>()
  const repeats = new Map<number, number>()
  for await (const { linha, celulas } of readAllCells(work, loteId)) {
    const key = findKey(reader, readRow(reader, celulas))
    const before = key === undefined ? undefined : first.get(key)
    if (before !== undefined) repeats.set(linha, before)
    else if (key !== undefined) first.set(key, linha)
  }
  await resetLines(work, loteId, repeats)
  await enqueueImport(work, kind, loteId, repeats.size)
}

async function enqueueImport(work: ChurchWork, { resource }: Kind, lote: number, turn: number | string): Promise<void> {
  const startAfter = new Date(work.now.getTime() + takeOverMs)
  const singletonKey = `${lote} ${turn} ${work.now.getTime()}`
  await enqueue(work, bulkQueue, { tipo: resource.name, lote }, { singletonKey, startAfter })
}

/** Does a few rows before it answers; a job does many. */
async function continueImport(call: MemberCall, kind: Kind, id: number, rows: number): Promise<RecordImport> {
  if (rows <= doneAtOnce) while (await runImportStep(call, kind, id));
  else
    await call.inChurch((work) =>
      enqueue(
        work,
        bulkQueue,
        { tipo: kind.resource.name, lote: id },
        { singletonKey: `${id} now`, startAfter: work.now },
      ),
    )
  return getImport(call, kind, id)
}

/** Writes the rows that are new or changed. CONFLICT where another table of the kind is being written. */
export async function runImport(call: MemberCall, kind: Kind, id: number): Promise<RecordImport> {
  const { resource } = kind
  const plan = { act: resource.calls.runImport.act, subject: { lista: resource.name, lote: id }, isPublic: false }
  const total = await edit(call, plan, async ({ work, about }) => {
    const isBusy = await isRunning(work, resource.name)
    const batch = await requireBatch(work, kind, id, { isHeld: true, isImport: true })
    if (isBusy || batch.situacao !== 'CONFERIDO') throw new DomainError('CONFLICT')
    const before = requirePlan(batch)
    const partesVedadas = findClosedParts(call, kind, before.campos)
    const importacao = { ...before, partesVedadas, publica: mayPublish(call, resource) }
    const written = await countWritten(work, id, importacao.duvidosas)
    const begun = { situacao: 'EM_ANDAMENTO' as const, total: written, feitos: 0, recusados: 0 }
    await patchBatch(work, batch, { ...begun, importacao, accountId: toAccountId(call) })
    await enqueueImport(work, kind, id, 'run')
    about({ quantos: written })
    return written
  })
  return continueImport(call, kind, id, total)
}

/** Takes back what the run wrote and no one has changed since. FORBIDDEN where it wrote something that the caller may not write. */
export async function undoImport(call: MemberCall, kind: Kind, id: number): Promise<RecordImport> {
  const { campos, partesVedadas = [] } = await call.inChurch(async (work) =>
    requirePlan(await requireBatch(work, kind, id, { isImport: true })),
  )
  if (findClosedParts(call, kind, campos).some((name) => !partesVedadas.includes(name))) throw forbidden()
  const undone = await beginUndo(call, kind, id, kind.resource.calls.undoImport)
  await finishSoon(call, kind, undone)
  return getImport(call, kind, id)
}

export const getImport = ({ inChurch }: MemberCall, kind: Kind, id: number): Promise<RecordImport> =>
  inChurch(async (work) => toImport(work, kind, await requireBatch(work, kind, id, { isImport: true })))

/** Ends an import. What was written stays, and can be undone. */
export function cancelImport({ inChurch }: MemberCall, kind: Kind, id: number): Promise<RecordImport> {
  return inChurch(async (work) => {
    const choice = { isHeld: true, isImport: true }
    const batch = await requireBatch(work, kind, id, choice)
    const isOver = batch.situacao === 'CONCLUIDO' || batch.situacao === 'CANCELADO'
    if (!isOver) {
      await patchBatch(work, batch, { situacao: 'CANCELADO', terminadoEm: work.now })
      await forgetTable(work, kind, batch)
    }
    return toImport(work, kind, await requireBatch(work, kind, id, choice))
  })
}

async function toImport(work: ChurchWork, kind: Kind, batch: BatchRow): Promise<RecordImport> {
  const { resource, service } = kind
  const { nome, origem, idioma, colunas, campos, chave, duvidosas, arquivos = false } = requirePlan(batch)
  const { id, situacao, total, feitos, recusados, criadoEm, terminadoEm, desfeitoPorId } = batch
  const undoing = desfeitoPorId === null ? undefined : await findBatch(work, resource.name, desfeitoPorId)
  return {
    id,
    situacao,
    nome,
    colunas: colunas.map((column, at) => ({ ...column, campo: campos[at] ?? null })),
    campos: listTableFields(kind).map((field) => ({
      campo: field.path,
      rotulo: findLabel(field, idioma),
      flagVarias: service.importRules?.manyColumns.has(field.path) ?? false,
    })),
    chave: [...chave],
    origem,
    duvidosas,
    flagArquivos: arquivos,
    total,
    feitos,
    recusados,
    linhas: (await countByState(work, id)) as RecordImport['linhas'],
    aGravar: situacao === 'CONFERIDO' ? await countWritten(work, id, duvidosas) : 0,
    criadoEm: criadoEm.toISOString(),
    terminadoEm: terminadoEm?.toISOString() ?? null,
    desfazerAte: isUndoable(batch, work.now) ? undoEnds(batch).toISOString() : null,
    desfeito: undoing
      ? { id: undoing.id, situacao: undoing.situacao, feitos: undoing.feitos, recusados: undoing.recusados }
      : null,
  }
}

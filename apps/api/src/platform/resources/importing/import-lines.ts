import type { ImportDecision, ImportRow, RecordImport } from '@narthex/contract/resources/import.schemas'
import type { ImportRowsQuery } from '@narthex/contract/resources/import-endpoints'
import { readList } from '../../database/keyset.ts'
import type { TableField } from '../../documents/table-field.ts'
import { DomainError, notFound } from '../../errors/domain-error.ts'
import type { MemberCall } from '../../http/route.ts'
import type { ImportPlan, StoredReason } from '../bulk/bulk.tables.ts'
import { requireBatch } from '../bulk/bulk.ts'
import type { Kind } from '../resource-kind.ts'
import type { LinePlace, ListOf } from '../resource-service.ts'
import { sendStaffFile } from '../staff-file.ts'
import { countLines, decideLine, lineOrder, listLines, listReported } from './import.queries.ts'
import { getImport } from './import.ts'
import { requirePlan } from './import-stage.ts'
import { findLabel, tableWords } from './record-fields.ts'
import { listTableFields } from './row-parts.ts'

export function listImportRows(
  { inChurch }: MemberCall,
  kind: Kind,
  id: number,
  { situacao, ...query }: ImportRowsQuery,
): Promise<ListOf<ImportRow>> {
  return inChurch(async (work) => {
    const plan = requirePlan(await requireBatch(work, kind, id, { isImport: true }))
    const { rows, ...list } = await readList(lineOrder, query, {
      list: (part) => listLines(work, id, part, situacao),
      count: () => countLines(work, id, situacao),
    })
    const toReason = makeReasonWriter(kind, plan)
    const itens = rows.map(({ place: _, motivos, primeira, ...row }) => ({
      ...row,
      arquivo: plan.arquivos ? primeira : null,
      motivos: motivos.map(toReason),
    }))
    return { itens, ...list }
  })
}

/** Decides on a doubtful row of a table that is looked through. CONFLICT where it is written by now. */
export async function decideImportRow(
  call: MemberCall,
  kind: Kind,
  { importacaoId, linha }: LinePlace,
  { decisao }: ImportDecision,
): Promise<RecordImport> {
  await call.inChurch(async (work) => {
    const batch = await requireBatch(work, kind, importacaoId, { isHeld: true, isImport: true })
    if (batch.situacao !== 'CONFERIDO') throw new DomainError('CONFLICT')
    if (!(await decideLine(work, importacaoId, linha, decisao))) throw notFound()
  })
  return getImport(call, kind, importacaoId)
}

const reportedAtOnce = 1000

/** Sends a file of what becomes of each row, in the language of the import. */
export async function exportImportRows(call: MemberCall, kind: Kind, id: number) {
  const { resource } = kind
  const plan = await call.inChurch(async (work) => requirePlan(await requireBatch(work, kind, id, { isImport: true })))
  const words = tableWords[plan.idioma]
  const toReason = makeReasonWriter(kind, plan)
  async function* listLines(): AsyncGenerator<readonly TableField[]> {
    yield [words.report.row, words.report.title, words.report.state, words.reason, words.report.record]
    for (let after = -1, isMore = true; isMore; ) {
      const rows = await call.inChurch((work) => listReported(work, id, after, reportedAtOnce))
      for (const { linha, titulo, situacao, flagFeita, registro, motivos } of rows) {
        const state = words[flagFeita ? 'doneRows' : 'rows'][situacao]
        const reasons = motivos.map(toReason).map(({ campo, mensagem }) => (campo ? `${campo}: ${mensagem}` : mensagem))
        yield [linha, titulo, state, reasons.join(' '), registro]
      }
      after = rows.at(-1)?.linha ?? after
      isMore = rows.length === reportedAtOnce
    }
  }
  const { act } = resource.calls.exportImportRows
  return sendStaffFile(call, {
    act,
    subject: { lista: resource.name, lote: id },
    name: [resource.name, 'importacao', String(id)],
    listLines,
  })
}

/** Writes reasons in the language of an import. */
function makeReasonWriter(kind: Kind, { idioma }: ImportPlan) {
  const fields = listTableFields(kind)
  return ({ code, field: path, value = '' }: StoredReason): ImportRow['motivos'][number] => {
    const { reasons } = tableWords[idioma]
    const words = code in reasons ? reasons[code as keyof typeof reasons] : reasons.OTHER
    const field = fields.find((each) => each.path === path)
    const mensagem = words
      .replace('{valor}', value)
      .replace('{linha}', value)
      .replace('{opcoes}', (field?.options ?? []).join(', '))
    return { campo: field ? findLabel(field, idioma) : (path ?? null), mensagem }
  }
}

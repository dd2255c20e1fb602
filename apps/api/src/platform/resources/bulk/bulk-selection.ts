import type { BulkOrder, BulkPreview } from '@narthex/contract/resources/bulk.schemas'
import { and, inArray, not, type SQL } from 'drizzle-orm'
import { DomainError, invalid } from '../../errors/domain-error.ts'
import type { ChurchWork } from '../../work/church-work.ts'
import { findTitle, type Kind } from '../resource-kind.ts'
import { type ChosenRow, chooseRows, findUsualOrder, listChosen } from '../resource-list.ts'
import { countTrash, listTrashRows, type TrashChoice } from '../trash/trash.queries.ts'
import { summariseRows } from './bulk.queries.ts'
import { digestIds } from './bulk.rules.ts'

const namesShown = 10
/** Most records of a batch; more are chosen in parts. */
const maxRecords = 100_000

/** Counts what an order would change, and names the first ten. */
export async function previewSelection(work: ChurchWork, kind: Kind, order: BulkOrder): Promise<BulkPreview> {
  return order.acao === 'RESTAURAR' ? previewTrash(work, kind, order) : previewList(work, kind, order)
}

async function previewList(work: ChurchWork, { resource, service }: Kind, { selecao }: BulkOrder) {
  const where = await toCondition(work, { resource, service }, selecao)
  const { place, orderBy } = findUsualOrder(resource, service.list.columns)
  const rows = await service.list.rows(work, { where, orderBy, place, limit: namesShown })
  const { quantos, resumo } = await summariseRows(work, service.list.columns, where)
  return { quantos, nomes: rows.map((row) => findTitle(resource, row)), resumo }
}

async function previewTrash(work: ChurchWork, { resource }: Kind, { selecao }: BulkOrder) {
  const ids = await listTrashIds(work, resource.name, selecao)
  const chosen = new Set(ids)
  const all = await listTrashRows(work, toTrashChoice(resource.name, selecao), {
    isBehind: undefined,
    limit: maxRecords,
  })
  const named = all.filter(({ registro }) => chosen.has(registro)).slice(0, namesShown)
  return { quantos: ids.length, nomes: named.map(({ titulo }) => titulo), resumo: digestIds(ids) }
}

/**
 * The records that an order names, selected now, with the versions that it is for. SELECTION_CHANGED where a list shows another
 * number than the one that was confirmed, or others than those of the preview.
 */
export async function selectRecords(work: ChurchWork, kind: Kind, { acao, selecao }: BulkOrder): Promise<ChosenRow[]> {
  const found =
    acao === 'RESTAURAR'
      ? (await listTrashIds(work, kind.resource.name, selecao)).map((id) => ({ id }))
      : await listChosen(work, kind.resource, kind.service.list, await toCondition(work, kind, selecao))
  if ('ids' in selecao) {
    const known = new Map(found.map((row) => [row.id, row]))
    // What is not there is told of by its row of the batch.
    return [...new Set(selecao.ids)].map((id) => known.get(id) ?? { id })
  }
  if (found.length > maxRecords) throw new DomainError('LIMIT_REACHED')
  if (found.length !== selecao.quantos)
    throw new DomainError('SELECTION_CHANGED', { details: [{ path: 'quantos', message: String(found.length) }] })
  if (selecao.resumo !== undefined && selecao.resumo !== digestIds(found.map(({ id }) => id)))
    throw new DomainError('SELECTION_CHANGED', { details: [{ path: 'resumo', message: 'Other records' }] })
  return found
}

/** The rows of a list that are chosen: of the church and the kind alone, whatever ids were sent. */
async function toCondition(
  work: ChurchWork,
  { service }: Kind,
  selecao: BulkOrder['selecao'],
): Promise<SQL | undefined> {
  const { columns } = service.list
  if ('ids' in selecao) return and(await chooseRows(work, columns, {}), inArray(columns.id, [...selecao.ids]))
  const { filtro, exceto } = selecao
  const isKept = exceto.length > 0 ? not(inArray(columns.id, [...exceto])) : undefined
  return and(await chooseRows(work, columns, filtro), isKept)
}

/** The trash is searched by a term alone: VALIDATION for a filter that it would leave out. */
function toTrashChoice(tipo: string, selecao: BulkOrder['selecao']): TrashChoice {
  if ('ids' in selecao) return { tipo }
  const { term, ...others } = selecao.filtro
  const left = Object.keys(others).filter((name) => others[name] !== undefined)
  if (left.length > 0)
    throw invalid(left.map((name) => ({ path: `body.selecao.filtro.${name}`, message: 'Is no filter of the trash' })))
  return { tipo, term }
}

async function listTrashIds(work: ChurchWork, tipo: string, selecao: BulkOrder['selecao']): Promise<number[]> {
  const choice = toTrashChoice(tipo, selecao)
  if ((await countTrash(work, choice)) > maxRecords) throw new DomainError('LIMIT_REACHED')
  const rows = await listTrashRows(work, choice, { isBehind: undefined, limit: maxRecords })
  const ids = rows.map(({ registro }) => registro)
  if ('ids' in selecao) return ids.filter((id) => selecao.ids.includes(id))
  const left = new Set(selecao.exceto)
  return ids.filter((id) => !left.has(id))
}

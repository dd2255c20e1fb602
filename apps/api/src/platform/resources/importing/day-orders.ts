import { toText } from '../../documents/cell-values.ts'
import type { TableCell } from '../../documents/table-cell.ts'
import type { ImportPlan } from '../bulk/bulk.tables.ts'
import type { Kind } from '../resource-kind.ts'
import { listTableFields } from './row-parts.ts'

const writtenDay = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-]\d{4}(?!\d)/

/**
 * The order in which the days of each column are written, where some of them can be read in one way alone: there is no thirteenth
 * month. A column whose days contradict each other has none.
 */
export async function findDayOrders(
  rows: AsyncIterable<{ readonly celulas: readonly TableCell[] }>,
  kind: Kind,
  { campos }: Pick<ImportPlan, 'campos'>,
): Promise<NonNullable<ImportPlan['dias']>> {
  const days = new Set(listTableFields(kind).flatMap(({ type, path }) => (type === 'day' ? path : [])))
  const columns = campos.flatMap((path, at) => (path !== null && days.has(path) ? [{ path, at }] : []))
  if (columns.length === 0) return {}
  const seen = new Map<string, Set<'DIA' | 'MES'>>()
  for await (const { celulas } of rows) {
    for (const { path, at } of columns) {
      const [, first, second] = writtenDay.exec(toText(celulas[at])) ?? []
      const order = Number(first) > 12 ? 'DIA' : Number(second) > 12 ? 'MES' : undefined
      if (order) seen.set(path, (seen.get(path) ?? new Set()).add(order))
    }
  }
  return Object.fromEntries([...seen].flatMap(([path, [order, other]]) => (order && !other ? [[path, order]] : [])))
}

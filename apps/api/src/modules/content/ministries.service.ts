import type { Ministry, MinistryPage, ProjectPage } from '@narthex/contract/content/content.schemas'
import { notFound } from '../../platform/errors/domain-error.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { type Listed, type ListQuery, type ReadQuery, readItem, readList } from './content-reading.service.ts'
import { toMinistry, toProject } from './content-wire.rules.ts'

/** Lists one page of ministries in the church's order. */
export function listMinistries(call: ChurchCall, query: ListQuery): Promise<Listed<Ministry>> {
  return readList(call, { tipo: 'MINISTERIO', toWire: toMinistry }, query)
}

/** Returns a ministry with its projects. */
export async function getMinistry(call: ChurchCall, id: number, query: ReadQuery): Promise<MinistryPage> {
  const wanted = { kinds: ['MINISTERIO'], named: { id }, below: ['PROJETO'] } as const
  const { row, page, children } = await readItem(call, wanted, query)
  return { ...toMinistry(row), ...page(toMinistry), projetos: children('PROJETO').map(toProject) }
}

/** NOT_FOUND also for a project of another ministry. */
export async function getProject(
  call: ChurchCall,
  { id, ministryId }: { readonly id: number; readonly ministryId: number },
  query: ReadQuery,
): Promise<ProjectPage> {
  const { row, page } = await readItem(call, { kinds: ['PROJETO'], named: { id } }, query)
  if (row.pai?.id !== ministryId) throw notFound()
  return { ...toProject(row), ...page(toProject), ministerio: { id: row.pai.id, titulo: row.pai.titulo } }
}

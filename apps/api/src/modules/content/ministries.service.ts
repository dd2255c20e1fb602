import type { Ministry, MinistryPage, ProjectPage } from '@narthex/contract/content/content.schemas'
import { notFound } from '../../platform/errors/domain-error.ts'
import type { Needs } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import { type Listed, type ListQuery, type ReadQuery, readItem, readList } from './content-reading.service.ts'
import { toMinistry, toProject } from './content-wire.rules.ts'

/** Lists one page of ministries in the church's order. */
export function listMinistries(
  platform: Needs<'clock' | 'transactions'>,
  scope: ChurchScope,
  query: ListQuery,
): Promise<Listed<Ministry>> {
  return readList(platform, scope, { tipo: 'MINISTERIO', toWire: toMinistry }, query)
}

/** Returns a ministry with its projects. */
export async function getMinistry(
  platform: Needs<'clock' | 'keys' | 'transactions'>,
  scope: ChurchScope,
  id: number,
  query: ReadQuery,
): Promise<MinistryPage> {
  const wanted = { kinds: ['MINISTERIO'], named: { id }, below: ['PROJETO'] } as const
  const { row, page, children } = await readItem(platform, scope, wanted, query)
  return { ...toMinistry(row), ...page(toMinistry), projetos: children('PROJETO').map(toProject) }
}

/** NOT_FOUND also for a project of another ministry. */
export async function getProject(
  platform: Needs<'clock' | 'keys' | 'transactions'>,
  scope: ChurchScope,
  { id, ministryId }: { readonly id: number; readonly ministryId: number },
  query: ReadQuery,
): Promise<ProjectPage> {
  const { row, page } = await readItem(platform, scope, { kinds: ['PROJETO'], named: { id } }, query)
  if (row.pai?.id !== ministryId) throw notFound()
  return { ...toProject(row), ...page(toProject), ministerio: { id: row.pai.id, titulo: row.pai.titulo } }
}

import type { Ministry, MinistryPage, ProjectPage } from '@narthex/contract/content/content.schemas'
import { notFound } from '../../platform/http/domain-error.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { type Listed, type ListQuery, type PageQuery, readItem, readList } from './content-reading.service.ts'
import { toMinistry, toProject } from './content-wire.rules.ts'

/** A page of the church's ministries, as it arranged them. */
export function listMinistries(platform: Platform, scope: ChurchScope, query: ListQuery): Promise<Listed<Ministry>> {
  return readList(platform, scope, { tipo: 'MINISTERIO', toWire: toMinistry }, query)
}

/** With its projects. Throws NOT_FOUND. */
export async function getMinistry(
  platform: Platform,
  scope: ChurchScope,
  id: number,
  query: PageQuery,
): Promise<MinistryPage> {
  const wanted = { kinds: ['MINISTERIO'], named: { id }, below: ['PROJETO'] } as const
  const { row, page, children } = await readItem(platform, scope, wanted, query)
  return { ...toMinistry(row), ...page(toMinistry), projetos: children('PROJETO').map(toProject) }
}

/** Throws NOT_FOUND, also for a project of another ministry. */
export async function getProject(
  platform: Platform,
  scope: ChurchScope,
  { id, ministryId }: { readonly id: number; readonly ministryId: number },
  query: PageQuery,
): Promise<ProjectPage> {
  const { row, page } = await readItem(platform, scope, { kinds: ['PROJETO'], named: { id } }, query)
  if (row.pai?.id !== ministryId) throw notFound()
  return { ...toProject(row), ...page(toProject), ministerio: { id: row.pai.id, titulo: row.pai.titulo } }
}

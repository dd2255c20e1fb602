import { notFound } from '../../platform/errors/domain-error.ts'
import type { Needs } from '../../platform/platform.ts'
import { ChurchScope } from '../../platform/scope/scope.ts'

/** The church of a code, also of a former one, for what an operator does about it. Throws NOT_FOUND. */
export async function requireChurch(
  { directory, domain }: Needs<'directory' | 'domain'>,
  codigo: string,
): Promise<ChurchScope> {
  const tenant = await directory.byHost(`${codigo}.${domain.hostname}`)
  if (!ChurchScope.is(tenant)) throw notFound()
  return tenant
}

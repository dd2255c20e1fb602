import { sql } from 'drizzle-orm'
import type { Tx } from '../database/database.ts'
import type { Platform } from '../platform.ts'
import type { ChurchScope, TenantKey } from './scope.ts'

/**
 * An editor's write: runs in one transaction that also raises the content version of the church (and of its
 * organisation), and resolves once every process knows, so that the very next request anywhere shows it.
 */
export async function editChurch<T>(
  { database, bus }: Pick<Platform, 'database' | 'bus'>,
  scope: ChurchScope,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const result = await database.inScope(scope, async (tx) => {
    // First: the church's row stays locked until the commit, so that edits of one church follow each other.
    await tx.execute(sql`
      with church as (update igreja set versao = versao + 1 where id = ${scope.igrejaId} returning organizacao_id)
      update organizacao set versao = versao + 1 from church where id = church.organizacao_id`)
    return work(tx)
  })
  const tenants: TenantKey[] = [scope.key]
  if (scope.organizacaoId !== null) tenants.push(`o${scope.organizacaoId}`)
  await bus.publish({ tenants, hosts: [] })
  return result
}

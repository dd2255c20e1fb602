import type { OwnerConnection } from '../database/database.ts'
import type { ChurchScope, TenantRow } from '../scope/scope.ts'
import { createScope } from '../scope/scope-factory.ts'

/** Every church by its id, for a backup, which works as the owner of the tables. */
export async function findChurchScopes(owner: OwnerConnection): Promise<ReadonlyMap<number, ChurchScope>> {
  const rows = await owner.query<TenantRow & { kind: 'church' }>(`
    select 'church' as kind, id, uuid, codigo, slug, organizacao_id as "organizacaoId", flag_ativo as "flagAtivo",
      versao, null as "hostPrincipal"
    from igreja`)
  return new Map(rows.map((row) => [row.id, createScope(row)]))
}

import { sql } from 'drizzle-orm'
import type { Tx } from '../database/database.ts'
import { invalid } from '../http/domain-error.ts'
import type { Platform } from '../platform.ts'
import { hostNameFromText } from './host.ts'
import type { ChurchScope, Tenant, TenantRow } from './scope.ts'
import { scopeOf } from './scope-factory.ts'

/** A host name that a tenant brings; the principal one is what its addresses use. */
export interface OwnHost {
  readonly nome: string
  readonly flagPrincipal: boolean
}

/**
 * Founds a tenant: `insert` adds its row, then its label below the product's domain and its own hosts become its
 * addresses, and every process learns that they lead somewhere now. Throws VALIDATION for what is no host name.
 */
export function foundTenant(
  platform: Pick<Platform, 'database' | 'bus'>,
  hosts: readonly OwnHost[],
  insert: (tx: Tx) => Promise<TenantRow & { kind: 'church' }>,
): Promise<ChurchScope>
export function foundTenant(
  platform: Pick<Platform, 'database' | 'bus'>,
  hosts: readonly OwnHost[],
  insert: (tx: Tx) => Promise<TenantRow>,
): Promise<Tenant>
export async function foundTenant(
  { database, bus }: Pick<Platform, 'database' | 'bus'>,
  hosts: readonly OwnHost[],
  insert: (tx: Tx) => Promise<TenantRow>,
): Promise<Tenant> {
  const own = hosts.map(ownAddress)
  const { row, addresses } = await database.asOperator(async (tx) => {
    const row = await insert(tx)
    const addresses = [{ tipo: 'CODIGO', nome: row.codigo ?? row.slug, flagPrincipal: false }, ...own]
    const [igrejaId, organizacaoId] = row.kind === 'church' ? [row.id, null] : [null, row.id]
    for (const { tipo, nome, flagPrincipal } of addresses)
      await tx.execute(sql`
        insert into dominio (tipo, nome, igreja_id, organizacao_id, flag_principal)
        values (${tipo}, ${nome}, ${igrejaId}, ${organizacaoId}, ${flagPrincipal})`)
    return { row, addresses }
  })
  await bus.publish({ tenants: [], hosts: addresses.map(({ tipo, nome }) => `${tipo}:${nome}`) })
  return scopeOf({ ...row, hostPrincipal: own.find((host) => host.flagPrincipal)?.nome ?? null })
}

function ownAddress({ nome, flagPrincipal }: OwnHost, index: number) {
  const host = hostNameFromText(nome)
  if (!host) throw invalid([{ path: `hosts.${index}.nome`, message: 'Not a host name' }])
  return { tipo: 'HOST', nome: host, flagPrincipal }
}

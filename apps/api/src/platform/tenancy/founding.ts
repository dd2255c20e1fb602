import { sql } from 'drizzle-orm'
import type { ContentBus } from '../bus/bus.ts'
import type { Database, Tx } from '../database/database.ts'
import { isUniqueViolation } from '../database/unique-violation.ts'
import { conflict, invalid } from '../errors/domain-error.ts'
import type { ChurchScope, Tenant, TenantRow } from '../scope/scope.ts'
import { createScope } from '../scope/scope-factory.ts'
import { hostNameFromText, refuseOwnHost } from './host.ts'
import type { ProductDomain } from './product-domain.ts'

/** A host name that a tenant brings; the principal one is what its addresses use. */
export interface OwnHost {
  readonly nome: string
  readonly flagPrincipal: boolean
}

interface FoundingNeeds {
  readonly database: Pick<Database, 'asOperator'>
  readonly bus: Pick<ContentBus, 'publish'>
  readonly domain: Pick<ProductDomain, 'hostname'>
}

/**
 * Founds a tenant: `insert` adds its row, then its label below the product's domain and its own hosts become its
 * addresses, the organisation that it joins shows it, and every process learns of all that. Throws VALIDATION for
 * what is no host name, or one below the product's own address.
 */
export function foundTenant(
  platform: FoundingNeeds,
  hosts: readonly OwnHost[],
  insert: (tx: Tx) => Promise<TenantRow & { kind: 'church' }>,
): Promise<ChurchScope>
export function foundTenant(
  platform: FoundingNeeds,
  hosts: readonly OwnHost[],
  insert: (tx: Tx) => Promise<TenantRow>,
): Promise<Tenant>
export async function foundTenant(
  { database, bus, domain }: FoundingNeeds,
  hosts: readonly OwnHost[],
  insert: (tx: Tx) => Promise<TenantRow>,
): Promise<Tenant> {
  const own = hosts.map((host, index) => toOwnAddress(host, { domain, path: `hosts.${index}.nome` }))
  const { row, addresses, joined } = await database
    .asOperator(async (tx) => {
      const row = await insert(tx)
      const addresses = [{ tipo: 'CODIGO', nome: row.codigo ?? row.slug, flagPrincipal: false }, ...own]
      const [igrejaId, organizacaoId] = row.kind === 'church' ? [row.id, null] : [null, row.id]
      for (const { tipo, nome, flagPrincipal } of addresses)
        await tx.execute(sql`
        insert into dominio (tipo, nome, igreja_id, organizacao_id, flag_principal)
        values (${tipo}, ${nome}, ${igrejaId}, ${organizacaoId}, ${flagPrincipal})`)
      const joined = row.kind === 'church' ? row.organizacaoId : null
      if (joined !== null) await tx.execute(sql`update organizacao set versao = versao + 1 where id = ${joined}`)
      return { row, addresses, joined }
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? conflict('The code, slug or host is already in use.') : error
    })
  const hostNames = addresses.map(({ tipo, nome }) => `${tipo}:${nome}`)
  await bus.publish({ tenants: joined === null ? [] : [`o${joined}`], hosts: hostNames })
  return createScope({ ...row, hostPrincipal: own.find((host) => host.flagPrincipal)?.nome ?? null })
}

/** A host name that a tenant brings as the directory keeps it. Throws VALIDATION at the path. */
export function toOwnAddress(
  { nome, flagPrincipal }: OwnHost,
  { domain, path }: { readonly domain: Pick<ProductDomain, 'hostname'>; readonly path: string },
) {
  const host = hostNameFromText(nome)
  const problem = host ? refuseOwnHost(host, domain.hostname) : 'Not a host name'
  if (!host || problem) throw invalid([{ path, message: problem ?? '' }])
  return { tipo: 'HOST', nome: host, flagPrincipal } as const
}

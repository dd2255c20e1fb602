import { type SQL, sql } from 'drizzle-orm'
import { queryRows, type Tx } from '../database/database.ts'
import type { TenantKey, TenantRow } from '../scope/scope.ts'
import type { HostKey } from './host.ts'

/*
 * These run as the role narthex_directory, which sees of all tenants just the columns named here:
 * enough to tell whose host it is, nothing of what a church keeps.
 */

const organisationColumns = sql`
  o.id, o.uuid, null::text as codigo, o.slug, o.id as "organizacaoId", o.flag_ativo as "flagAtivo", o.versao,
  false as "flagSuspensa", null::text[] as "embedHosts",
  (select nome from dominio p where p.organizacao_id = o.id and p.flag_principal) as "hostPrincipal"`
const organisation = sql`
  select 'organisation' as kind, ${organisationColumns}, null::json as organizacao from organizacao o`
// With its organisation, so that finding one's own organisation takes no statement of its own.
const church = sql`
  select 'church' as kind, i.id, i.uuid, i.codigo, i.slug, i.organizacao_id as "organizacaoId",
         i.flag_ativo as "flagAtivo", i.versao, i.suspensa_em is not null as "flagSuspensa",
         i.hosts_incorporacao as "embedHosts",
         (select nome from dominio p where p.igreja_id = i.id and p.flag_principal) as "hostPrincipal",
         (select to_json(o) from (
           select 'organisation' as kind, ${organisationColumns} from organizacao o where o.id = i.organizacao_id
         ) o) as organizacao
  from igreja i`

/** A tenant as found; a church with the organisation it belongs to. */
export interface FoundTenant extends TenantRow {
  readonly organizacao: TenantRow | null
}

export async function findTenantByHost(tx: Tx, { tipo, nome }: HostKey): Promise<FoundTenant | undefined> {
  return one(
    tx,
    sql`${church} join dominio d on d.igreja_id = i.id where d.tipo = ${tipo} and d.nome = ${nome}
        union all
        ${organisation} join dominio d on d.organizacao_id = o.id where d.tipo = ${tipo} and d.nome = ${nome}`,
  )
}

export async function findTenantByKey(tx: Tx, key: TenantKey): Promise<FoundTenant | undefined> {
  const id = Number(key.slice(1))
  return one(tx, key.startsWith('i') ? sql`${church} where i.id = ${id}` : sql`${organisation} where o.id = ${id}`)
}

/** A church of the organisation by any of its names; where one's slug is another's code, the code wins. */
export async function findChurchInOrganisation(
  tx: Tx,
  organizacaoId: number,
  reference: string,
): Promise<FoundTenant | undefined> {
  return one(
    tx,
    sql`${church} where i.organizacao_id = ${organizacaoId}
                    and ${reference} in (i.id::text, i.uuid::text, i.slug, i.codigo)
                  order by i.slug = ${reference} limit 1`,
  )
}

/** A tenant as lists of addresses need it. */
export type ListedTenant = Pick<TenantRow, 'kind' | 'flagAtivo' | 'hostPrincipal'> & { readonly label: string }

/** The first tenants by age, organisations after churches; at most `limit` of each. */
export async function listTenants(tx: Tx, limit: number): Promise<ListedTenant[]> {
  return queryRows<ListedTenant>(
    tx,
    sql`
    (select 'church' as kind, codigo as label, flag_ativo as "flagAtivo",
            (select nome from dominio d where d.igreja_id = i.id and d.flag_principal) as "hostPrincipal"
     from igreja i order by id limit ${limit})
    union all
    (select 'organisation', slug, flag_ativo,
            (select nome from dominio d where d.organizacao_id = o.id and d.flag_principal)
     from organizacao o order by id limit ${limit})`,
  )
}

/** A name that a tenant has by now: a code below the product's domain, a host name or a church's slug. */
export interface TakenName {
  readonly kind: 'code' | 'host' | 'slug'
  readonly name: string
  /** The code of the church or the slug of the organisation that has it. */
  readonly owner: string
}

/** Finds names that tenants have. A code may also be the slug of an organisation, or a church's former code. */
export async function listTakenNames(
  tx: Tx,
  { codigo, slug, hosts }: { readonly codigo: string; readonly slug: string; readonly hosts: readonly string[] },
): Promise<TakenName[]> {
  return queryRows<TakenName>(
    tx,
    sql`
    select case d.tipo when 'CODIGO' then 'code' else 'host' end as kind, d.nome as name, coalesce(i.codigo, o.slug) as owner
    from dominio d left join igreja i on i.id = d.igreja_id left join organizacao o on o.id = d.organizacao_id
    where (d.tipo = 'CODIGO' and d.nome = ${codigo})
      or (d.tipo = 'HOST' and d.nome in (select jsonb_array_elements_text(${JSON.stringify(hosts)}::jsonb)))
    union all
    select 'slug', slug, codigo from igreja where slug = ${slug}`,
  )
}

async function one(tx: Tx, query: SQL): Promise<FoundTenant | undefined> {
  return (await queryRows<FoundTenant>(tx, query))[0]
}

import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../database/database.ts'
import type { HostKey } from './host.ts'
import type { TenantKey, TenantRow } from './scope.ts'

/*
 * These run as the role narthex_directory, which sees of all tenants just the columns named here:
 * enough to tell whose host it is, nothing of what a church keeps.
 */

const church = sql`
  select 'church' as kind, i.id, i.uuid, i.codigo, i.slug, i.organizacao_id as "organizacaoId",
         i.flag_ativo as "flagAtivo", i.versao,
         (select nome from dominio p where p.igreja_id = i.id and p.flag_principal) as "hostPrincipal"
  from igreja i`
const organisation = sql`
  select 'organisation' as kind, o.id, o.uuid, null as codigo, o.slug, o.id as "organizacaoId",
         o.flag_ativo as "flagAtivo", o.versao,
         (select nome from dominio p where p.organizacao_id = o.id and p.flag_principal) as "hostPrincipal"
  from organizacao o`

export async function findTenantByHost(tx: Tx, { tipo, nome }: HostKey): Promise<TenantRow | undefined> {
  return one(
    tx,
    sql`${church} join dominio d on d.igreja_id = i.id where d.tipo = ${tipo} and d.nome = ${nome}
        union all
        ${organisation} join dominio d on d.organizacao_id = o.id where d.tipo = ${tipo} and d.nome = ${nome}`,
  )
}

export async function findTenantByKey(tx: Tx, key: TenantKey): Promise<TenantRow | undefined> {
  const id = Number(key.slice(1))
  return one(tx, key.startsWith('i') ? sql`${church} where i.id = ${id}` : sql`${organisation} where o.id = ${id}`)
}

/** A church of the organisation by any of its names; where one's slug is another's code, the code wins. */
export async function findChurchInOrganisation(
  tx: Tx,
  organizacaoId: number,
  reference: string,
): Promise<TenantRow | undefined> {
  return one(
    tx,
    sql`${church} where i.organizacao_id = ${organizacaoId}
                    and ${reference} in (i.id::text, i.uuid::text, i.slug, i.codigo)
                  order by i.slug = ${reference} limit 1`,
  )
}

/** The organisation that a church belongs to, by any of the organisation's names. */
export async function findOrganisation(
  tx: Tx,
  organizacaoId: number,
  reference: string,
): Promise<TenantRow | undefined> {
  return one(
    tx,
    sql`${organisation} where o.id = ${organizacaoId} and ${reference} in (o.id::text, o.uuid::text, o.slug)`,
  )
}

async function one(tx: Tx, query: SQL): Promise<TenantRow | undefined> {
  const { rows } = (await tx.execute(query)) as unknown as { rows: TenantRow[] }
  return rows[0]
}

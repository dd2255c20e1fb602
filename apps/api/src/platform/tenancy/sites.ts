import { sql } from 'drizzle-orm'
import type { Platform } from '../platform.ts'
import { originOf } from './product-domain.ts'

export interface Site {
  readonly kind: 'church' | 'organisation'
  readonly label: string
  readonly flagAtivo: boolean
  /** Where it begins, without a trailing slash. */
  readonly origin: string
}

/** The first tenants by age, organisations after churches. */
export async function listSites(
  { database, domain }: Pick<Platform, 'database' | 'domain'>,
  limit: number,
): Promise<Site[]> {
  const { rows } = await database.inDirectory(
    async (tx) =>
      (await tx.execute(sql`
        (select 'church' as kind, codigo as label, flag_ativo as "flagAtivo",
                (select nome from dominio d where d.igreja_id = i.id and d.flag_principal) as "hostPrincipal"
         from igreja i order by id limit ${limit})
        union all
        (select 'organisation', slug, flag_ativo,
                (select nome from dominio d where d.organizacao_id = o.id and d.flag_principal)
         from organizacao o order by id limit ${limit})`)) as unknown as {
        rows: (Omit<Site, 'origin'> & { hostPrincipal: string | null })[]
      },
  )
  return rows.map(({ hostPrincipal, ...site }) => ({
    ...site,
    origin: originOf(domain, { hostPrincipal, label: site.label }),
  }))
}

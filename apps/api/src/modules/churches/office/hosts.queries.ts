import { sql } from 'drizzle-orm'
import { queryRows } from '../../../platform/database/database.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'

interface HostRow {
  readonly tipo: 'CODIGO' | 'HOST'
  readonly nome: string
  readonly flagPrincipal: boolean
}

export function findHosts({ church, tx }: ChurchWork): Promise<HostRow[]> {
  return queryRows<HostRow>(
    tx,
    sql`select tipo, nome, flag_principal as "flagPrincipal" from dominio
        where igreja_id = ${church.igrejaId} order by tipo, nome`,
  )
}

import type { Address } from '@narthex/contract/churches/church.schemas'
import { sql } from 'drizzle-orm'
import { rowsOf, type Tx } from '../database/database.ts'
import { originOf, type ProductDomain } from '../tenancy/product-domain.ts'
import type { ChurchScope } from '../tenancy/scope.ts'

/** What a mail says of the church that sends it. */
export interface Sender {
  readonly nome: string
  readonly email: string | null
  readonly endereco: Address | null
  readonly fusoHorario: string
  readonly corApp: string | null
  /** Where its site begins; every link of a mail leads there. */
  readonly origin: string
}

export async function findSender(scope: ChurchScope, tx: Tx, domain: ProductDomain): Promise<Sender> {
  const [found] = await rowsOf<Omit<Sender, 'origin'>>(
    tx,
    sql`select i.nome, i.email, i.endereco, i.fuso_horario as "fusoHorario", v.cor_app as "corApp"
        from igreja i left join igreja_visual v on v.igreja_id = i.id where i.id = ${scope.igrejaId}`,
  )
  if (!found) throw new Error('The church of a mail is not there')
  return { ...found, origin: originOf(domain, scope) }
}

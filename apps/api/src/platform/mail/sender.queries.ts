import type { Address } from '@narthex/contract/churches/church.schemas'
import { sql } from 'drizzle-orm'
import { queryRows } from '../database/database.ts'
import { type ProductDomain, toOrigin } from '../tenancy/product-domain.ts'
import type { ChurchWork } from '../work/church-work.ts'

/** The facts that a mail states about the church that sends it. */
export interface Sender {
  readonly nome: string
  readonly email: string | null
  readonly endereco: Address | null
  readonly fusoHorario: string
  readonly corApp: string | null
  /** Where its site begins; every link of a mail leads there. */
  readonly origin: string
}

export async function findSender({ church, tx }: ChurchWork, domain: ProductDomain): Promise<Sender> {
  const [found] = await queryRows<Omit<Sender, 'origin'>>(
    tx,
    sql`select i.nome, i.email, i.endereco, i.fuso_horario as "fusoHorario", v.cor_app as "corApp"
        from igreja i left join igreja_visual v on v.igreja_id = i.id where i.id = ${church.igrejaId}`,
  )
  if (!found) throw new Error('The church of a mail is not there')
  return { ...found, origin: toOrigin(domain, church) }
}

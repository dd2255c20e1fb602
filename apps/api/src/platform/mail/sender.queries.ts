import type { Address } from '@narthex/contract/churches/church.schemas'
import type { Look } from '@narthex/contract/churches/looks'
import type { Payee } from '@narthex/contract/payments/payee'
import { sql } from 'drizzle-orm'
import { queryRows } from '../database/database.ts'
import { jsonRow } from '../database/json-row.ts'
import { officeOrigin, type ProductDomain, toOrigin } from '../tenancy/product-domain.ts'
import type { ChurchWork } from '../work/church-work.ts'

/** The facts that a mail states about the church that sends it. */
export interface Sender {
  readonly nome: string
  /** The name that readers see as the sender; null for that of the church. */
  readonly remetente: string | null
  /** Where replies go: the address that the church has confirmed, else the e-mail of its profile. */
  readonly replyTo: string | null
  readonly endereco: Address | null
  /** Language of the church; of a mail in that language, its variant too. */
  readonly idioma: string
  readonly fusoHorario: string
  readonly corApp: string | null
  readonly aparencia: Look | null
  readonly logo: string | null
  /** Receiver of payments, as the church's receipts name it. */
  readonly recebedor: Payee
  /** Where its site begins; links of mails lead there. */
  readonly origin: string
  /** Where its office begins; links of mails to staff lead there. */
  readonly office: string
}

const payee = jsonRow({ nome: sql`d.recibo_nome`, documento: sql`d.recibo_documento` })

/** Reads who receives the church's payments. */
export async function findPayee({ church, tx }: ChurchWork): Promise<Payee | undefined> {
  const [found] = await queryRows<{ recebedor: Payee }>(
    tx,
    sql`select ${payee} as recebedor from doacao_configuracao d where d.igreja_id = ${church.igrejaId}`,
  )
  return found?.recebedor
}

export async function findSender({ church, tx }: ChurchWork, domain: ProductDomain): Promise<Sender> {
  const [found] = await queryRows<Omit<Sender, 'origin' | 'office'>>(
    tx,
    sql`select i.nome, r.nome as remetente, coalesce(r.responder_em_uso, i.email) as "replyTo", i.endereco, i.idioma,
          i.fuso_horario as "fusoHorario", v.cor_app as "corApp", v.aparencia, v.logo, ${payee} as recebedor
        from igreja i left join igreja_visual v on v.igreja_id = i.id left join igreja_remetente r on r.igreja_id = i.id
          left join doacao_configuracao d on d.igreja_id = i.id
        where i.id = ${church.igrejaId}`,
  )
  if (!found) throw new Error('The church of a mail is not there')
  return { ...found, origin: toOrigin(domain, church), office: officeOrigin(domain, church) }
}

import { sql } from 'drizzle-orm'
import { queryRows } from '../../../platform/database/database.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'

/** Deletes payers of orders from before a moment of which nothing was paid, or only in a rehearsal, and nothing happened since. */
export async function deleteUnpaidPayers(work: ChurchWork, before: Date, limit: number): Promise<number> {
  return deletePayers(
    work,
    sql`o.situacao in ('ABERTO', 'ENCERRADO') and o.criado_em < ${before.toISOString()} and not exists (
      select from pagamento p where p.igreja_id = o.igreja_id and p.pedido_id = o.id and (p.alterado_em >= ${before.toISOString()}
        or p.capturado > 0 or p.situacao not in ('failed', 'canceled', 'expired')))`,
    limit,
  )
}

/** Deletes payers who are no members, of orders of which nothing happened since a moment. */
export async function deleteGuestPayers(work: ChurchWork, before: Date, limit: number): Promise<number> {
  return deletePayers(
    work,
    sql`r.usuario_id is null and o.criado_em < ${before.toISOString()} and not exists (
      select from pagamento p
      where p.igreja_id = o.igreja_id and p.pedido_id = o.id and p.alterado_em >= ${before.toISOString()})`,
    limit,
  )
}

async function deletePayers({ church, tx }: ChurchWork, isOld: ReturnType<typeof sql>, limit: number): Promise<number> {
  const deleted = await queryRows<{ codigo: string }>(
    tx,
    sql`delete from pedido_pagador where igreja_id = ${church.igrejaId} and pedido_codigo in (
          select r.pedido_codigo from pedido_pagador r
          join pedido o on o.igreja_id = r.igreja_id and o.codigo = r.pedido_codigo
          where r.igreja_id = ${church.igrejaId} and ${isOld} limit ${limit})
        returning pedido_codigo as codigo`,
  )
  return deleted.length
}

export async function deleteWebhooks({ church, tx }: ChurchWork, before: Date, limit: number): Promise<number> {
  const deleted = await queryRows<{ evento: string }>(
    tx,
    sql`delete from pagamento_aviso where igreja_id = ${church.igrejaId} and (gateway, evento_id) in (
          select gateway, evento_id from pagamento_aviso
          where igreja_id = ${church.igrejaId} and recebido_em < ${before.toISOString()} limit ${limit})
        returning evento_id as evento`,
  )
  return deleted.length
}

/** Whether there is anything left that will be deleted one day. */
export async function keepsAny({ church, tx }: ChurchWork): Promise<boolean> {
  const [found] = await queryRows<{ any: boolean }>(
    tx,
    sql`select exists (select from pedido_pagador where igreja_id = ${church.igrejaId})
          or exists (select from pagamento_aviso where igreja_id = ${church.igrejaId}) as any`,
  )
  return found?.any ?? false
}

import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { queryRows } from '../../../platform/database/database.ts'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { EndedOrder } from '../orders/payments.signals.ts'
import { cartao, estorno, pagamento, pagamentoLancamento, pedido } from '../orders/payments.tables.ts'
import { ensaioPagamento } from '../orders/rehearsal.tables.ts'

/** Locks the orders that may be of the rehearsal, in the order of their ids. */
async function lockRehearsedOrders({ church, tx }: ChurchWork): Promise<void> {
  await tx
    .select({ id: pedido.id })
    .from(pedido)
    .where(
      and(
        ofChurch(pedido, church),
        sql`(${pedido.flagEnsaio} and ${pedido.situacao} = 'ABERTO' or ${pedido.id} in (
          select r.pedido_id from ${pagamento} r where r.igreja_id = ${church.igrejaId} and r.gateway = 'rehearsal'
            and r.ensaio_encerrado_em is null))`,
      ),
    )
    .orderBy(pedido.id)
    .for('no key update')
}

/**
 * Ends the orders of the rehearsal: open ones that no real gateway has heard of, and those that rehearsed money alone has
 * settled. The others are real from now on.
 */
export async function endRehearsedOrders(work: ChurchWork): Promise<EndedOrder[]> {
  const { church, tx } = work
  await lockRehearsedOrders(work)
  const { igrejaId } = church
  const attempts = sql`from ${pagamento} a where a.igreja_id = ${igrejaId} and a.pedido_id = ${pedido.id}`
  const isPlaced = sql`${pedido.flagEnsaio} or exists (select ${attempts} and a.gateway = 'rehearsal')`
  const ended = await tx
    .update(pedido)
    .set({ situacao: 'ENCERRADO' })
    .where(
      and(
        ofChurch(pedido, church),
        sql`case when ${pedido.situacao} = 'ABERTO'
          then (${isPlaced}) and not exists (select ${attempts} and a.gateway <> 'rehearsal')
          else exists (select ${attempts} and a.gateway = 'rehearsal' and a.capturado > 0)
            and not exists (select ${attempts} and a.gateway <> 'rehearsal' and a.capturado > 0) end`,
      ),
    )
    .returning({ codigo: pedido.codigo, finalidade: pedido.finalidade, referencia: pedido.referencia })
  await tx
    .update(pedido)
    .set({ flagEnsaio: false })
    .where(and(ofChurch(pedido, church), eq(pedido.flagEnsaio, true), sql`${pedido.situacao} <> 'ENCERRADO'`))
  return ended
}

const isOpenRehearsal = ({ church }: ChurchWork) =>
  and(ofChurch(pagamento, church), sql`${pagamento.gateway} = 'rehearsal'`, isNull(pagamento.rehearsalEndedAt))

/** Cancels every rehearsed payment and books back what it had captured. Its refunds that are not made are refused. */
export async function endRehearsedPayments(work: ChurchWork): Promise<void> {
  const { church, tx, now } = work
  const rows = await tx
    .select({ id: pagamento.id, captured: pagamento.capturado, refunded: pagamento.estornado })
    .from(pagamento)
    .where(isOpenRehearsal(work))
    .orderBy(pagamento.id)
    .for('no key update')
  if (rows.length === 0) return
  const line = { tipo: 'CANCELAMENTO', situacao: 'canceled', detalhe: 'rehearsal_ended', momento: now } as const
  for (let first = 0; first < rows.length; first += linesAtOnce)
    await tx.insert(pagamentoLancamento).values(
      rows.slice(first, first + linesAtOnce).map(({ id: paymentId, captured, refunded }) => ({
        ...line,
        igrejaId: church.igrejaId,
        paymentId,
        // Never minus zero.
        capturado: 0 - captured,
        estornado: 0 - refunded,
      })),
    )
  await tx
    .update(estorno)
    .set({ situacao: 'RECUSADO', resolvidoEm: now })
    .where(
      and(
        ofChurch(estorno, church),
        inArray(estorno.situacao, ['PENDENTE', 'CONFERIR']),
        inArray(estorno.paymentId, tx.select({ id: pagamento.id }).from(pagamento).where(isOpenRehearsal(work))),
      ),
    )
  await tx
    .update(pagamento)
    .set({
      situacao: 'canceled',
      capturado: 0,
      estornado: 0,
      pagoEm: null,
      acao: null,
      codigoRecusa: 'rehearsal_ended',
      rehearsalEndedAt: now,
      alteradoEm: now,
    })
    .where(isOpenRehearsal(work))
}

const linesAtOnce = 1000

/** The rehearsal gateway forgets its payments: one that has ended cannot be moved, also in the next rehearsal. */
export async function forgetRehearsedPayments({ church, tx }: ChurchWork): Promise<void> {
  await tx.delete(ensaioPagamento).where(ofChurch(ensaioPagamento, church))
}

/** Deletes the saved cards of the rehearsal; the newest of the others becomes its member's default. Gives their number. */
export async function removeRehearsedCards({ church, tx }: ChurchWork): Promise<number> {
  const removed = await tx
    .delete(cartao)
    .where(and(ofChurch(cartao, church), eq(cartao.gateway, 'rehearsal')))
    .returning({ id: cartao.id })
  if (removed.length > 0)
    await queryRows(
      tx,
      sql`update cartao set flag_padrao = true where igreja_id = ${church.igrejaId} and id in (
            select distinct on (c.usuario_id) c.id from cartao c where c.igreja_id = ${church.igrejaId}
              and not exists (select from cartao d
                where d.igreja_id = c.igreja_id and d.usuario_id = c.usuario_id and d.flag_padrao)
            order by c.usuario_id, c.criado_em desc, c.id) returning id`,
    )
  return removed.length
}

import { randomUUID } from 'node:crypto'
import type { ChosenTickets } from '@narthex/contract/tickets/ticket.schemas'
import { itself } from '../../../platform/http/route.ts'
import { holdTickets } from '../holds/holds.service.ts'
import { releaseExpired } from '../registrations/release.service.ts'
import type { SoldEvent, setUpTickets } from './set-up-tickets.ts'

type Stage = ReturnType<typeof setUpTickets>

/** What a race left: the seats that its tickets take, and what the quotas say. */
export interface Outcome {
  readonly held: number
  /** Codes of the errors of those who got nothing, with how often each came. */
  readonly refusals: Readonly<Record<string, number>>
  /** Live tickets by quota, and free seats by quota. */
  readonly taken: Readonly<Record<string, number>>
  readonly free: Readonly<Record<string, number | undefined>>
}

/** Lets so many buyers hold at once, each by a body of their own. */
export async function race(
  stage: Stage,
  event: SoldEvent,
  buyers: number,
  choose: (index: number) => { readonly ingressos: ChosenTickets; readonly cupom?: string },
): Promise<Outcome> {
  const call = { ...stage.at(), actor: undefined, source: itself }
  const holds = Array.from({ length: buyers }, (_, index) =>
    holdTickets(stage.needs, call, event.id, { chave: randomUUID(), ...choose(index) }),
  )
  return summarize(stage, event, await Promise.allSettled(holds))
}

export async function summarize(
  stage: Stage,
  event: SoldEvent,
  results: readonly PromiseSettledResult<unknown>[],
): Promise<Outcome> {
  const refusals: Record<string, number> = {}
  for (const result of results)
    if (result.status === 'rejected') {
      const { code = String(result.reason) } = result.reason
      refusals[code] = (refusals[code] ?? 0) + 1
    }
  const held = results.filter(({ status }) => status === 'fulfilled').length
  return { held, refusals, taken: await countTaken(stage, event), free: await stage.free(event) }
}

/** The live tickets of each quota, counted one by one. */
export async function countTaken(stage: Stage, event: SoldEvent): Promise<Record<string, number>> {
  const rows = await stage.test.asOwner((owner) =>
    owner.query<{ id: number; taken: number }>(`select q.id, count(t.id)::int as taken from evento_cota q
      left join evento_ingresso_cota l on l.igreja_id = q.igreja_id and l.cota_id = q.id
      left join (select t.* from evento_bilhete t
          join evento_inscricao r on r.igreja_id = t.igreja_id and r.codigo = t.inscricao_codigo
        where t.situacao <> 'CANCELADO' and r.situacao in ('RESERVADA', 'PENDENTE', 'CONFIRMADA')) t
        on t.igreja_id = l.igreja_id and t.ingresso_id = l.ingresso_id
      where q.evento_id = ${event.id} group by q.id`),
  )
  return Object.fromEntries(
    Object.entries(event.quotas).map(([name, id]) => [name, rows.find((row) => row.id === id)?.taken ?? 0]),
  )
}

/** Two orders that expired, whose Pix are paid at the same moment, with one seat for both. */
export async function payTwoExpiredOrders(
  stage: Stage,
): Promise<{ readonly event: SoldEvent; readonly codes: string[] }> {
  const { test } = stage
  const event = await stage.sell({ cotas: { seats: { nome: 'Vagas', vagas: 2 } } })
  const orders = [await stage.order(event), await stage.order(event)]
  for (const { body } of orders) await stage.pay(body.pedido)
  test.advance(3 * 3_600_000)
  await test.runJobs()
  await releaseExpired(stage.needs, test.videira, event.id)
  // Another buyer has one of the two seats by now.
  await stage.hold(event)
  await Promise.all(orders.map(({ body }) => stage.rehearse(body.pedido, 'paid')))
  return { event, codes: orders.map(({ body }) => body.codigo) }
}

import { randomUUID } from 'node:crypto'
import type { ChosenTickets } from '@narthex/contract/tickets/ticket.schemas'
import { itself } from '../../../platform/http/route.ts'
import { waitsForLock } from '../../../testing/lock-waits.ts'
import { enterRegistrations } from '../buying/many-entries.service.ts'
import { createHoldBatches } from '../holds/hold-batches.service.ts'
import { holdTickets } from '../holds/holds.service.ts'
import { requireSale } from '../sale/sale.service.ts'
import { releaseExpired } from '../waiting/release.service.ts'
import type { SoldEvent, setUpTickets } from './set-up-tickets.ts'

type Stage = ReturnType<typeof setUpTickets>

/** The result of a race: the seats that its tickets take, and the counters of the quotas. */
export interface Outcome {
  readonly held: number
  /** Codes of the errors of those who got nothing, with how often each came. */
  readonly refusals: Readonly<Record<string, number>>
  /** Live tickets by quota, and free seats by quota. */
  readonly taken: Readonly<Record<string, number>>
  readonly free: Readonly<Record<string, number | undefined>>
}

/** How buyers come to their seats: each in a transaction, or in batches as two processes make them. */
export type Way = 'each alone' | 'in batches'

/** Lets so many buyers hold at once, each by a body of their own. */
export async function race(
  stage: Stage,
  event: SoldEvent,
  buyers: number,
  choose: (index: number) => { readonly ingressos: ChosenTickets; readonly cupom?: string },
  way: Way = 'each alone',
): Promise<Outcome> {
  const call = { ...stage.at(), actor: undefined, source: itself }
  const processes = [createHoldBatches(stage.needs), createHoldBatches(stage.needs)]
  const holds = Array.from({ length: buyers }, (_, index) => {
    const given = { chave: randomUUID(), ...choose(index) }
    const holdInBatch = way === 'in batches' ? processes[index % 2] : undefined
    return holdInBatch?.(call, event.id, given) ?? holdTickets(stage.needs, call, event.id, given)
  })
  return summarize(stage, event, await Promise.allSettled(holds))
}

/** A table of so many people comes while buyers hold seats. `held` counts the import as one. */
export async function raceImport(stage: Stage, event: SoldEvent, people: number, buyers: number): Promise<Outcome> {
  const call = { ...stage.at(), actor: undefined, source: itself }
  const ingressos = [{ idIngresso: event.types.adult ?? 0, adicionais: [] }]
  const person = { email: null, telefone: null, dataNascimento: null, sexo: null, respostas: [], responsavel: null }
  const entries = Array.from({ length: people }, (_, index) => ({
    chave: randomUUID(),
    conteudoHash: randomUUID(),
    ingressos,
    buyer: { name: `Pessoa ${index}`, email: null },
    participantes: [{ ...person, nome: `Pessoa ${index}`, consentimento: false }],
  }))
  const importing = stage.inVideira(async (work) => {
    const sale = await requireSale(work, event.id)
    return enterRegistrations(work, { sale, idioma: undefined }, entries)
  })
  const holds = Array.from({ length: buyers }, () =>
    holdTickets(stage.needs, call, event.id, { chave: randomUUID(), ingressos }),
  )
  return summarize(stage, event, await Promise.allSettled([importing, ...holds]))
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
  await releaseExpired(stage.needs, stage.needs.transactions.at(test.videira), event.id)
  // Another buyer has one of the two seats by now.
  await stage.hold(event)
  await Promise.all(orders.map(({ body }) => stage.rehearse(body.pedido, 'paid')))
  return { event, codes: orders.map(({ body }) => body.codigo) }
}

/** A type takes seats of another quota while a buyer, who has read the sale, is about to hold one of it. */
export async function holdWhileQuotasChange(stage: Stage): Promise<Outcome> {
  const quota = { nome: 'Vagas', vagas: 10 }
  const event = await stage.sell({ cotas: { seats: quota, bus: quota } })
  const call = { ...stage.at(), actor: undefined, source: itself }
  const ingressos = [{ idIngresso: event.types.adult ?? 0, adicionais: [] }]
  const results = await stage.test.asOwner(async (owner) => {
    await owner.exec(`begin; update evento_venda set versao = versao + 1 where evento_id = ${event.id};
      update evento_ingresso_cota set cota_id = ${event.quotas.bus} where cota_id = ${event.quotas.seats}`)
    const holding = Promise.allSettled([holdTickets(stage.needs, call, event.id, { chave: randomUUID(), ingressos })])
    await waitsForLock(owner, holding)
    await owner.exec('commit')
    return holding
  })
  return summarize(stage, event, results)
}

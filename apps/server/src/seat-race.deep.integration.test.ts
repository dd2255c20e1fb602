import { randomUUID } from 'node:crypto'
import { request as open } from 'node:http'
import { setTimeout as after } from 'node:timers/promises'
import { importMadeUp } from '@narthex/api/modules/bible/testing/set-up-bible'
import { publishEvent } from '@narthex/api/modules/events/events.editing.service'
import { publishSale } from '@narthex/api/modules/tickets/office/sale-editing.service'
import { withOwner } from '@narthex/api/platform/database/postgres'
import { createOwnCall } from '@narthex/api/platform/http/route'
import type { ChurchScope } from '@narthex/api/platform/scope/scope'
import { foundPlainChurch } from '@narthex/api/testing/plain-church'
import type { ServerDatabase } from '@narthex/api/testing/server-databases'
import { createMigratedDatabase, openTwin } from '@narthex/api/testing/test-platform'
import { dayMs } from '@narthex/contract/durations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endEverything, type ServerProcess, startServer } from './testing/server-process.ts'

const host = 'videira.narthex.test'

/*
 * The control of these races, without the condition in the update, is `seat-races-control.integration.test.ts` of the API:
 * it takes seats in several connections, as several processes do.
 */
describe('buyers at two processes of the product on one database', () => {
  let database: ServerDatabase
  let twin: Awaited<ReturnType<typeof openTwin>>
  let church: ChurchScope
  let processes: ServerProcess[]

  beforeAll(async () => {
    database = await createMigratedDatabase('embedded')
    twin = await openTwin({ databaseUrl: database.url })
    // Without one, each process would import the first translation in the middle of a race.
    await importMadeUp(twin.platform)
    church = await foundPlainChurch(twin.platform, 'videira', ['MOD_EVENTO'])
    processes = await Promise.all(
      [1, 2].map(() => startServer({ DATABASE_URL: database.url, TRUSTED_PROXIES: '127.0.0.1' })),
    )
  })
  afterAll(async () => {
    endEverything()
    await twin?.close()
    await database?.drop()
  })

  async function sell(seats: number): Promise<number> {
    const begins = Date.now() + 30 * dayMs
    const id = await publishEvent(createOwnCall(twin.platform.transactions.at(church)), {
      titulo: 'Congresso',
      resumo: null,
      imagem: null,
      local: null,
      flagOnline: false,
      dataInicio: new Date(begins),
      dataFim: new Date(begins + dayMs),
    })
    const published = await publishSale(createOwnCall(twin.platform.transactions.at(church)), id, {
      cotas: { seats: { nome: 'Lugares', vagas: seats } },
      ingressos: { entry: { nome: 'Entrada', valor: 0, cotas: ['seats'] } },
    })
    tickets.set(id, published.types.entry ?? 0)
    return id
  }
  const tickets = new Map<number, number>()

  let buyers = 0

  /**
   * Asks for a ticket from a network of its own until the answer is no place in the queue. Returns its status; 0 where
   * the process has gone.
   */
  async function buy(port: number, eventId: number): Promise<number> {
    const chave = randomUUID()
    const address = `10.${++buyers >> 8}.${buyers & 255}.1`
    for (let senha: string | undefined; ; ) {
      const body = { chave, senha, ingressos: [{ idIngresso: tickets.get(eventId) }] }
      const { status, text } = await post(port, `/api/v1/evento/${eventId}/reserva/`, address, body)
      if (status !== 202) return status
      const { fila } = JSON.parse(text)
      senha = fila.senha
      await after(fila.tenteEm * 100)
    }
  }

  const buyAtBoth = (eventId: number, times: number) =>
    Array.from({ length: times }, (_, index) => buy(processes[index % 2]?.port ?? 0, eventId))

  /** The counter of the quota, and the tickets that are there. */
  const countSeats = (eventId: number) =>
    withOwner(database.url, async (owner) => {
      const [counted] = await owner.query<{ taken: number; sold: number }>(
        `select q.ocupadas as taken, (select count(*)::int from evento_bilhete t where t.evento_id = q.evento_id) as sold
         from evento_cota q where q.evento_id = $1`,
        [eventId],
      )
      return counted
    })

  it('two hundred for fifty seats: exactly fifty have them, and no one meets another error than sold out', async () => {
    const eventId = await sell(50)
    const statuses = await Promise.all(buyAtBoth(eventId, 200))
    expect(statuses.filter((status) => status === 201)).toHaveLength(50)
    expect(statuses.filter((status) => status === 409)).toHaveLength(150)
    expect(await countSeats(eventId)).toEqual({ taken: 50, sold: 50 })
  })

  it('one of which is killed in the race: the other sells the rest, and every seat has its ticket', async () => {
    const eventId = await sell(60)
    const [killed, left] = processes
    const racing = buyAtBoth(eventId, 100)
    await Promise.race(racing)
    killed?.child.kill('SIGKILL')
    const first = (await Promise.all(racing)).filter((status) => status === 201).length
    const counted = await countSeats(eventId)
    expect(counted?.taken).toBe(counted?.sold)
    // What the killed process committed and did not answer is held all the same.
    expect(counted?.taken).toBeGreaterThanOrEqual(first)
    const later = await Promise.all(Array.from({ length: 60 }, () => buy(left?.port ?? 0, eventId)))
    expect(later.filter((status) => status === 201).length).toBeLessThanOrEqual(60 - first)
    expect(await countSeats(eventId)).toEqual({ taken: 60, sold: 60 })
  })
})

function post(
  port: number,
  path: string,
  address: string,
  body: unknown,
): Promise<{ readonly status: number; readonly text: string }> {
  return new Promise((resolve) => {
    const headers = { host, 'content-type': 'application/json', 'x-forwarded-for': address }
    const gone = () => resolve({ status: 0, text: '' })
    const request = open({ host: '127.0.0.1', port, path, method: 'POST', headers, agent: false }, async (response) => {
      const chunks: Buffer[] = await response.toArray().catch(() => [])
      if (!response.complete) return gone()
      resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() })
    })
    request.on('error', gone)
    request.end(JSON.stringify(body))
  })
}

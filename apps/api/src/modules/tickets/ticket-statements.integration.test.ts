import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../../testing/people.ts'
import { makeTable, setUpImports } from './testing/set-up-imports.ts'
import { type SoldEvent, setUpTickets } from './testing/set-up-tickets.ts'

describe('the statements of tickets', () => {
  const statements: string[] = []
  const stage = setUpTickets({ onQuery: (statement) => statements.push(statement) })
  const { test } = stage
  const imports = setUpImports(stage)
  let keeper: Person

  beforeAll(async () => {
    keeper = await test.join({ roles: ['ROLE_ADMIN'] })
  })

  const free = { ingressos: { free: { nome: 'Entrada', valor: 0, cotas: ['seats'] } } }
  const sell = () => stage.sell({ cotas: { seats: { nome: 'Vagas', vagas: 1000 } }, ...free })
  const chosen = ({ types }: SoldEvent, tickets: number) => ({
    ingressos: Array.from({ length: tickets }, () => ({ idIngresso: types.free })),
  })
  const count = async (work: () => Promise<{ readonly status: number }>) => {
    statements.length = 0
    const { status } = await work()
    expect(status).toBeLessThan(300)
    expect(statements.length).toBeGreaterThan(0)
    return statements.length
  }
  const door = (event: SoldEvent, path: string, body?: unknown) =>
    test.call(body ? 'POST' : 'GET', `/evento/${event.id}/portaria/${path}`, { token: keeper.token, body })

  it('are at most nine for a hold, of one ticket and of many', async () => {
    const event = await sell()
    await stage.hold(event)
    const ofSingle = await count(() => stage.hold(event))
    expect(ofSingle).toBeLessThanOrEqual(9)
    expect(await count(() => stage.hold(event, chosen(event, 20)))).toBe(ofSingle)
  })

  it('are at most nineteen for a registration, of one ticket and of many', async () => {
    const event = await sell()
    await stage.order(event)
    const holds = [(await stage.hold(event)).body, (await stage.hold(event, chosen(event, 20))).body]
    const ofSingle = await count(() => stage.register(event, holds[0]))
    expect(ofSingle).toBeLessThanOrEqual(19)
    expect(await count(() => stage.register(event, holds[1]))).toBe(ofSingle)
  })

  it('are at most three for a door that reads its tickets, and six for one that sends many readings', async () => {
    const event = await sell()
    const { codigo } = (await stage.order(event, chosen(event, 20))).body
    const lista = (await door(event, '')).body.listas[0].id
    const momento = test.now.toISOString()
    const scans = (await stage.tickets(codigo)).map(({ id: bilhete }) => ({
      id: randomUUID(),
      lista,
      bilhete,
      tipo: 'ENTRADA',
      momento,
    }))
    const send = (leituras: unknown[]) => door(event, 'leituras/', { aparelho: 'Porta', agora: momento, leituras })
    const read = await count(() => door(event, 'ingressos/'))
    const ofSingle = await count(() => send(scans.slice(0, 1)))
    const ofMany = await count(() => send(scans.slice(1)))
    expect(read).toBeLessThanOrEqual(3)
    expect(ofSingle).toBeLessThanOrEqual(6)
    expect(ofMany).toBe(ofSingle)
  })

  it('are at most twenty-three for an import, of one registration and of five hundred', async () => {
    const event = await sell()
    const enter = (text: string) => imports.enter(event, keeper, text, { flagEmail: 'true' })
    await enter(makeTable(1, 900))
    const ofSingle = await count(() => enter(makeTable(1, 0)))
    expect(ofSingle).toBeLessThanOrEqual(23)
    expect(await count(() => enter(makeTable(500, 1)))).toBe(ofSingle)
    expect(await count(() => imports.preview(event, keeper, makeTable(500, 600)))).toBeLessThanOrEqual(11)
  })
})

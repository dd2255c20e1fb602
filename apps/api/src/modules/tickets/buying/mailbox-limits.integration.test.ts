import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { setUpMails } from '../../../testing/set-up-mails.ts'
import { type SoldEvent, setUpTickets } from '../testing/set-up-tickets.ts'

const free = { ingressos: { free: { nome: 'Entrada', valor: 0 } } }

describe('the limit per person of visitors', () => {
  const stage = setUpTickets()
  const { test } = stage
  const { readNew } = setUpMails(test)
  const register = async (event: SoldEvent, email: string, navegador: string = randomUUID()) => {
    const { body } = await stage.hold(event, { navegador })
    return stage.register(event, body, { comprador: { nome: 'Ana Souza', email } })
  }
  /** An answer without what is drawn for each purchase. */
  const shape = ({ status, body }: Awaited<ReturnType<typeof register>>) => ({
    status,
    body: { ...body, codigo: typeof body.codigo, pedido: typeof body.pedido },
  })

  it('tells no stranger whether an address has tickets: the answer is the same for each', async () => {
    for (const sale of [free, {}]) {
      const event = await stage.sell({ limitePorPessoa: 1, ...sale })
      await register(event, 'ana@example.org')
      const [known, unknown] = [await register(event, 'ana@example.org'), await register(event, 'rute@example.org')]
      expect(known.status).toBe(201)
      expect(shape(known)).toEqual(shape(unknown))
    }
  })

  it('is not told by the payment of a purchase that had expired either', async () => {
    const event = await stage.sell({ limitePorPessoa: 1 })
    const order = await register(event, 'ana@example.org')
    test.advance(11 * 60_000)
    await test.runJobs()
    await register(event, 'ana@example.org')
    expect((await stage.pay(order.body.pedido)).status).toBe(200)
  })

  it('is told to the mailbox by the mail that it gets anyway', async () => {
    const event = await stage.sell({ limitePorPessoa: 1, ...free })
    await register(event, 'ana@gmail.com')
    await register(event, 'rute@gmail.com')
    for (const { text } of await readNew()) expect(text).not.toContain('mais ingressos do evento')
    await register(event, 'a.na+2@gmail.com')
    const mails = await readNew()
    expect(mails.map(({ to }) => to)).toEqual(['a.na+2@gmail.com'])
    expect(mails[0]?.text).toContain('mais ingressos do evento do que uma pessoa pode ter')
  })

  it('binds those who buy again in the same browser, by the mailbox that they name', async () => {
    const event = await stage.sell({ limitePorPessoa: 1, ...free })
    const navegador = randomUUID()
    expect((await register(event, 'ana@example.org', navegador)).status).toBe(201)
    expect((await register(event, 'ana+1@example.org', navegador)).body.code).toBe('TICKET_LIMIT')
    expect((await register(event, 'davi@example.org', navegador)).status).toBe(201)
    expect((await register(event, 'davi@example.org')).status).toBe(201)
  })
})

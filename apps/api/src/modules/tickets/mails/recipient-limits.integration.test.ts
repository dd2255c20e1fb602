import { randomUUID } from 'node:crypto'
import { hourMs } from '@narthex/contract/durations'
import { describe, expect, it } from 'vitest'
import { setUpMails } from '../../../testing/set-up-mails.ts'
import { setUpTickets } from '../testing/set-up-tickets.ts'

describe('mails that strangers cause', () => {
  const stage = setUpTickets()
  const { test } = stage
  const { readNew } = setUpMails(test)
  const sell = () => stage.sell({ ingressos: { free: { nome: 'Entrada', valor: 0 } } })
  const order = async (event: Awaited<ReturnType<typeof sell>>, email: string) => {
    const { body } = await stage.order(event, {}, { comprador: { nome: 'Ana Souza', email } })
    return body.codigo as string
  }
  const isWithoutMail = async (codigo: string) =>
    (await test.call('GET', `/inscricao/${codigo}/`)).body.flagSemEmail as boolean

  it('are five an hour to one mailbox, however it is written; the purchase stands, and its page says so', async () => {
    const event = await sell()
    const addresses = ['a.na@gmail.com', 'ana@gmail.com', 'ana+1@gmail.com', 'an.a+2@gmail.com', 'ana@googlemail.com']
    for (const email of addresses) await order(event, email)
    expect(await readNew()).toHaveLength(5)
    const codigo = await order(event, 'ana+3@gmail.com')
    const other = await order(event, 'rute@gmail.com')
    expect((await readNew()).map(({ to }) => to)).toEqual(['rute@gmail.com'])
    expect(await stage.registration(codigo)).toMatchObject({ situacao: 'CONFIRMADA' })
    expect([await isWithoutMail(codigo), await isWithoutMail(other)]).toEqual([true, false])
    test.advance(hourMs)
    await order(event, 'ana@gmail.com')
    expect(await readNew()).toHaveLength(1)
  })

  it('do not hold up what staff send, nor what the church tells of the event', async () => {
    const event = await sell()
    const codes: string[] = []
    for (let purchase = 0; purchase < 6; purchase++) codes.push(await order(event, 'ana@example.org'))
    expect(await readNew()).toHaveLength(5)
    const admin = await test.join({ roles: ['ROLE_ADMIN'] })
    const [last = ''] = codes.slice(-1)
    const path = `/evento/${event.id}/equipe/inscricao/${last}`
    expect((await test.call('POST', `${path}/e-mail`, { token: admin.token })).status).toBe(200)
    expect(await readNew()).toHaveLength(1)
    expect(await isWithoutMail(last)).toBe(false)
    const body = { chave: randomUUID(), ingressos: null, devolucao: null }
    expect((await test.call('POST', `${path}/cancelamento`, { token: admin.token, body })).status).toBe(200)
    expect(await readNew()).toHaveLength(1)
  })

  it('are twenty a day to one mailbox', async () => {
    const event = await sell()
    let sent = 0
    for (let hour = 0; hour < 5; hour++) {
      for (let purchase = 0; purchase < 5; purchase++) await order(event, 'ana@example.org')
      sent += (await readNew()).length
      test.advance(hourMs)
    }
    expect(sent).toBe(20)
  })

  it('count by church, and not those of members or staff', async () => {
    const [event, member] = [await sell(), await test.join()]
    for (let purchase = 0; purchase < 7; purchase++) await stage.order(event, {}, {}, member)
    expect(await readNew()).toHaveLength(7)
  })

  it.each(['Visit evil.example now', 'www.evil.com'])('repeat no web address in a name: %s', async (nome) => {
    const event = await sell()
    const hold = async () => (await stage.hold(event)).body
    const refusals = [
      await stage.register(event, await hold(), { participantes: [{ nome }] }),
      await stage.register(event, await hold(), { comprador: { nome, email: 'ana@example.org' } }),
      await stage.register(event, await hold(), { participantes: [{ nome: 'Davi', responsavel: { nome } }] }),
    ]
    for (const { status, body } of refusals) {
      expect([status, body.code]).toEqual([400, 'VALIDATION'])
      expect(body.details[0].message).toBe('NO_LINK')
    }
    expect(await readNew()).toEqual([])
  })
})

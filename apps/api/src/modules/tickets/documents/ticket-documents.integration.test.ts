import ical from 'ical.js'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../../../testing/people.ts'
import { readPdf } from '../../../testing/read-pdf.ts'
import { readPdfQrs } from '../../../testing/read-pdf-qr.ts'
import { type SoldEvent, setUpTickets } from '../testing/set-up-tickets.ts'

describe('tickets as files', () => {
  const statements: string[] = []
  const tickets = setUpTickets({ onQuery: (statement) => statements.push(statement) })
  const { test } = tickets
  let ana: Person

  beforeAll(async () => {
    ana = await test.join({ nome: 'Ana' })
  })

  const sellShirts = () =>
    tickets.sell({
      ingressos: {
        adult: { nome: 'Adulto', valor: 5000, cotas: ['seats'], adicionais: ['shirt'] },
        shirt: { nome: 'Camiseta', valor: 1000, flagAdicional: true },
      },
    })
  const buyTwo = (event: SoldEvent, by?: Person) =>
    tickets.buy(
      event,
      {
        ingressos: [
          { idIngresso: event.types.adult, adicionais: [event.types.shirt] },
          { idIngresso: event.types.adult },
        ],
      },
      {},
      by,
    )
  const read = async (codigo: string) => (await test.call('GET', `/inscricao/${codigo}/`)).body
  const pdf = (codigo: string, query = '') => test.call('GET', `/inscricao/${codigo}/pdf${query}`)
  const calendar = (codigo: string, query = '') => test.call('GET', `/inscricao/${codigo}/calendario${query}`)
  const place = (id: number, change: string) =>
    test.asOwner((owner) => owner.query(`update evento set ${change} where id = $1`, [id]))

  describe('to print', () => {
    it('are drawn for others too, however often those of one purchase are asked for', async () => {
      const event = await sellShirts()
      const [often, once] = [(await buyTwo(event)).body.codigo, (await buyTwo(event)).body.codigo]
      const asked = Array.from({ length: 60 }, () => pdf(often))
      const answers = await Promise.all([...asked, pdf(once)])
      expect(answers.pop()?.status).toBe(200)
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]))
    })

    it.each([
      ['pt', 'ingressos', ['Quando', 'Onde', 'Com Camiseta', 'Brasília'], 'Ingresso 1 de 2'],
      ['en', 'tickets', ['When', 'Where', 'With Camiseta', 'Brasilia'], 'Ticket 1 of 2'],
      ['es', 'entradas', ['Cuándo', 'Dónde', 'Con Camiseta', 'Brasilia'], 'Entrada 1 de 2'],
    ])(
      'in %s have a page each: what, when on the church’s clock, where, who, and their code',
      async (idioma, name, parts, page) => {
        const event = await sellShirts()
        await place(event.id, `local = 'Sítio Łódź', data_inicio = '2026-12-31T23:30Z', data_fim = '2027-01-01T02:00Z'`)
        const { codigo } = (await buyTwo(event)).body
        const { status, headers, body } = await pdf(codigo, `?idioma=${idioma}`)
        expect(status).toBe(200)
        expect(headers).toMatchObject({
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename=${name}-${codigo}.pdf`,
          'cache-control': 'no-store',
        })
        const pages = await readPdf(body)
        const { ingressos } = await read(codigo)
        expect(pages).toHaveLength(2)
        for (const part of [
          ...parts,
          page,
          'Igreja videira',
          'Acampamento',
          'Sítio Łódź',
          'Adulto',
          'Pessoa 1',
          '2026',
        ])
          expect(pages[0]).toContain(part)
        // 23:30 in London is half past eight in the evening in São Paulo.
        expect(pages[0]).toMatch(idioma === 'en' ? /8:30.*11:00 PM/ : /20:30.*23:00/)
        expect(pages[0]).toContain(ingressos[0].codigo.replace(/(.{4})(?=.)/g, '$1 '))
        expect(pages[1]).toContain('Pessoa 2')
        expect(pages[1]).not.toContain('Camiseta')
      },
    )

    it('show the QR that a door reads', async () => {
      const { codigo } = (await buyTwo(await sellShirts())).body
      const qrs = readPdfQrs((await pdf(codigo)).body)
      expect(qrs).toEqual((await read(codigo)).ingressos.map(({ qr }: { qr: string }) => qr))
      expect(new Set(qrs).size).toBe(2)
    })

    it('come one alone too, and no ticket of another purchase', async () => {
      const event = await sellShirts()
      const { codigo } = (await buyTwo(event)).body
      const [, second] = (await read(codigo)).ingressos
      const single = (await pdf(codigo, `?ingresso=${second.id}`)).body
      expect(await readPdf(single)).toHaveLength(1)
      expect(readPdfQrs(single)).toEqual([second.qr])
      const other = (await buyTwo(event)).body.codigo
      expect((await pdf(other, `?ingresso=${second.id}`)).status).toBe(404)
    })

    it('are there only while they are valid, at their church', async () => {
      const event = await sellShirts()
      const waiting = (await tickets.order(event, {}, {}, ana)).body.codigo
      expect((await pdf(waiting)).status).toBe(404)
      const { codigo } = (await buyTwo(event)).body
      const [first] = (await read(codigo)).ingressos
      await test.asOwner((owner) =>
        owner.query(`update evento_bilhete set situacao = 'CANCELADO' where id = $1`, [first.id]),
      )
      expect(await readPdf((await pdf(codigo)).body)).toHaveLength(1)
      expect((await pdf(codigo, `?ingresso=${first.id}`)).status).toBe(404)
      const elsewhere = await test.call('GET', `/inscricao/${codigo}/pdf`, { host: 'farol.narthex.test' })
      expect(elsewhere).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
      expect((await pdf('0'.repeat(26))).status).toBe(404)
    })
  })

  describe('in a calendar', () => {
    const parse = (body: Buffer) => {
      const file = new ical.Component(ical.parse(body.toString('utf8')))
      const event = file.getFirstSubcomponent('vevent')
      if (!event) throw new Error('No event')
      return { file, event, of: (name: string) => event.getFirstPropertyValue(name) }
    }

    it('stand on the church’s clock, with the place and the way to the tickets', async () => {
      const event = await sellShirts()
      await place(event.id, `local = 'Sítio; Norte', data_inicio = '2026-12-31T23:30Z', data_fim = '2027-01-01T02:00Z'`)
      const { codigo } = (await buyTwo(event)).body
      const { status, headers, body } = await calendar(codigo, '?idioma=en')
      expect(status).toBe(200)
      expect(headers).toMatchObject({
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': `inline; filename=event-${event.id}.ics`,
      })
      const { file, event: vevent, of } = parse(body)
      expect(file.getFirstPropertyValue('method')).toBe('PUBLISH')
      expect(vevent.getFirstProperty('dtstart')?.toICALString()).toBe('DTSTART;TZID=America/Sao_Paulo:20261231T203000')
      expect(vevent.getFirstProperty('dtend')?.toICALString()).toBe('DTEND;TZID=America/Sao_Paulo:20261231T230000')
      expect(file.getFirstSubcomponent('vtimezone')?.getFirstPropertyValue('tzid')).toBe('America/Sao_Paulo')
      expect(of('location')).toBe('Sítio; Norte')
      expect(of('status')).toBe('CONFIRMED')
      expect(of('description')).toMatch(/^Your tickets: http.*\/checkout\/thank-you\?inscricao=/)
      expect(String(of('uid'))).not.toContain(codigo)
    })

    it('follow the event, and leave the calendar with the purchase', async () => {
      const event = await sellShirts()
      const { codigo } = (await buyTwo(event, ana)).body
      const before = parse((await calendar(codigo)).body)
      expect(String(before.of('url'))).toMatch(new RegExp(`/user/registrations/${event.id}/tickets$`))
      await place(
        event.id,
        `versao = versao + 1, data_inicio = data_inicio + interval '1 day', data_fim = data_fim + interval '1 day'`,
      )
      const after = parse((await calendar(codigo)).body)
      expect(after.of('uid')).toBe(before.of('uid'))
      expect(Number(after.of('sequence'))).toBeGreaterThan(Number(before.of('sequence')))
      expect(String(after.of('dtstart'))).not.toBe(String(before.of('dtstart')))

      await test.asOwner((owner) =>
        owner.query(`update evento_inscricao set situacao = 'CANCELADA' where codigo = $1`, [codigo]),
      )
      const canceled = parse((await calendar(codigo)).body)
      expect(canceled.file.getFirstPropertyValue('method')).toBe('CANCEL')
      expect(canceled.of('status')).toBe('CANCELLED')
      expect(canceled.of('uid')).toBe(before.of('uid'))
      expect(Number(canceled.of('sequence'))).toBeGreaterThan(Number(after.of('sequence')))
    })

    it('wait for their payment, and are no one else’s', async () => {
      const event = await sellShirts()
      const waiting = (await tickets.order(event, {}, {}, ana)).body.codigo
      expect(parse((await calendar(waiting)).body).of('status')).toBe('TENTATIVE')
      const hold = await tickets.hold(event, {}, ana)
      expect((await calendar(hold.body.codigo)).status).toBe(404)
      const elsewhere = await test.call('GET', `/inscricao/${waiting}/calendario`, { host: 'farol.narthex.test' })
      expect(elsewhere.status).toBe(404)
    })
  })

  it('take few statements, however many tickets there are', async () => {
    const event = await sellShirts()
    const small = (await tickets.buy(event)).body.codigo
    const large = (await buyTwo(event)).body.codigo
    const count = async (run: () => Promise<{ status: number }>) => {
      statements.length = 0
      expect((await run()).status).toBe(200)
      return statements.length
    }
    for (const load of [pdf, calendar]) {
      await load(small)
      expect(await count(() => load(large))).toBe(await count(() => load(small)))
      expect(await count(() => load(large))).toBeLessThanOrEqual(8)
    }
  })
})

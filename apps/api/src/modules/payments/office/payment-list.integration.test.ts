import { hourMs } from '@narthex/contract/durations'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '../../../testing/people.ts'
import { setUpPayments } from '../../../testing/set-up-payments.ts'

describe('the list of payments', () => {
  const stage = setUpPayments()
  const { test } = stage
  let treasurer: Person
  let admin: Person

  beforeAll(async () => {
    await test.asOwner((owner) => owner.exec(`update igreja set fuso_horario = 'America/Recife'`))
    treasurer = await test.join({ roles: ['ROLE_TREASURER'] })
    admin = await test.join({ roles: ['ROLE_ADMIN'] })
  })

  const list = async (query = '', { token } = treasurer) =>
    (await test.call('GET', `/tesouraria/pagamento/?${query}`, { token })).body
  const file = async (query = '', { token } = treasurer) => {
    const headers = { host: 'videira.narthex.test', authorization: `Bearer ${token}` }
    return test.app.inject({ method: 'GET', url: `/api/v1/tesouraria/pagamento/exportacao?${query}`, headers })
  }
  const ids = (page: { itens: { id: number }[] }) => page.itens.map(({ id }) => id)

  it('goes by when the money came, in the days of the church’s time zone', async () => {
    // 23:30 in Recife, and two hours later: the next day there.
    test.now = new Date('2026-03-11T02:30:00Z')
    const early = await stage.start(await stage.order(1000), { method: 'cash' })
    const pix = await stage.start(await stage.order(2000))
    test.advance(2 * hourMs)
    await stage.move(pix, 'paid')
    await stage.runJobs()
    await test.call('POST', `/pedido/${(await list(`q=${pix.referencia}`)).itens[0].pedido}/conferencia/`)
    expect(ids(await list('de=2026-03-10&ate=2026-03-10'))).toEqual([early.id])
    expect(ids(await list('de=2026-03-11&ate=2026-03-11'))).toEqual([pix.id])
    expect(ids(await list('de=2026-03-09&ate=2026-03-11'))).toEqual([pix.id, early.id])
    expect((await list('de=2026-03-11&ate=2026-03-10')).itens).toEqual([])
  })

  it('is limited by method, state, gateway and code', async () => {
    test.now = new Date('2026-04-10T12:00:00Z')
    const april = 'de=2026-04-01&ate=2026-04-30'
    const cash = await stage.start(await stage.order(1000), { method: 'cash' })
    const card = await stage.start(await stage.order(2000), {
      method: 'card',
      card: { token: await stage.cardToken() },
    })
    const declined = await stage.start(await stage.order(2001), {
      method: 'card',
      card: { token: await stage.cardToken() },
    })
    expect(declined.situacao).toBe('failed')
    expect(ids(await list(`${april}&codigoMetodoPagamento=CREDIT_CARD`))).toEqual([declined.id, card.id])
    expect(ids(await list(`${april}&situacao=paid`))).toEqual([card.id])
    expect(ids(await list(`${april}&gateway=offline`))).toEqual([cash.id])
    expect(ids(await list(`${april}&gateway=stripe`))).toEqual([])
    const [{ pedido, referencia }] = (await list(`${april}&gateway=offline`)).itens
    for (const q of [pedido, pedido.slice(0, 9), pedido.slice(0, 9).toLowerCase(), referencia, card.externoId ?? ''])
      expect(ids(await list(`q=${q}`)), q).toEqual([q === card.externoId ? card.id : cash.id])
    expect(ids(await list('q=ZZZZZZZZ'))).toEqual([])
    for (const q of ['a', "x' or 1=1", '%25%25%25%25', 'a'.repeat(300)])
      expect((await list(`q=${q}`)).code, q).toBe('VALIDATION')
  })

  it('is read page by page without gaps or repetitions, and counted on the first', async () => {
    test.now = new Date('2026-05-10T12:00:00Z')
    const may = 'de=2026-05-01&ate=2026-05-31'
    const started: number[] = []
    for (const valor of [100, 200, 300, 400, 500]) {
      started.unshift((await stage.start(await stage.order(valor), { method: 'cash' })).id)
      // Two of them at the same moment.
      if (valor !== 300) test.advance(1000)
    }
    const read: number[] = []
    const totals: (number | null)[] = []
    for (let next: string | null = ''; next !== null; ) {
      const page = await list(`${may}&limit=2${next && `&apos=${next}`}`)
      read.push(...ids(page))
      totals.push(page.total)
      next = page.proximo
    }
    expect(read).toEqual(started)
    expect(totals).toEqual([5, null, null])
    const first = Buffer.from(JSON.stringify(['payments', 0, 9_999_999_999])).toString('base64url')
    expect(ids(await list(`${may}&apos=${first}`))).toEqual([])
  })

  it('shows nothing of another church, whose treasurer sees none of it', async () => {
    const elsewhere = await test.join({ at: test.farol, roles: ['ROLE_TREASURER'] })
    const there = { host: 'farol.narthex.test', token: elsewhere.token }
    await stage.start(await stage.order(1000), { method: 'cash' })
    expect((await test.call('GET', '/tesouraria/pagamento/', there)).body).toEqual({
      itens: [],
      proximo: null,
      total: 0,
    })
    expect((await test.call('GET', '/tesouraria/total/', there)).body).toEqual([])
    expect((await test.call('GET', '/tesouraria/pagamento/', { token: elsewhere.token })).status).toBe(401)
  })

  it('is summed by day and month for the treasurer and an administrator, who sees sums alone', async () => {
    test.now = new Date('2026-06-30T12:00:00Z')
    for (const valor of [1000, 2500]) {
      const { id } = await stage.start(await stage.order(valor), { method: 'cash' })
      await test.call('POST', `/tesouraria/pagamento/${id}/confirmacao`, { token: treasurer.token })
    }
    test.advance(24 * hourMs)
    await stage.start(await stage.order(700), { method: 'cash' })
    const sums = (query: string, { token }: Person) => test.call('GET', `/tesouraria/total/?${query}`, { token })
    const months = await sums('de=2026-06-01&ate=2026-07-31', admin)
    expect(months.body).toEqual([
      {
        periodo: '2026-07',
        codigoMetodoPagamento: 'CASH',
        situacao: 'awaiting_payer',
        moeda: 'BRL',
        quantidade: 1,
        valor: 700,
        liquido: 700,
        capturado: 0,
        estornado: 0,
        taxas: 0,
      },
      {
        periodo: '2026-06',
        codigoMetodoPagamento: 'CASH',
        situacao: 'paid',
        moeda: 'BRL',
        quantidade: 2,
        valor: 3500,
        liquido: 3500,
        capturado: 3500,
        estornado: 0,
        taxas: 0,
      },
    ])
    expect((await sums('de=2026-06-01&ate=2026-07-31', treasurer)).body).toEqual(months.body)
    const days = (await sums('de=2026-06-01&ate=2026-07-31&por=DIA', admin)).body
    expect(days.map(({ periodo }: { periodo: string }) => periodo)).toEqual(['2026-07-01', '2026-06-30'])
    expect((await sums('por=DIA', admin)).body.code).toBe('VALIDATION')
    expect((await sums('por=DIA&de=2020-01-01&ate=2026-01-01', admin)).body.code).toBe('VALIDATION')
    expect(await list('', admin)).toMatchObject({ code: 'FORBIDDEN' })
    expect((await file('', admin)).statusCode).toBe(403)
  })

  it('is taken out as a file that a spreadsheet reads and runs nothing of, and that is audited', async () => {
    test.now = new Date('2026-08-10T12:00:00Z')
    const payer = { name: '=HYPERLINK("http://evil.example";"Ana")', email: 'ana@example.org' }
    const order = { payer, descricao: 'Dízimo; oferta' }
    await stage.start(await stage.order(123_456, order), { method: 'cash' })
    const { statusCode, headers, body } = await file('de=2026-08-01&ate=2026-08-31')
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['content-disposition']).toBe('attachment; filename=videira-pagamentos-2026-08-01-2026-08-31.csv')
    expect(body.startsWith('\uFEFFData;Pedido;Referência;')).toBe(true)
    const [, line = '', ...rest] = body.split('\r\n')
    expect(rest).toEqual([''])
    expect(line).toMatch(/^2026-08-10 09:00:00;/)
    expect(line).toContain(';"Dízimo; oferta";"\'=HYPERLINK(""http://evil.example"";""Ana"")";Dinheiro;offline;')
    expect(line).toContain(';Aguarda pagamento;BRL;1234,56;0,00;0,00;0,00;1234,56;0,00;0,00')
    expect(line).not.toContain('ana@example.org')
    const chief = await test.join({ roles: ['ROLE_SUPER_ADMIN'] })
    const log = await test.call('GET', '/igreja/videira/auditoria?acao=PAYMENTS_EXPORTED', { token: chief.token })
    expect(log.body.itens[0]).toMatchObject({
      usuario: { id: treasurer.memberId },
      detalhes: { de: '2026-08-01', ate: '2026-08-31' },
    })
  })
})

import { describe, expect, it } from 'vitest'
import { easyCaptcha, solvedAt } from '../../../testing/captcha.ts'
import { setUpTickets } from '../testing/set-up-tickets.ts'

const captcha = solvedAt('videira')

describe('what could be guessed of a sale', () => {
  const stage = setUpTickets({ recaptcha: easyCaptcha })
  const { test } = stage
  const sell = () =>
    stage.sell({
      cupons: [{ codigo: 'FAMILIA', tipo: 'PERCENTUAL', valor: 10 }],
      ingressos: {
        adult: { nome: 'Adulto', valor: 5000, cotas: ['seats'] },
        staff: { nome: 'Equipe', valor: 0, cotas: ['seats'], chaveAcesso: 'serra-mansa' },
      },
    })
  type Event = Awaited<ReturnType<typeof sell>>

  const quote = (event: Event, cupom: string, from: object) =>
    test.call('POST', `/evento/${event.id}/orcamento/`, {
      body: { ingressos: [{ idIngresso: Object.values(event.types)[0] }], cupom },
      ...from,
    })
  const open = (event: Event, acesso: string, from: object, part = 'venda') =>
    test.call('GET', `/igreja/videira/evento/${event.id}/${part}/?acesso=${acesso}`, from)

  it('takes a proof of work after thirty wrong coupons of a network, before it tells of any', async () => {
    const event = await sell()
    const from = { address: '203.0.113.1' }
    const guesses = await Promise.all(Array.from({ length: 40 }, (_, index) => quote(event, `ERRADO${index}`, from)))
    const codes = guesses.map(({ body }) => body.code)
    expect(codes.filter((code) => code === 'COUPON_UNAVAILABLE')).toHaveLength(30)
    expect(codes.filter((code) => code === 'CAPTCHA_REQUIRED')).toHaveLength(10)
    expect((await quote(event, 'FAMILIA', from)).body.code).toBe('CAPTCHA_REQUIRED')
    expect((await quote(event, 'FAMILIA', { ...from, captcha })).body).toMatchObject({
      cupom: 'FAMILIA',
      desconto: 500,
    })
    expect((await quote(event, 'FAMILIA', { address: '203.0.113.2' })).status).toBe(200)
    test.advance(15 * 60_000)
    expect((await quote(event, 'FAMILIA', from)).status).toBe(200)
  })

  it('asks nothing of those whose coupon is right, however many share a network', async () => {
    const event = await sell()
    const from = { address: '203.0.113.3' }
    for (let buyer = 0; buyer < 35; buyer++) expect((await quote(event, 'familia', from)).status).toBe(200)
  })

  it('takes one for keys of hidden tickets, at each call that would tell', async () => {
    const event = await sell()
    const from = { address: '203.0.113.4' }
    const guesses = await Promise.all(Array.from({ length: 31 }, (_, index) => open(event, `errada-${index}`, from)))
    expect(guesses.filter(({ status }) => status === 200)).toHaveLength(30)
    for (const part of ['venda', 'vagas'])
      expect((await open(event, 'serra-mansa', from, part)).body.code).toBe('CAPTCHA_REQUIRED')
    const hold = { acesso: 'serra-mansa', ingressos: [{ idIngresso: event.types.staff }] }
    expect((await stage.hold(event, hold, undefined, from)).body.code).toBe('CAPTCHA_REQUIRED')
    expect((await stage.hold(event, hold, undefined, { ...from, captcha })).status).toBe(201)
    const { body } = await open(event, 'serra-mansa', { ...from, captcha })
    expect(body.ingressos.map(({ nome }: { nome: string }) => nome)).toEqual(['Adulto', 'Equipe'])
    expect((await test.call('GET', `/igreja/videira/evento/${event.id}/venda/`, from)).status).toBe(200)
  })

  it('is asked of all callers of an event once three hundred were wrong', async () => {
    const [event, other] = [await sell(), await sell()]
    for (let network = 0; network < 10; network++) {
      const from = { address: `198.51.100.${network}` }
      await Promise.all(Array.from({ length: 30 }, (_, index) => quote(event, `ERRADO${index}`, from)))
    }
    const from = { address: '203.0.113.5' }
    expect((await quote(event, 'FAMILIA', from)).body.code).toBe('CAPTCHA_REQUIRED')
    expect((await quote(other, 'FAMILIA', from)).status).toBe(200)
    expect((await quote(event, 'FAMILIA', { ...from, captcha })).status).toBe(200)
    test.advance(24 * 3_600_000)
    expect((await quote(event, 'FAMILIA', from)).status).toBe(200)
  })
})

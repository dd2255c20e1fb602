import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { setUpPlay, type Viewer } from '../../../testing/set-up-play.ts'
import { findOrder } from '../../payments/orders/orders.queries.ts'
import { listPaymentsForOrder } from '../../payments/orders/payments.queries.ts'
import { refundPayment } from '../../payments/refunds/refunds.service.ts'
import { findViewing } from './viewing.service.ts'

describe('what is bought beside a subscription', () => {
  const stage = setUpPlay()
  const { test, plans } = stage

  const mayPlay = async ({ call }: Viewer) => {
    const title = { id: stage.titleId, acesso: 'AVULSO' } as const
    return (await stage.inVideira((work) => findViewing(work, call.actor.memberId, title))).mayPlay
  }
  const buy = (viewer: Viewer, tipo: string, chave = randomUUID()) =>
    viewer.ask('POST', `/plano-assinatura-conteudo/${stage.titleId}/compra`, { chave, tipo })
  const refund = async (viewer: Viewer, pedido: string) => {
    const payment = await stage.inVideira(async (work) => {
      const order = await findOrder(work, pedido)
      return order && (await listPaymentsForOrder(work, order.id))[0]
    })
    await refundPayment(stage.needs, viewer.call, { paymentId: payment?.id ?? 0 })
    await stage.runJobs()
  }

  it('a rented title is open for its hours from the payment on', async () => {
    const viewer = await stage.viewer()
    const chave = randomUUID()
    const [one, two] = await Promise.all([buy(viewer, 'ALUGUEL', chave), buy(viewer, 'ALUGUEL', chave)])
    expect(one).toMatchObject({ status: 200, body: { situacao: 'AGUARDANDO', valor: 490, ate: null } })
    expect(two.body).toEqual(one.body)
    expect((await buy(viewer, 'COMPRA', chave)).body.code).toBe('IDEMPOTENCY_KEY_IN_USE')
    expect(await mayPlay(viewer)).toBe(false)
    test.advance(3_600_000)
    await stage.pay(one.body.pedido)
    expect(await mayPlay(viewer)).toBe(true)
    expect((await buy(viewer, 'ALUGUEL')).body.code).toBe('PLAY_ALREADY_OWNED')
    const path = `/usuario/${viewer.call.actor.memberId}/plano-assinatura-compra/?igreja=videira`
    expect((await viewer.ask('GET', path)).body).toMatchObject([{ situacao: 'PAGA', conteudo: { titulo: 'O Farol' } }])
    test.advance(48 * 3_600_000)
    expect(await mayPlay(viewer)).toBe(false)
  })

  it('a bought title is open until it is refunded, and is not paid twice', async () => {
    const viewer = await stage.viewer()
    const [one, two] = [await buy(viewer, 'COMPRA'), await buy(viewer, 'COMPRA')]
    await stage.pay(one.body.pedido)
    expect((await stage.pay(two.body.pedido)).body.code).toBe('PLAY_ALREADY_OWNED')
    test.advance(400 * 86_400_000)
    expect(await mayPlay(viewer)).toBe(true)
    await refund(viewer, one.body.pedido)
    expect(await mayPlay(viewer)).toBe(false)
    const none = await viewer.ask('POST', '/plano-assinatura-conteudo/999999/compra', {
      chave: randomUUID(),
      tipo: 'COMPRA',
    })
    expect(none.body.code).toBe('PLAY_NOT_SOLD')
  })

  it('a gift is begun by one member who has its link, and tells nothing of who gave it', async () => {
    const [buyer, one, two] = [await stage.viewer(), await stage.viewer(), await stage.viewer()]
    const given = await buyer.ask('POST', '/plano-assinatura-presente/', { chave: randomUUID(), idPlano: plans.family })
    expect(given.body).toMatchObject({ situacao: 'AGUARDANDO', codigo: null, valor: 4000 })
    await stage.pay(given.body.pedido)
    const mine = `/usuario/${buyer.call.actor.memberId}/plano-assinatura-presente/?igreja=videira`
    const [{ codigo }] = (await buyer.ask('GET', mine)).body
    const path = `/plano-assinatura-presente/${codigo}`
    expect((await one.ask('GET', path)).body).toEqual({
      plano: expect.objectContaining({ id: plans.family }),
      flagDisponivel: true,
    })
    const forged = `${path.slice(0, -2)}${path.endsWith('AA') ? 'BB' : 'AA'}`
    expect((await one.ask('GET', forged)).status).toBe(404)
    const both = await Promise.all([one, two].map((viewer) => viewer.ask('POST', `${path}/aceite`)))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const [taker, other] = both[0]?.status === 200 ? [one, two] : [two, one]
    expect(await taker.mayWatch()).toBe(true)
    expect(await other.mayWatch()).toBe(false)
    const again = await taker.ask('POST', `${path}/aceite`)
    expect(again.body).toMatchObject({ origem: 'PRESENTE', flagRenova: false, termoFim: '2026-12-24T03:00:00.000Z' })
    expect((await other.ask('POST', `${path}/aceite`)).body.code).toBe('PLAY_GIFT_UNAVAILABLE')
    await refund(buyer, given.body.pedido)
    expect(await taker.mayWatch()).toBe(false)
  })

  it('a seat is given and taken back by who keeps the content, and noted in the audit log', async () => {
    const viewer = await stage.viewer()
    const editor = await test.join({ roles: ['ROLE_ADMIN_CONTENT'] })
    const chief = await test.join({ roles: ['ROLE_SUPER_ADMIN'] })
    const body = { chave: randomUUID(), idUsuario: viewer.call.actor.memberId, idPlano: plans.family, fim: null }
    const path = '/igreja/play/cortesia/'
    expect((await viewer.ask('POST', path, body)).status).toBe(403)
    const [one, two] = await Promise.all([1, 2].map(() => test.call('POST', path, { token: editor.token, body })))
    expect(one).toMatchObject({ status: 200, body: { flagAtivo: true, fim: null } })
    expect(two?.body).toEqual(one?.body)
    expect(await viewer.mayWatch()).toBe(true)
    await expect(viewer.subscribe()).rejects.toMatchObject({ code: 'PLAY_ALREADY_SUBSCRIBED' })
    await stage.passDays(40)
    expect(await viewer.mayWatch()).toBe(true)
    const id = one?.body.id
    const [{ token }, log] = [await test.logIn(editor.email), await test.logIn(chief.email)]
    expect((await test.call('DELETE', `${path}${id}`, { token })).status).toBe(200)
    expect(await viewer.mayWatch()).toBe(false)
    const { body: audited } = await test.call('GET', '/igreja/videira/auditoria', { token: log.token })
    const acts = audited.itens.map(({ acao }: { acao: string }) => acao)
    expect(acts.filter((acao: string) => acao.startsWith('PLAY_SEAT'))).toEqual([
      'PLAY_SEAT_REVOKED',
      'PLAY_SEAT_GRANTED',
    ])
    const list = (await test.call('GET', path, { token })).body
    expect(list).toMatchObject({ total: 1, itens: [{ id, flagAtivo: false }] })
    const own = await stage.paid(viewer)
    expect((await test.call('DELETE', `${path}${own.id}`, { token })).status).toBe(404)
  })

  it('plans and coupons are kept by who decides how the church takes money', async () => {
    const chief = await test.join({ roles: ['ROLE_SUPER_ADMIN'] })
    const treasurer = await test.join({ roles: ['ROLE_TREASURER'] })
    const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, { token } = chief) =>
      test.call(method, `/tesouraria/play/${path}`, { token, ...(body && { body }) })
    const form = { nome: 'Coro', valor: 900, intervalo: 'MES', codigoLink: 'coro-de-natal' }
    expect((await ask('POST', 'plano/', form, treasurer)).status).toBe(403)
    const made = (await ask('POST', 'plano/', form)).body
    expect(made).toMatchObject({ versao: 1, assinaturas: 0, telas: 2 })
    expect((await ask('POST', 'plano/', form)).body.code).toBe('CONFLICT')
    const viewer = await stage.viewer()
    const own = await stage.paid(viewer, { idPlano: made.id, codigo: 'coro-de-natal' })
    const change = { ...form, valor: 1500, flagAtivo: false }
    expect((await ask('PUT', `plano/${made.id}`, { ...change, versao: 1 })).body).toMatchObject({
      versao: 2,
      assinaturas: 1,
    })
    expect((await ask('PUT', `plano/${made.id}`, { ...change, versao: 1 })).body.code).toBe('CHANGED_MEANWHILE')
    // Who subscribed before keeps the price.
    expect((await viewer.read(own.id)).valor).toBe(900)
    expect((await ask('DELETE', `plano/${made.id}`)).body.code).toBe('ALREADY_SOLD')
    const coupon = { percentual: 10, termos: 3, idPlano: made.id }
    expect((await ask('PUT', 'cupom/coro10', { ...coupon, versao: 0 })).body).toMatchObject({
      codigo: 'CORO10',
      versao: 1,
    })
    expect((await ask('PUT', 'cupom/CORO10', { ...coupon, versao: 0 })).body.code).toBe('CONFLICT')
    expect((await ask('PUT', 'cupom/CORO10', { ...coupon, valor: 5, versao: 1 })).body.code).toBe('VALIDATION')
    expect((await ask('PUT', 'cupom/CORO10', { ...coupon, flagAtivo: false, versao: 1 })).body.versao).toBe(2)
    expect((await ask('DELETE', 'cupom/CORO10')).status).toBe(200)
    expect((await ask('DELETE', 'cupom/CORO10')).status).toBe(404)
    expect((await ask('GET', 'plano/')).body.length).toBeGreaterThan(5)
  })
})

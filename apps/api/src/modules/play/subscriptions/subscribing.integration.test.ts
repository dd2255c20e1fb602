import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createOwnCall } from '../../../platform/http/route.ts'
import { setUpPlay } from '../../../testing/set-up-play.ts'
import { setModules } from '../../churches/churches.editing.service.ts'
import { insertCoupon } from './coupons.queries.ts'

describe('subscribing to Play', () => {
  const stage = setUpPlay()
  const { test, plans, news } = stage

  it('opens the first term when its order is paid, once, and ends with it by itself', async () => {
    const viewer = await stage.viewer()
    const body = { chave: randomUUID(), idPlano: plans.monthly, meio: 'PIX' }
    const made = await viewer.ask('POST', '/usuario-plano-assinatura/', body)
    expect(made).toMatchObject({
      status: 200,
      body: { situacao: 'AGUARDANDO', status: { situacao: 'inativo' }, valor: 2000, termoFim: null },
    })
    expect((await viewer.ask('POST', '/usuario-plano-assinatura/', body)).body).toEqual(made.body)
    const other = { ...body, idPlano: plans.family }
    expect((await viewer.ask('POST', '/usuario-plano-assinatura/', other)).body.code).toBe('IDEMPOTENCY_KEY_IN_USE')
    expect(await viewer.mayWatch()).toBe(false)
    expect((await stage.pay(made.body.pedido)).body.situacao).toBe('success')
    // The webhook comes again.
    await test.call('POST', '/pagamento/ensaio/', { body: { pedido: made.body.pedido, situacao: 'paid' } })
    const path = `/usuario/${viewer.call.actor.memberId}/usuario-plano-assinatura/?igreja=videira`
    const { body: list } = await viewer.ask('GET', path)
    expect(list).toMatchObject([
      {
        situacao: 'ATIVA',
        status: { situacao: 'ativo' },
        pedido: null,
        termoFim: '2026-12-24T03:00:00.000Z',
        cobrancas: [{ termo: 1, situacao: 'PAGA', valor: 2000 }],
      },
    ])
    await stage.runJobs()
    expect(news).toEqual(['INICIADA'])
    expect(await viewer.mayWatch()).toBe(true)
    // No job runs: dates alone end it, after the grace days.
    test.now = new Date('2026-12-27T02:59:00Z')
    expect(await viewer.mayWatch()).toBe(true)
    test.now = new Date('2026-12-27T03:00:00Z')
    expect(await viewer.mayWatch()).toBe(false)
  })

  it('cannot be seen or changed by another member', async () => {
    const [viewer, stranger] = [await stage.viewer(), await stage.viewer()]
    const { id, versao } = await stage.paid(viewer)
    const path = `/usuario-plano-assinatura/${id}`
    for (const [end, body] of [
      ['/pausa', { versao, flagPausar: true }],
      ['/cancelamento', { versao, flagCancelar: true }],
    ] as const)
      expect((await stranger.ask('POST', path + end, body)).status).toBe(404)
    expect((await stranger.ask('PUT', `${path}/plano`, { versao, idPlano: plans.family })).status).toBe(404)
    const list = `/usuario/${viewer.call.actor.memberId}/usuario-plano-assinatura/?igreja=videira`
    expect((await stranger.ask('GET', list)).status).toBe(404)
  })

  it('by a double click makes one subscription, and two different ones at the same moment make one', async () => {
    const viewer = await stage.viewer()
    const chave = randomUUID()
    const same = await Promise.all([viewer.subscribe({ chave }), viewer.subscribe({ chave })])
    expect(new Set(same.map(({ id }) => id)).size).toBe(1)
    expect(await stage.countSubscriptions(viewer)).toBe(1)
    await stage.pay(same[0].pedido)
    const another = await Promise.allSettled([viewer.subscribe(), viewer.subscribe()])
    expect(another.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await stage.countSubscriptions(viewer)).toBe(1)
  })

  it('again before the first payment takes the place of what was begun, whose order cannot be paid any more', async () => {
    const viewer = await stage.viewer()
    const first = await viewer.subscribe()
    const second = await viewer.subscribe({ idPlano: plans.family })
    expect((await viewer.read(first.id)).situacao).toBe('ENCERRADA')
    expect((await stage.pay(first.pedido)).body.code).toBe('PLAY_SUBSCRIPTION_ENDED')
    await stage.pay(second.pedido)
    expect(await viewer.read(second.id)).toMatchObject({ situacao: 'ATIVA', plano: { telas: 5 } })
  })

  it('shows hidden plans to who has their link, and sells no others', async () => {
    const viewer = await stage.viewer()
    const list = async (query = '') => {
      const { body } = await test.call('GET', `/igreja/videira/plano-assinatura/${query}`)
      return body.map(({ id }: { id: number }) => id)
    }
    expect(await list()).not.toContain(plans.hidden)
    expect(await list('?codigo=voluntarios-2026')).toContain(plans.hidden)
    expect(await list('?codigo=voluntarios-2027')).not.toContain(plans.hidden)
    await expect(viewer.subscribe({ idPlano: plans.hidden })).rejects.toMatchObject({ code: 'PLAY_PLAN_UNAVAILABLE' })
    expect(await viewer.subscribe({ idPlano: plans.hidden, codigo: 'voluntarios-2026' })).toMatchObject({ valor: 500 })
    await expect(viewer.subscribe({ meio: 'PIX_AUTOMATICO' })).rejects.toMatchObject({ code: 'EVT_REG_010' })
  })

  it('takes a coupon off the first terms, and its last use goes to one of two', async () => {
    const none = { valor: null, termos: 2, planId: null, inicio: null, fim: null, flagAtivo: true }
    await stage.inVideira((work) => insertCoupon(work, 'METADE', { ...none, percentual: 50, limite: 1 }))
    await stage.inVideira((work) => insertCoupon(work, 'TUDO', { ...none, percentual: 100, limite: null }))
    const [one, two] = [await stage.viewer(), await stage.viewer()]
    const quote = await one.ask('GET', `/plano-assinatura/${plans.monthly}/cotacao?cupom=metade`)
    expect(quote.body).toMatchObject({
      valor: 2000,
      desconto: 1000,
      termosComDesconto: 2,
      primeiroValor: 1000,
      valorSeguinte: 2000,
      diasTeste: 0,
      primeiraCobranca: null,
    })
    expect(quote.body.meios.map(({ meio }: { meio: string }) => meio)).toEqual(['CARTAO', 'PIX'])
    const both = await Promise.allSettled([one.subscribe({ cupom: 'METADE' }), two.subscribe({ cupom: 'METADE' })])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const three = await stage.viewer()
    const free = await three.subscribe({ cupom: 'TUDO' })
    expect(free).toMatchObject({ situacao: 'ATIVA', pedido: null, cobrancas: [{ valor: 0, situacao: 'PAGA' }] })
    await expect(three.subscribe({ cupom: 'NADA' })).rejects.toMatchObject({ code: 'PLAY_ALREADY_SUBSCRIBED' })
    const four = await stage.viewer()
    await expect(four.subscribe({ cupom: 'NADA' })).rejects.toMatchObject({ code: 'COUPON_UNAVAILABLE' })
  })

  it('is free for the days of a trial, once in a member’s life', async () => {
    const viewer = await stage.viewer()
    const quote = await viewer.ask('GET', `/plano-assinatura/${plans.trial}/cotacao`)
    expect(quote.body).toMatchObject({ diasTeste: 7, primeiraCobranca: '2026-12-01T03:00:00.000Z' })
    const trial = await viewer.subscribe({ idPlano: plans.trial, meio: 'CARTAO', idCartao: viewer.cardId })
    expect(trial).toMatchObject({ situacao: 'TESTE', pedido: null, termoFim: '2026-12-01T03:00:00.000Z' })
    expect(await viewer.mayWatch()).toBe(true)
    expect(stage.bank.charges).toBe(0)
    const canceled = await viewer.ask('POST', `/usuario-plano-assinatura/${trial.id}/cancelamento`, {
      versao: 1,
      flagCancelar: true,
    })
    expect(canceled.body).toMatchObject({ situacao: 'CANCELADA', flagRenova: false })
    await stage.passDays(9)
    expect(stage.bank.charges).toBe(0)
    expect(await viewer.mayWatch()).toBe(false)
    const again = await viewer.subscribe({ idPlano: plans.trial })
    expect(again).toMatchObject({ situacao: 'AGUARDANDO' })
    const other = await stage.viewer()
    const noMeans = { meio: undefined, idPlano: plans.trial }
    await expect(other.subscribe(noMeans)).rejects.toMatchObject({ code: 'EVT_REG_010' })
    expect(await other.subscribe({ meio: undefined, idPlano: plans.free })).toMatchObject({ situacao: 'TESTE' })
  })

  it('with a card takes only one of the member’s own', async () => {
    const [viewer, stranger] = [await stage.viewer(), await stage.viewer()]
    const given = { meio: 'CARTAO', idCartao: stranger.cardId }
    await expect(viewer.subscribe(given)).rejects.toMatchObject({ code: 'INVALID_CARD_TOKEN' })
    const { id, pedido } = await viewer.subscribe({ meio: 'CARTAO', idCartao: viewer.cardId })
    const body = { pedido, chave: randomUUID(), codigoMetodoPagamento: 'CREDIT_CARD', idCartao: viewer.cardId }
    expect((await viewer.ask('POST', '/pagamento/', body)).body.situacao).toBe('success')
    expect(await viewer.read(id)).toMatchObject({ situacao: 'ATIVA', cartao: { id: viewer.cardId } })
  })

  it('is not paid where the church has Play switched off', async () => {
    const viewer = await stage.viewer()
    const { pedido } = await viewer.subscribe()
    await setModules(createOwnCall(test.platform.transactions.at(test.videira)), [])
    expect((await stage.pay(pedido)).body.code).toBe('PLAY_PLAN_UNAVAILABLE')
    expect((await viewer.ask('POST', '/usuario-plano-assinatura/', { chave: randomUUID(), idPlano: 1 })).status).toBe(
      404,
    )
    await setModules(createOwnCall(test.platform.transactions.at(test.videira)), ['MOD_ASSINATURA'])
    expect((await stage.pay(pedido)).body.situacao).toBe('success')
  })
})

import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { setUpPlay } from '../../../testing/set-up-play.ts'
import { findOrder } from '../../payments/orders/orders.queries.ts'
import { listPaymentsForOrder } from '../../payments/orders/payments.queries.ts'
import { refundPayment } from '../../payments/refunds/refunds.service.ts'

describe('a subscription', () => {
  const stage = setUpPlay()
  const { test, plans, news } = stage
  const at = (id: string) => `/usuario-plano-assinatura/${id}`

  const refund = async (pedido: string | null | undefined) => {
    const payment = await stage.inVideira(async (work) => {
      const order = await findOrder(work, pedido ?? '')
      return order && (await listPaymentsForOrder(work, order.id))[0]
    })
    await refundPayment(stage.needs, { ...(await stage.viewer()).call }, { paymentId: payment?.id ?? 0 })
    await stage.runJobs()
  }

  it('changes to a better plan when its order is paid, with the rest of the term as credit', async () => {
    const viewer = await stage.viewer()
    const { id, versao } = await stage.paid(viewer)
    test.now = new Date('2026-12-08T21:00:00Z')
    const asked = await viewer.ask('PUT', `${at(id)}/plano`, { versao, idPlano: plans.family })
    // About half of R$ 20,00 is left.
    expect(asked.body).toMatchObject({ plano: { id: plans.monthly }, proximoPlano: { id: plans.family } })
    const [charge] = asked.body.cobrancas
    expect(charge).toMatchObject({ termo: 2, situacao: 'COBRANDO' })
    expect(charge.valor).toBeGreaterThan(2900)
    expect(charge.valor).toBeLessThan(3100)
    expect((await viewer.ask('PUT', `${at(id)}/plano`, { versao, idPlano: plans.family })).body.code).toBe(
      'CHANGED_MEANWHILE',
    )
    await stage.pay(asked.body.pedido)
    expect(await viewer.read(id)).toMatchObject({
      situacao: 'ATIVA',
      plano: { id: plans.family },
      proximoPlano: null,
      valor: 4000,
      credito: 0,
      termoFim: '2027-01-09T03:00:00.000Z',
    })
  })

  it('keeps the credit that a better plan leaves, and takes it off the terms that follow', async () => {
    const viewer = await stage.viewer()
    const { id, versao } = await stage.paid(viewer, { idPlano: plans.yearly })
    const asked = await viewer.ask('PUT', `${at(id)}/plano`, { versao, idPlano: plans.family })
    expect(asked.body).toMatchObject({ pedido: null, plano: { id: plans.family }, credito: 16_000 })
    await stage.passDays(27)
    await stage.passDays(5)
    expect(await viewer.read(id)).toMatchObject({
      situacao: 'ATIVA',
      credito: 12_000,
      termoFim: '2027-01-24T03:00:00.000Z',
    })
  })

  it('changes to a cheaper plan with the next term', async () => {
    const viewer = await stage.viewer()
    const { id, versao } = await stage.paid(viewer, { idPlano: plans.family })
    const asked = await viewer.ask('PUT', `${at(id)}/plano`, { versao, idPlano: plans.monthly })
    expect(asked.body).toMatchObject({ pedido: null, plano: { id: plans.family }, proximoPlano: { id: plans.monthly } })
    await stage.passDays(27)
    const { pedido, cobrancas } = await viewer.read(id)
    expect(cobrancas[0]).toMatchObject({ valor: 2000 })
    await stage.pay(pedido)
    expect(await viewer.read(id)).toMatchObject({ plano: { id: plans.monthly }, proximoPlano: null, valor: 2000 })
  })

  it('that is paused keeps what is left of its term', async () => {
    const viewer = await stage.viewer()
    const { id, versao } = await stage.paid(viewer)
    test.now = new Date('2026-12-01T12:00:00Z')
    const paused = await viewer.ask('POST', `${at(id)}/pausa`, { versao, flagPausar: true })
    expect(paused.body).toMatchObject({ situacao: 'PAUSADA', status: { situacao: 'inativo' } })
    await stage.passDays(40)
    const resumed = await viewer.ask('POST', `${at(id)}/pausa`, { versao: versao + 1, flagPausar: false })
    expect(resumed.body).toMatchObject({ situacao: 'ATIVA', termoFim: '2027-02-02T03:00:00.000Z' })
    expect(await viewer.mayWatch()).toBe(true)
    const again = await viewer.ask('POST', `${at(id)}/pausa`, { versao: versao + 2, flagPausar: false })
    expect(again.body.code).toBe('PLAY_NOT_CHANGEABLE')
  })

  it('that is canceled plays until its term ends, and goes on where that is taken back', async () => {
    const viewer = await stage.viewer()
    const { id, versao } = await stage.paid(viewer)
    const canceled = await viewer.ask('POST', `${at(id)}/cancelamento`, { versao, flagCancelar: true })
    expect(canceled.body).toMatchObject({ situacao: 'CANCELADA', status: { situacao: 'ativo' }, flagRenova: false })
    await expect(viewer.subscribe()).rejects.toMatchObject({ code: 'PLAY_ALREADY_SUBSCRIBED' })
    const back = await viewer.ask('POST', `${at(id)}/cancelamento`, { versao: versao + 1, flagCancelar: false })
    expect(back.body).toMatchObject({ situacao: 'ATIVA', flagRenova: true })
    await viewer.ask('POST', `${at(id)}/cancelamento`, { versao: versao + 2, flagCancelar: true })
    test.now = new Date('2026-12-24T03:00:00Z')
    expect(await viewer.mayWatch()).toBe(false)
    const late = await viewer.ask('POST', `${at(id)}/cancelamento`, { versao: versao + 3, flagCancelar: false })
    expect(late.body.code).toBe('PLAY_NOT_CHANGEABLE')
    await stage.runJobs()
    expect(news).toContain('CANCELADA')
    // A new one may begin after it.
    expect(await viewer.subscribe()).toMatchObject({ situacao: 'AGUARDANDO' })
  })

  it('ends when its term is refunded; the refund of a former term leaves it', async () => {
    const viewer = await stage.viewer()
    const { id } = await stage.paid(viewer)
    await stage.passDays(27)
    const { pedido } = await viewer.read(id)
    await stage.pay(pedido)
    const { cobrancas } = await viewer.read(id)
    await refund(cobrancas[1]?.pedido)
    expect(await viewer.read(id)).toMatchObject({ situacao: 'ATIVA', cobrancas: [{}, { situacao: 'ESTORNADA' }] })
    await refund(pedido)
    expect(await viewer.read(id)).toMatchObject({ situacao: 'ENCERRADA', cobrancas: [{ situacao: 'ESTORNADA' }, {}] })
    expect(await viewer.mayWatch()).toBe(false)
  })

  it('that is canceled and paid for at the same moment ends in one of both ways, without a loss', async () => {
    const viewer = await stage.viewer()
    const { id, pedido, versao } = await viewer.subscribe()
    await test.call('POST', '/pagamento/', { body: { pedido, chave: randomUUID(), codigoMetodoPagamento: 'PIX' } })
    await Promise.all([
      test.call('POST', '/pagamento/ensaio/', { body: { pedido, situacao: 'paid' } }),
      viewer.ask('POST', `${at(id)}/cancelamento`, { versao, flagCancelar: true }),
    ])
    await stage.runJobs()
    const after = await viewer.read(id)
    const order = await stage.inVideira(async (work) => {
      const found = await findOrder(work, pedido ?? '')
      return found && (await listPaymentsForOrder(work, found.id))[0]
    })
    // Who paid may watch, or had their money sent back.
    const wasPaid = order !== undefined && order.capturado > order.estornado
    expect(wasPaid).toBe(after.situacao === 'ATIVA' || after.situacao === 'CANCELADA')
  })
})

import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createOwnCall } from '../../../platform/http/route.ts'
import { deriveReference } from '../../../platform/recurring/attempt-key.ts'
import { enteredBy } from '../../../platform/work/transactions.ts'
import { payer } from '../../../testing/set-up-payments.ts'
import { setUpPlay, type Viewer } from '../../../testing/set-up-play.ts'
import { setModules } from '../../churches/churches.editing.service.ts'
import { removeSavedCard } from '../../payments/cards/cards.service.ts'
import { cardSource } from '../../payments/gateways/testing/gateway-stage.ts'
import { reachGateway } from '../../payments/methods/gateway-calls.service.ts'
import { findCharge } from './charges.queries.ts'
import { renewSubscription } from './renewals.service.ts'

describe('the renewal of a subscription', () => {
  const stage = setUpPlay()
  const { test, bank, news, plans } = stage

  /** A subscription by card whose first term is paid. */
  const byCard = async (viewer: Viewer, own: object = {}) => {
    const begun = await viewer.subscribe({ meio: 'CARTAO', idCartao: viewer.cardId, ...own })
    const body = { pedido: begun.pedido, chave: randomUUID(), codigoMetodoPagamento: 'CREDIT_CARD' }
    await viewer.ask('POST', '/pagamento/', { ...body, idCartao: viewer.cardId })
    return viewer.read(begun.id)
  }

  it('charges the card on the last day of each term, once, and goes on', async () => {
    const viewer = await stage.viewer()
    const { id, termoFim } = await byCard(viewer)
    expect(termoFim).toBe('2026-12-24T03:00:00.000Z')
    test.now = new Date('2026-12-22T15:00:00Z')
    await stage.runJobs()
    expect(bank.charges).toBe(0)
    await stage.passDays(1)
    await Promise.all(
      Array.from({ length: 4 }, () => renewSubscription(stage.needs, stage.needs.transactions.at(test.videira), id)),
    )
    await stage.passDays(1)
    expect(bank.charges).toBe(1)
    expect(await viewer.read(id)).toMatchObject({ situacao: 'ATIVA', termoFim: '2027-01-24T03:00:00.000Z' })
    for (const day of ['2027-01-23', '2027-02-23']) {
      test.now = new Date(`${day}T15:00:00Z`)
      await stage.runJobs()
    }
    const { cobrancas } = await viewer.read(id)
    expect(cobrancas.map(({ situacao }) => situacao)).toEqual(Array(4).fill('PAGA'))
    expect(bank.charges).toBe(3)
  })

  it('that its gateway has already, of a product of which this one is a copy, is adopted and not charged', async () => {
    const viewer = await stage.viewer()
    const { id } = await byCard(viewer)
    const { gateway, context } = await reachGateway(stage.needs, stage.needs.transactions.at(test.videira), 'rehearsal')
    await gateway.create(context(), {
      reference: deriveReference({ kind: 'play', id, cycle: 2 }, 1),
      description: 'Play',
      payer,
      money: { amount: 2000, currency: 'BRL' },
      source: cardSource('ensaio'),
    })
    bank.charges = 0
    await stage.passDays(31)
    expect(bank.charges).toBe(0)
    expect(await viewer.read(id)).toMatchObject({ situacao: 'ATIVA', termoFim: '2027-01-24T03:00:00.000Z' })
  })

  it('tries a refused card again after one, three and seven days, and then ends', async () => {
    const viewer = await stage.viewer()
    const { id } = await byCard(viewer)
    bank.refuses = 'insufficient_funds'
    await stage.passDays(31)
    const failed = await viewer.read(id)
    expect(failed).toMatchObject({ situacao: 'ATRASADA', status: { situacao: 'ativo' } })
    expect(failed.pedido).not.toBeNull()
    await stage.passDays(3)
    expect(await viewer.mayWatch()).toBe(false)
    await stage.passDays(10)
    expect(bank.charges).toBe(4)
    expect(await viewer.read(id)).toMatchObject({
      situacao: 'ENCERRADA',
      pedido: null,
      cobrancas: [{ situacao: 'DESISTIDA' }, {}],
    })
    expect(news.filter((kind) => kind === 'RECUSADA')).toHaveLength(4)
    expect(news.at(-1)).toBe('ENCERRADA')
  })

  it('that succeeds within the grace days follows the term before without a gap', async () => {
    const viewer = await stage.viewer()
    const { id } = await byCard(viewer)
    bank.refuses = 'insufficient_funds'
    await stage.passDays(31)
    bank.refuses = null
    await stage.passDays(2)
    expect(await viewer.read(id)).toMatchObject({ situacao: 'ATIVA', termoFim: '2027-01-24T03:00:00.000Z' })
  })

  it('asks for another card where the same one cannot succeed, and charges that at once', async () => {
    const viewer = await stage.viewer()
    const { id } = await byCard(viewer)
    bank.refuses = 'expired_card'
    await stage.passDays(32)
    expect(bank.charges).toBe(1)
    const { versao } = await viewer.read(id)
    bank.refuses = null
    const idCartao = await viewer.addCard('5555555555554444')
    const changed = await viewer.ask('PUT', `/usuario-plano-assinatura/${id}/meio`, {
      versao,
      meio: 'CARTAO',
      idCartao,
    })
    expect(changed).toMatchObject({ status: 200, body: { cartao: { id: idCartao } } })
    await stage.runJobs()
    expect(await viewer.read(id)).toMatchObject({ situacao: 'ATIVA', termoFim: '2027-01-24T03:00:00.000Z' })
  })

  it('asks for another card where it was removed, and can be paid by hand instead', async () => {
    const viewer = await stage.viewer()
    const { id } = await byCard(viewer)
    await removeSavedCard(viewer.call, viewer.cardId)
    await stage.passDays(31)
    expect(bank.charges).toBe(0)
    expect(news).toContain('RECUSADA')
    const { pedido } = await viewer.read(id)
    expect((await stage.pay(pedido)).body.situacao).toBe('success')
    expect(await viewer.read(id)).toMatchObject({ situacao: 'ATIVA' })
  })

  it('by Pix is asked for five days before, and ends by itself where it is not paid', async () => {
    const [payer, other] = [await stage.viewer(), await stage.viewer()]
    const [paid, unpaid] = [await stage.paid(payer), await stage.paid(other)]
    await stage.passDays(24)
    expect((await payer.read(paid.id)).pedido).toBeNull()
    await stage.passDays(2)
    expect(news.filter((kind) => kind === 'RENOVAR')).toHaveLength(2)
    const { pedido } = await payer.read(paid.id)
    await stage.pay(pedido)
    expect(await payer.read(paid.id)).toMatchObject({ situacao: 'ATIVA', termoFim: '2027-01-24T03:00:00.000Z' })
    await stage.passDays(10)
    expect(await other.read(unpaid.id)).toMatchObject({ situacao: 'ENCERRADA', pedido: null })
    expect(await payer.mayWatch()).toBe(true)
    expect(await other.mayWatch()).toBe(false)
  })

  it('of a trial charges the card when the trial ends, and without a way to pay ends', async () => {
    const [keeper, visitor] = [await stage.viewer(), await stage.viewer()]
    const kept = await keeper.subscribe({ idPlano: plans.trial, meio: 'CARTAO', idCartao: keeper.cardId })
    const free = await visitor.subscribe({ idPlano: plans.free, meio: undefined })
    await stage.passDays(9)
    expect(bank.charges).toBe(1)
    expect(await keeper.read(kept.id)).toMatchObject({ situacao: 'ATIVA', termoFim: '2026-12-31T03:00:00.000Z' })
    expect(await visitor.read(free.id)).toMatchObject({ situacao: 'ENCERRADA' })
    expect(news).toEqual(expect.arrayContaining(['TESTE', 'RENOVAR', 'ENCERRADA']))
  })

  it('charges nothing while the module is off, after a cancellation, or once the member has left', async () => {
    const [off, canceled, gone] = [await stage.viewer(), await stage.viewer(), await stage.viewer()]
    const kept = await byCard(off)
    const ended = await byCard(canceled)
    const left = await byCard(gone)
    await canceled.ask('POST', `/usuario-plano-assinatura/${ended.id}/cancelamento`, { versao: 1, flagCancelar: true })
    await stage.inVideira(async (work) => {
      for (const leave of test.needs.signals.memberLeaves) await leave(work, gone.call.actor.memberId)
    })
    await setModules(createOwnCall(test.platform.transactions.at(test.videira)), [])
    await stage.passDays(31)
    expect(bank.charges).toBe(0)
    await setModules(createOwnCall(test.platform.transactions.at(test.videira)), ['MOD_ASSINATURA'])
    await stage.passDays(1)
    expect(bank.charges).toBe(1)
    expect(await off.read(kept.id)).toMatchObject({ situacao: 'ATIVA' })
    expect(await canceled.read(ended.id)).toMatchObject({ situacao: 'ENCERRADA' })
    expect(await gone.read(left.id)).toMatchObject({ situacao: 'ENCERRADA' })
  })

  it('of a process that died after its claim is sent by the next one, once', async () => {
    const viewer = await stage.viewer()
    const { id } = await byCard(viewer)
    test.now = new Date('2026-12-23T15:00:00Z')
    const { transactions } = stage.needs
    // The first transaction after the claim begins the payment.
    const inChurch: typeof transactions.inChurch = async (at, run) => {
      const key = { subscriptionId: id, termo: 2 }
      if (await transactions.inChurch(at, (work) => findCharge(work, key))) throw new Error('The process died')
      return transactions.inChurch(at, run)
    }
    await renewSubscription(stage.needs, enteredBy(transactions, inChurch).at(test.videira), id).catch(() => undefined)
    expect((await viewer.read(id)).cobrancas[0]).toMatchObject({ termo: 2, situacao: 'COBRANDO' })
    expect(bank.charges).toBe(0)
    await Promise.all(
      [1, 2, 3].map(() => renewSubscription(stage.needs, stage.needs.transactions.at(test.videira), id)),
    )
    expect(bank.charges).toBe(1)
    expect(await viewer.read(id)).toMatchObject({ situacao: 'ATIVA', termoFim: '2027-01-24T03:00:00.000Z' })
  })
})

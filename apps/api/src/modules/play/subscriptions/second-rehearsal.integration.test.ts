import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeReal } from '../../../testing/going-live/make-real.ts'
import { saveRehearsalSettings } from '../../../testing/set-up-payments.ts'
import { setUpPlay, type Viewer } from '../../../testing/set-up-play.ts'
import type { PaymentSnapshot } from '../../payments/gateways/payment-gateway.ts'
import { createRehearsalGateway } from '../../payments/rehearsal/rehearsal-gateway.ts'
import { renewSubscription } from './renewals.service.ts'

describe('a subscription by card of a live church that rehearses again', () => {
  const stage = setUpPlay()
  const { test, bank, news, plans } = stage
  const made = new Map<string, PaymentSnapshot>()
  const rehearse = () => saveRehearsalSettings(test.platform, test.platform.transactions.at(test.videira))
  const goLive = () =>
    saveRehearsalSettings(test.platform, test.platform.transactions.at(test.videira), {
      isLive: true,
      methods: (['card', 'pix'] as const).map((method) => ({ method, gateway: 'asaas' as const })),
    })
  beforeEach(async () => {
    await rehearse()
    made.clear()
    stage.thirdParties.set('asaas', {
      ...createRehearsalGateway(test.platform.transactions.at(test.videira)),
      name: 'asaas',
      async create(_context, { reference, money }) {
        const paid = { state: 'paid', rawState: 'PAID', money, captured: money.amount, refunded: 0 } as const
        made.set(reference, { ...paid, externalId: `pay_${reference}`, reference })
        return { ...paid, externalId: `pay_${reference}`, reference }
      },
      findByReference: async (_context, reference) => made.get(reference) ?? null,
    })
  })

  /** A month that was paid on 23 November. */
  async function subscribe(viewer: Viewer, idPlano = plans.monthly) {
    const begun = await viewer.subscribe({ idPlano, meio: 'CARTAO', idCartao: viewer.cardId })
    const body = { pedido: begun.pedido, chave: randomUUID(), codigoMetodoPagamento: 'CREDIT_CARD' }
    if (begun.pedido) await viewer.ask('POST', '/pagamento/', { ...body, idCartao: viewer.cardId })
    await stage.runJobs()
    await test.asOwner(makeReal)
    await goLive()
    bank.charges = 0
    news.length = 0
    return begun.id
  }
  const charges = async (viewer: Viewer, id: string) =>
    (await viewer.read(id)).cobrancas.map(({ situacao }) => situacao)

  it.each([
    ['within its grace days', 32, '2027-01-24T03:00:00.000Z'],
    ['after them, from then on', 50, '2027-02-14T03:00:00.000Z'],
  ])('waits untouched, and is charged once when that is live again: %s', async (_, length, termoFim) => {
    const viewer = await stage.viewer()
    const id = await subscribe(viewer)
    await rehearse()
    await stage.passDays(length)
    expect(await viewer.read(id)).toMatchObject({ situacao: 'ATIVA', flagRenova: true })
    expect([await charges(viewer, id), bank.charges, news]).toEqual([['PAGA'], 0, []])
    await goLive()
    await stage.passDays(3)
    expect(await viewer.read(id)).toMatchObject({ situacao: 'ATIVA', termoFim })
    expect([await charges(viewer, id), bank.charges, await viewer.mayWatch()]).toEqual([['PAGA', 'PAGA'], 1, true])
  })

  it('waits in its trial, too', async () => {
    const viewer = await stage.viewer()
    const id = await subscribe(viewer, plans.trial)
    await rehearse()
    await stage.passDays(20)
    expect([(await viewer.read(id)).situacao, await viewer.mayWatch(), bank.charges]).toEqual(['TESTE', false, 0])
    await goLive()
    await stage.passDays(2)
    expect([(await viewer.read(id)).situacao, await viewer.mayWatch(), bank.charges]).toEqual(['ATIVA', true, 1])
  })

  it('whose renewal had failed is tried again when that is live, for a term that begins then', async () => {
    const viewer = await stage.viewer()
    const id = await subscribe(viewer)
    test.now = new Date('2026-12-22T15:00:00Z')
    await stage.runJobs()
    bank.refuses = 'insufficient_funds'
    await stage.passDays(1)
    bank.refuses = null
    expect([bank.charges, await charges(viewer, id)]).toEqual([1, ['COBRANDO', 'PAGA']])
    await rehearse()
    await stage.passDays(20)
    await goLive()
    await stage.passDays(2)
    expect(await viewer.read(id)).toMatchObject({ situacao: 'ATIVA', termoFim: '2027-02-14T03:00:00.000Z' })
    expect([bank.charges, await charges(viewer, id)]).toEqual([2, ['PAGA', 'PAGA']])
  })

  it('whose charge was begun when its church went to rehearse is charged once', async () => {
    const viewer = await stage.viewer()
    const id = await subscribe(viewer)
    test.now = new Date('2026-12-23T15:00:00Z')
    let isLive = true
    const hold = {
      ...stage.needs.hold,
      async isRecentCopy() {
        if (isLive) await rehearse()
        isLive = false
        return false
      },
    }
    await renewSubscription({ ...stage.needs, hold }, stage.needs.transactions.at(test.videira), id)
    expect([isLive, bank.charges, await charges(viewer, id)]).toEqual([false, 0, ['COBRANDO', 'PAGA']])
    await stage.passDays(1)
    await goLive()
    await stage.passDays(1)
    expect([bank.charges, await charges(viewer, id)]).toEqual([1, ['PAGA', 'PAGA']])
  })
})

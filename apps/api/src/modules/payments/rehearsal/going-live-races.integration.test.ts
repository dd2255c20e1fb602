import { beforeEach, describe, expect, it } from 'vitest'
import { waitsForLock } from '../../../testing/lock-waits.ts'
import { saveRehearsalSettings, setUpPayments } from '../../../testing/set-up-payments.ts'
import { readPayment } from '../attempts/readings.service.ts'
import { holdRehearsal, updateWebhookToken } from '../methods/settings.queries.ts'
import { makeWebhookToken, savePaymentSettings } from '../methods/settings.service.ts'
import { findOrder } from '../orders/orders.queries.ts'
import { findPayment, type PaymentRow } from '../orders/payments.queries.ts'

const live = { currency: 'BRL', isLive: true, methods: [] } as const

describe('going live at the same moment as a rehearsed payment', () => {
  const stage = setUpPayments()
  const { test } = stage
  beforeEach(() => saveRehearsalSettings(test.platform, test.platform.transactions.at(test.videira)))

  const goLive = (beforeCommit: () => Promise<void> = async () => {}) => {
    const { signals } = stage.needs
    const waiting = () => beforeCommit().then(() => [])
    const needs = { signals: { ...signals, rehearsalEnded: [...signals.rehearsalEnded, waiting] } }
    return savePaymentSettings(needs, stage.office(), { ...live, methods: [] })
  }
  const find = ({ id }: PaymentRow) => stage.at().inChurch((work) => findPayment(work, id))
  const orderOf = (codigo: string) => stage.at().inChurch((work) => findOrder(work, codigo))
  const isWaiting = (work: Promise<unknown>) => test.asOwner((owner) => waitsForLock(owner, work))

  it('waits for the payment that is under way, and ends it with the others', async () => {
    const order = await stage.order(5000)
    const payment = await stage.start(order)
    await stage.move(payment, 'paid')
    const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>()
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
    const holder = stage.at().inChurch(async (work) => {
      await holdRehearsal(work)
      hold()
      await mayEnd
    })
    await isHeld
    const saving = goLive()
    expect(await isWaiting(saving)).toBe(true)
    // The payment is settled while the church waits to go live: its own lock is shared.
    await readPayment(stage.needs, stage.needs.transactions.at(test.videira), payment.id)
    expect(await find(payment)).toMatchObject({ situacao: 'paid', capturado: 5000 })
    end()
    await Promise.all([holder, saving])
    expect(await find(payment)).toMatchObject({ situacao: 'canceled', capturado: 0, codigoRecusa: 'rehearsal_ended' })
    expect(await orderOf(order)).toMatchObject({ situacao: 'ENCERRADO' })
  })

  it.each([
    [
      'a payment that is read',
      (payment: PaymentRow) => readPayment(stage.needs, stage.needs.transactions.at(test.videira), payment.id),
    ],
    ['a payment that its payer moves', (payment: PaymentRow) => stage.move(payment, 'paid')],
    ['a payment that begins', () => stage.order(900).then((order) => stage.start(order))],
  ])('makes %s wait, and find a live church', async (_, act) => {
    const payment = await stage.start(await stage.order(5000))
    await stage.move(payment, 'paid')
    const { promise: isSaved, resolve: saved } = Promise.withResolvers<void>()
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
    const saving = goLive(async () => {
      saved()
      await mayEnd
    })
    await isSaved
    const acting = act(payment).catch(({ code }) => code)
    expect(await isWaiting(acting)).toBe(true)
    end()
    await saving
    await acting
    const rows = await test.asOwner((owner) =>
      owner.query("select id from pagamento where situacao <> 'canceled' or capturado > 0"),
    )
    expect(rows).toEqual([])
  })

  it('waits for nothing where no rehearsed payment is under way (control)', async () => {
    const saving = goLive()
    expect(await isWaiting(saving)).toBe(false)
    // Nor does a rehearsed payment wait for a change that leaves the rehearsal on.
    await saveRehearsalSettings(test.platform, test.platform.transactions.at(test.videira))
    await stage.at().inChurch((work) => updateWebhookToken(work, makeWebhookToken()))
    expect((await stage.start(await stage.order(5000))).situacao).toBe('awaiting_payer')
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import { makeReal } from '../../../testing/going-live/make-real.ts'
import { saveRehearsalSettings } from '../../../testing/set-up-payments.ts'
import { type Giver, setUpRecurrences } from '../../../testing/set-up-recurrences.ts'
import type { PaymentGateway, PaymentSnapshot } from '../../payments/gateways/payment-gateway.ts'
import { moveRehearsedPayment } from '../../payments/rehearsal/rehearsal.service.ts'
import { createRehearsalGateway } from '../../payments/rehearsal/rehearsal-gateway.ts'
import { chargeRecurrence } from './charges.service.ts'
import { retryCycle } from './repair.service.ts'

describe('a recurring gift of a live church that rehearses again', () => {
  const stage = setUpRecurrences('2026-11-23T15:00:00Z')
  const { test, bank, news } = stage
  const made = new Map<string, PaymentSnapshot>()
  /** A real gateway that pays everything at once, and says that every authorisation holds. */
  const openGateway = (): PaymentGateway => ({
    ...createRehearsalGateway(test.platform.transactions.at(test.videira)),
    name: 'asaas',
    async create(_context, { reference, money }) {
      const paid = { state: 'paid', rawState: 'PAID', money, captured: money.amount, refunded: 0 } as const
      made.set(reference, { ...paid, externalId: `pay_${reference}`, reference })
      return { ...paid, externalId: `pay_${reference}`, reference }
    },
    async findByReference(_context, reference) {
      return made.get(reference) ?? null
    },
    async readAuthorisation(_context, externalId) {
      return { externalId, reference: null, state: 'active', rawState: 'ACTIVE' }
    },
  })
  const rehearse = () => saveRehearsalSettings(test.platform, test.platform.transactions.at(test.videira))
  const goLive = () =>
    saveRehearsalSettings(test.platform, test.platform.transactions.at(test.videira), {
      isLive: true,
      methods: (['card', 'pix'] as const).map((method) => ({ method, gateway: 'asaas' as const })),
    })
  const becomeReal = async () => {
    await test.asOwner(makeReal)
    await goLive()
  }
  beforeEach(async () => {
    await rehearse()
    made.clear()
    stage.thirdParties.set('asaas', openGateway())
  })

  /** A weekly gift by card that was charged for the first time on 24 November; the next day is 1 December. */
  async function giveWeekly() {
    const giver = await stage.giver()
    const { id } = await giver.give({ frequencia: { dias: 7 }, inicio: '2026-11-24' })
    await becomeReal()
    return { giver, id }
  }
  const days = async (id: string) => (await stage.charges(id)).map(({ dia }) => dia)
  const stand = async (giver: Giver, id: string) => {
    const { situacao, impedimento, falha } = await giver.read(id)
    return { situacao, impedimento, falha }
  }
  const goesOn = { situacao: 'ATIVA', impedimento: null, falha: null }

  it.each([
    ['up to three days late', 8, ['2026-11-24', '2026-12-04', '2026-12-08']],
    ['or on its next day', 11, ['2026-11-24', '2026-12-08']],
  ])('waits untouched, and is charged once when that is live again: %s', async (_, length, expected) => {
    const { giver, id } = await giveWeekly()
    await stage.passDays(2)
    expect(await days(id)).toEqual(['2026-11-24'])
    await rehearse()
    news.length = 0
    await stage.passDays(length)
    expect([await stand(giver, id), news, await days(id)]).toEqual([goesOn, [], ['2026-11-24']])
    await goLive()
    await stage.passDays(15 - length)
    expect([await stand(giver, id), await days(id)]).toEqual([goesOn, expected])
    expect(bank.charges).toBe(expected.length)
  })

  it('waits with a charge that failed before: it is tried again later, or gives way to the next one', async () => {
    for (const [length, expected] of [
      [4, ['2026-11-29']],
      [9, ['2026-12-04']],
    ] as const) {
      test.now = new Date('2026-11-23T15:00:00Z')
      const { giver, id } = await giveWeekly()
      bank.refuses = 'insufficient_funds'
      await stage.passDays(1)
      bank.refuses = null
      await rehearse()
      await stage.passDays(length)
      await expect(retryCycle(stage.needs, giver.call, { id, ciclo: 1 })).rejects.toMatchObject({ code: 'EVT_REG_010' })
      expect(await days(id)).toEqual([])
      await goLive()
      await stage.passDays(1)
      expect(await days(id)).toEqual(expected)
      expect((await giver.read(id)).situacao).toBe('ATIVA')
      await rehearse()
      await test.asOwner((owner) => owner.exec("update recorrencia set situacao = 'CANCELADA'; delete from tarefa"))
    }
  })

  it('whose charge was begun when its church went to rehearse is charged once, by its own gateway', async () => {
    const { giver, id } = await giveWeekly()
    test.advance(86_400_000)
    let isLive = true
    const hold = {
      ...stage.needs.hold,
      async isRecentCopy() {
        if (isLive) await rehearse()
        isLive = false
        return false
      },
    }
    await chargeRecurrence({ ...stage.needs, hold }, stage.needs.transactions.at(test.videira), id)
    expect([isLive, bank.charges, (await giver.read(id)).situacao]).toEqual([false, 0, 'ATIVA'])
    await stage.passDays(2)
    expect(bank.charges).toBe(0)
    await goLive()
    await stage.passDays(1)
    expect([await days(id), bank.charges]).toEqual([['2026-11-27'], 1])
  })

  it('by Pix Automático sends no debit to the rehearsal, and the next one that is possible when it is live', async () => {
    const giver = await stage.giver()
    const given = {
      meio: 'PIX_AUTOMATICO',
      idCartao: undefined,
      inicio: '2026-11-23',
      frequencia: { dias: 7 },
    } as const
    const { id } = await giver.give(given)
    const [first] = await test.asOwner((owner) =>
      owner.query<{ referencia: string }>('select referencia from ensaio_pagamento'),
    )
    await giver.call.inChurch((work) => moveRehearsedPayment(work, first?.referencia ?? '', 'paid'))
    await stage.passDays(1)
    expect((await giver.read(id)).situacao).toBe('ATIVA')
    await becomeReal()
    await rehearse()
    bank.charges = 0
    await stage.passDays(10)
    expect([await stand(giver, id), bank.charges]).toEqual([goesOn, 0])
    await goLive()
    // 4 December: the debit of 7 December can still be sent.
    await stage.passDays(1)
    expect([await stand(giver, id), bank.charges]).toEqual([goesOn, 1])
    expect((await giver.read(id)).passadas[0]).toMatchObject({ dia: '2026-12-07', situacao: 'RECEBIDO' })
  })
})

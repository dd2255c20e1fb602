import { dayMs } from '@narthex/contract/durations'
import { describe, expect, it, vi } from 'vitest'
import { createJobRunner } from '../../../platform/jobs/job-runner.ts'
import { setUpPayments } from '../../../testing/set-up-payments.ts'
import { paymentWorkers } from '../payments.workers.ts'

describe('what is kept of payers', () => {
  const stage = setUpPayments()
  const { test } = stage
  const hasPayer = async (codigo: string) =>
    (await test.asOwner((owner) => owner.query('select from pedido_pagador where pedido_codigo = $1', [codigo])))
      .length > 0
  const pay = async (codigo: string) =>
    stage.start(codigo, { method: 'card', card: { token: await stage.cardToken() } })
  const wait = async (days: number) => {
    test.advance(days * dayMs)
    // Each night plans the next.
    for (let night = 0; night < 2; night++) {
      await stage.runJobs()
      test.advance(dayMs)
    }
  }

  it('of an order that was never paid is deleted after thirty days, and the order stays', async () => {
    const [never, tried, paid] = [await stage.order(5000), await stage.order(5001), await stage.order(5000)]
    await pay(tried)
    await pay(paid)
    await wait(27)
    expect([await hasPayer(never), await hasPayer(tried)]).toEqual([true, true])
    await wait(3)
    expect([await hasPayer(never), await hasPayer(tried), await hasPayer(paid)]).toEqual([false, false, true])
    expect((await test.call('GET', `/pedido/${tried}/pagamento/`)).body.situacao).toBe('canceled')
  })

  it('of one that still waits for its payer stays', async () => {
    const codigo = await stage.order(5007)
    await pay(codigo)
    await wait(60)
    expect(await hasPayer(codigo)).toBe(true)
  })

  it('of a guest goes five years after the year of the payment; that of a member stays with the member', async () => {
    const { memberId } = await test.join()
    const [guest, member] = [await stage.order(5000), await stage.order(5000, { memberId })]
    for (const codigo of [guest, member]) await pay(codigo)
    const until = async (moment: string) => {
      test.advance(Date.parse(moment) - test.now.getTime())
      await stage.runJobs()
      return [await hasPayer(guest), await hasPayer(member)]
    }
    expect(await until('2031-12-30T12:00:00Z')).toEqual([true, true])
    expect(await until('2032-01-02T12:00:00Z')).toEqual([false, true])
  })

  it('of webhooks is deleted after ninety days', async () => {
    const count = async () =>
      (await test.asOwner((owner) => owner.query<{ n: number }>('select count(*)::int as n from pagamento_aviso')))[0]
        ?.n
    await test.asOwner((owner) =>
      owner.query(`insert into pagamento_aviso (igreja_id, gateway, evento_id, tipo, recebido_em)
        select ${test.videira.igrejaId}, 'rehearsal', n::text, 'payment', '2026-11-23T12:00:00Z' from generate_series(1, 1200) n`),
    )
    await stage.order(5000)
    await wait(86)
    expect(await count()).toBe(1200)
    await wait(5)
    expect(await count()).toBe(0)
  })
})

describe('the saved cards of a member who leaves', () => {
  const stage = setUpPayments()
  const { test } = stage

  it('are deleted at their gateway too', async () => {
    const { memberId, token } = await test.join()
    const save = await test.call('POST', '/general/payment/church/videira/card', {
      token,
      body: { token: await stage.cardToken() },
    })
    expect(save.status).toBe(200)
    await stage.at().inChurch(async (work) => {
      for (const listen of test.needs.signals.memberLeaves) await listen(work, memberId)
    })
    const forgotten = vi.fn(async () => undefined)
    const watched = stage.withGateway('rehearsal', (gateway) => ({ ...gateway, deleteCard: forgotten }))
    await createJobRunner(test.platform, paymentWorkers(watched)).runDue()
    expect(forgotten).toHaveBeenCalledTimes(1)
    expect(forgotten).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ last4: '1111', brand: 'visa' }))
  })
})

import { randomUUID } from 'node:crypto'
import { minuteMs } from '@narthex/contract/durations'
import { describe, expect, it, vi } from 'vitest'
import { createJobRunner } from '../../platform/jobs/job-runner.ts'
import { setUpPayments } from '../../testing/set-up-payments.ts'
import { silentLog } from '../../testing/test-platform.ts'
import { readPayment } from './attempts/readings.service.ts'
import { findPaymentSettings } from './methods/settings.service.ts'
import { findOrder } from './orders/orders.queries.ts'
import { findPayment, listPaymentsForOrder } from './orders/payments.queries.ts'
import { paymentWorkers } from './payments.workers.ts'
import { receiveWebhook } from './webhooks/webhooks.service.ts'

describe('a payment whose outcome is in doubt', () => {
  const stage = setUpPayments()
  const { test } = stage
  const find = (id: number) => stage.at().inChurch((work) => findPayment(work, id))
  const cardToken = () => stage.cardToken()

  it('asked for ten times at once with the same key is made once, and answers the same', async () => {
    const [codigo, key] = [await stage.order(5000), randomUUID()]
    const create = vi.fn()
    const platform = stage.withGateway('rehearsal', (gateway) => ({
      ...gateway,
      create(...given) {
        create()
        return gateway.create(...given)
      },
    }))
    const answers = await Promise.all(Array.from({ length: 10 }, () => stage.start(codigo, { key }, platform)))
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(create).toHaveBeenCalledTimes(1)
    // From another network too: a phone that lost the answer may ask again from there.
    expect((await stage.start(codigo, { key, remoteIp: '198.51.100.1' })).id).toBe(answers[0]?.id)
    await expect(stage.start(codigo, { key, method: 'boleto' })).rejects.toMatchObject({
      code: 'IDEMPOTENCY_KEY_IN_USE',
      status: 409,
    })
  })

  it('with ten different keys at once is sent to the gateway once', async () => {
    const codigo = await stage.order(5007)
    const card = { token: await cardToken() }
    const all = Array.from({ length: 10 }, () => stage.start(codigo, { method: 'card', card }))
    const made = (await Promise.allSettled(all)).filter(({ status }) => status === 'fulfilled')
    expect(made).toHaveLength(1)
  })

  it('whose answer is lost is looked up, never sent again', async () => {
    const codigo = await stage.order(5003)
    const create = vi.fn()
    const platform = stage.withGateway('rehearsal', (gateway) => ({
      ...gateway,
      create(...given) {
        create()
        return gateway.create(...given)
      },
    }))
    const payment = await stage.start(codigo, { method: 'card', card: { token: await cardToken() } }, platform)
    expect(payment.situacao).toBe('unknown')
    await expect(stage.start(codigo)).rejects.toMatchObject({ code: 'PAYMENT_IN_PROGRESS' })
    test.advance(5000)
    await stage.runJobs()
    expect(await find(payment.id)).toMatchObject({ situacao: 'paid', capturado: 5003 })
    expect(create).toHaveBeenCalledTimes(1)
    await expect(stage.start(codigo)).rejects.toMatchObject({ code: 'ORDER_SETTLED' })
  })

  it('that was surely not sent is not looked up, unless a webhook speaks of it', async () => {
    const codigo = await stage.order(5008)
    const payment = await stage.start(codigo)
    expect(payment).toMatchObject({ situacao: 'failed', codigoRecusa: 'gateway_unavailable' })
    const findByReference = vi.fn(async () => null)
    const silent = stage.withGateway('rehearsal', (gateway) => ({ ...gateway, findByReference }))
    const { runDue } = createJobRunner(test.platform, paymentWorkers(silent))
    test.advance(2 * minuteMs)
    while ((await runDue()) > 0);
    expect(findByReference).not.toHaveBeenCalled()
    const token = (await stage.at().inChurch(findPaymentSettings))?.webhookToken ?? ''
    const body = JSON.stringify({ evento: randomUUID(), pagamento: 'ens_1' })
    const named = stage.withGateway('rehearsal', (gateway) => ({
      ...gateway,
      readWebhook: async () => ({ eventId: randomUUID(), type: 'payment', reference: payment.referencia }),
    }))
    await receiveWebhook(named, named.transactions.at(test.videira), {
      gateway: 'rehearsal',
      token,
      headers: {},
      body: Buffer.from(body),
    })
    while ((await runDue()) > 0);
    expect(findByReference).toHaveBeenCalledTimes(1)
  })

  it('that still has no answer waits, which is no failure', async () => {
    const logged = { info: vi.spyOn(silentLog, 'info'), warn: vi.spyOn(silentLog, 'warn') }
    await stage.start(await stage.order(5004))
    logged.warn.mockClear()
    test.advance(10_000)
    await stage.runJobs()
    const waits = expect.objectContaining({ queue: 'pagamento-leitura', error: 'A payment is unknown' })
    expect(logged.info).toHaveBeenCalledWith(waits, 'a job waits and will be done again')
    expect(logged.warn).not.toHaveBeenCalled()
    logged.info.mockRestore()
    logged.warn.mockRestore()
  })

  it('that never reached the gateway fails once it can no longer be on its way, and another may follow', async () => {
    const codigo = await stage.order(5004)
    const payment = await stage.start(codigo)
    expect(payment.situacao).toBe('unknown')
    test.advance(10_000)
    await stage.runJobs()
    expect(await find(payment.id)).toMatchObject({ situacao: 'unknown' })
    test.advance(5 * minuteMs)
    await stage.runJobs()
    expect(await find(payment.id)).toMatchObject({ situacao: 'failed', codigoRecusa: 'not_sent' })
    expect((await stage.start(codigo, { method: 'cash' })).situacao).toBe('awaiting_payer')
  })

  it('of a process that was suspended before it sent is not sent any more', async () => {
    const create = vi.fn()
    let isLate = false
    const platform = stage.withGateway('rehearsal', (gateway) => {
      return { ...gateway, create }
    })
    const call = { ...stage.at(), clock: () => new Date(test.now.getTime() + (isLate ? 31_000 : 0)) }
    stage.signals.orderPayable = [
      async () => {
        isLate = true
      },
    ]
    const payment = await stage.start(await stage.order(5000), {}, platform, call)
    expect(payment).toMatchObject({ situacao: 'failed', codigoRecusa: 'not_sent' })
    expect(create).not.toHaveBeenCalled()
  })

  it('of a process that died before it sent, or before it wrote the answer, reaches the gateway’s truth', async () => {
    for (const isSent of [false, true]) {
      const codigo = await stage.order(5000)
      const dying = stage.withGateway('rehearsal', (gateway) => ({
        ...gateway,
        async create(...given) {
          if (isSent) await gateway.create(...given)
          return new Promise(() => undefined)
        },
      }))
      void stage.start(codigo, { method: 'card', card: { token: await cardToken() } }, dying)
      const { id } = await vi.waitFor(async () => {
        const row = await stage.at().inChurch(async (work) => {
          return (await listPaymentsForOrder(work, (await findOrder(work, codigo))?.id ?? 0))[0]
        })
        expect(row?.situacao).toBe('created')
        return row as NonNullable<typeof row>
      })
      if (isSent) await vi.waitFor(async () => expect(await stage.isAtGateway(id)).toBe(true))
      test.advance(2 * minuteMs)
      await stage.runJobs()
      expect((await find(id))?.situacao).toBe(isSent ? 'paid' : 'failed')
    }
  })

  it('of an unforeseen error counts as unknown, and the error is not repeated', async () => {
    const platform = stage.withGateway('rehearsal', (gateway) => ({
      ...gateway,
      create: async () => Promise.reject(new Error('4111111111111111')),
    }))
    const payment = await stage.start(await stage.order(5000), {}, platform)
    expect(payment.situacao).toBe('unknown')
    const lines = await stage.ledger(payment.id)
    expect(JSON.stringify(lines)).not.toContain('4111')
  })

  it('in a state that we do not know is reported, moves nothing, and goes on', async () => {
    const errors: string[] = []
    const log = {
      ...silentLog,
      error: (fields: object, message: string) => void errors.push(`${message} ${JSON.stringify(fields)}`),
    }
    const odd = { ...stage.needs, log }
    const codigo = await stage.order(5011)
    const payment = await stage.start(codigo, { method: 'card', card: { token: await cardToken() } }, odd)
    expect(payment).toMatchObject({ situacao: 'unknown', situacaoGateway: 'ensaio_unknown' })
    expect(errors.join()).toContain('unknown state')
    await stage.move(payment, 'paid')
    await readPayment(odd, odd.transactions.at(test.videira), payment.id)
    expect(await find(payment.id)).toMatchObject({ situacao: 'paid', capturado: 5011 })
    await test.asOwner((owner) =>
      owner.query(`update ensaio_pagamento set situacao = 'unknown' where referencia = $1`, [payment.referencia]),
    )
    await readPayment(odd, odd.transactions.at(test.videira), payment.id)
    expect(await find(payment.id)).toMatchObject({ situacao: 'paid', capturado: 5011 })
  })

  it('that a listener fails on stays unsettled, and is settled by the next reading', async () => {
    const codigo = await stage.order(5000)
    const payment = await stage.start(codigo)
    await stage.move(payment, 'paid')
    stage.signals.paymentSettled = [async () => Promise.reject(new Error('no room'))]
    await expect(readPayment(stage.needs, stage.needs.transactions.at(test.videira), payment.id)).rejects.toThrow(
      'no room',
    )
    expect(await find(payment.id)).toMatchObject({ situacao: 'awaiting_payer', capturado: 0 })
    const settled = vi.fn(async () => undefined)
    stage.signals.paymentSettled = [settled]
    for (const _ of ['once', 'again'])
      await readPayment(stage.needs, stage.needs.transactions.at(test.videira), payment.id)
    expect(await find(payment.id)).toMatchObject({ situacao: 'paid', capturado: 5000 })
    expect(settled).toHaveBeenCalledTimes(1)
  })
})

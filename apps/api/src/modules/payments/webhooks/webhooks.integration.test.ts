import { randomUUID } from 'node:crypto'
import { remoteGatewayNames } from '@narthex/contract/payments/payment-states'
import fc from 'fast-check'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { createOwnCall } from '../../../platform/http/route.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import { nextAddress } from '../../../testing/http-api.ts'
import { saveRehearsalSettings, setUpPayments } from '../../../testing/set-up-payments.ts'
import { silentLog } from '../../../testing/test-platform.ts'
import { findPaymentSettings, saveGatewayCredentials, savePaymentSettings } from '../methods/settings.service.ts'
import { findPayment, type PaymentRow } from '../orders/payments.queries.ts'
import { readReconciliations, reconcilePayments } from '../reconciliation/reconciliation.service.ts'

describe('a webhook', () => {
  const stage = setUpPayments()
  const { test } = stage
  let token: string
  beforeAll(async () => {
    token = (await stage.at().inChurch(findPaymentSettings))?.webhookToken ?? ''
  })

  const find = (id: number) => stage.at().inChurch((work) => findPayment(work, id))
  const send = async (
    payment: PaymentRow | undefined,
    { evento = randomUUID() as string, gateway = 'rehearsal', at = 'videira', key = token, body = '' } = {},
  ) =>
    (
      await test.app.inject({
        method: 'POST',
        url: `/api/v1/webhook/${gateway}/${key}`,
        remoteAddress: nextAddress(),
        headers: { host: `${at}.narthex.test`, 'content-type': 'application/json' },
        payload: body || JSON.stringify({ evento, pagamento: payment?.externoId }),
      })
    ).statusCode
  const countEvents = async () =>
    (await test.asOwner((owner) => owner.query<{ n: number }>('select count(*)::int as n from pagamento_aviso')))[0]?.n

  it('makes us read the payment: what it is itself decides nothing', async () => {
    const payment = await stage.start(await stage.order(5000))
    expect(await send(payment)).toBe(200)
    await stage.runJobs()
    expect(await find(payment.id)).toMatchObject({ situacao: 'awaiting_payer' })
    await stage.move(payment, 'paid')
    expect(await send(payment)).toBe(200)
    await stage.runJobs()
    expect(await find(payment.id)).toMatchObject({ situacao: 'paid', capturado: 5000 })
  })

  it('lets an open page of the order know, and that of no other', async () => {
    const [order, other] = [await stage.order(5000), await stage.order(5000)]
    const payment = await stage.start(order)
    const seen: string[] = []
    const watch = (codigo: string) =>
      test.platform.streams.watch(test.videira.key, [`payment:${codigo}`], {
        write: (bytes) => void seen.push(String(bytes)),
        pendingBytes: 0,
        end() {},
      })
    const stops = [watch(order), watch(other)]
    await stage.move(payment, 'paid')
    await send(payment)
    await stage.runJobs()
    await expect.poll(() => seen.join('')).toContain(`data: {"topic":"payment:${order}","data":{}}`)
    expect(seen.join('')).not.toContain(other)
    for (const stop of stops) stop()
  })

  it('that comes a second time is not stored again and reads nothing', async () => {
    const payment = await stage.start(await stage.order(5000))
    const evento = randomUUID()
    await send(payment, { evento })
    await stage.runJobs()
    const [before, events] = [await find(payment.id), await countEvents()]
    for (let time = 0; time < 3; time++) expect(await send(payment, { evento })).toBe(200)
    await stage.runJobs()
    expect([await find(payment.id), await countEvents()]).toEqual([before, events])
  })

  it.each([
    ['with a wrong token', { key: 'x'.repeat(32) }, 404],
    ['on the host of another church', { at: 'farol' }, 404],
    ['from a gateway that does not exist', { gateway: 'other' }, 404],
    ['from a gateway that signs, without a signature', { gateway: 'offline' }, 401],
    ['that cannot be read', { body: '{' }, 401],
    ['without an event', { body: '{"pagamento":"x"}' }, 401],
  ])('%s is refused and changes nothing', async (_, change, status) => {
    const payment = await stage.start(await stage.order(5000))
    await stage.move(payment, 'paid')
    const events = await countEvents()
    expect(await send(payment, change)).toBe(status)
    await stage.runJobs()
    expect(await find(payment.id)).toMatchObject({ situacao: 'awaiting_payer' })
    expect(await countEvents()).toBe(events)
  })

  it.each([...remoteGatewayNames])('from %s, where the church has no credentials, is not found', async (gateway) => {
    const logged = vi.spyOn(silentLog, 'error')
    const events = await countEvents()
    for (const body of ['{}', '{', '{"evento":"1","pagamento":"x","id":"evt_1","referenceId":"x"}'])
      expect(await send(undefined, { gateway, body })).toBe(404)
    expect(await countEvents()).toBe(events)
    expect(logged).not.toHaveBeenCalled()
  })

  it('from a gateway whose credentials are not complete is not found', async () => {
    const logged = vi.spyOn(silentLog, 'error')
    await saveGatewayCredentials(createOwnCall(test.platform.transactions.at(test.videira)), 'asaas', {
      other: 'x',
    })
    expect(await send(undefined, { gateway: 'asaas', body: '{}' })).toBe(404)
    expect(logged).not.toHaveBeenCalled()
  })

  it('from the rehearsal gateway is not found once the church is live', async () => {
    const payment = await stage.start(await stage.order(5000))
    const settings = { currency: 'BRL', isLive: true, methods: [] } as const
    await savePaymentSettings(stage.needs, createOwnCall(stage.needs.transactions.at(test.videira)), {
      ...settings,
      methods: [],
    })
    expect(await send(payment)).toBe(404)
    await saveRehearsalSettings(test.platform, test.platform.transactions.at(test.videira))
    expect(await send(payment)).toBe(200)
    await stage.runJobs()
    expect(await find(payment.id)).toMatchObject({ situacao: 'canceled', capturado: 0 })
  })

  it('about a payment that is not ours is stored and answered, and changes nothing', async () => {
    const stranger = { externoId: 'ens_none' } as PaymentRow
    expect(await send(stranger)).toBe(200)
  })

  it('in a storm of repetitions and orders leaves each payment as the gateway has it', async () => {
    const ends = ['paid', 'failed', 'canceled', 'in_review', 'awaiting_payer'] as const
    const made = await Promise.all(
      ends.map(async (end) => ({ end, payment: await stage.start(await stage.order(5000)) })),
    )
    for (const { end, payment } of made) if (end !== 'awaiting_payer') await stage.move(payment, end)
    const notices = made.flatMap(({ payment }) => {
      const events = [randomUUID(), randomUUID()]
      return [...events, ...events, ...events].map((evento) => ({ payment, evento }))
    })
    const [order = []] = fc.sample(fc.shuffledSubarray(notices, { minLength: notices.length }), 1)
    const answers = await Promise.all(order.map(({ payment, evento }) => send(payment, { evento })))
    expect(new Set(answers)).toEqual(new Set([200]))
    await stage.runJobs()
    for (const { end, payment } of made) expect((await find(payment.id))?.situacao).toBe(end)
  })
})

describe('the reconciliation', () => {
  const stage = setUpPayments()
  const { test } = stage
  const reconcile = (church: ChurchScope = test.videira) =>
    reconcilePayments(stage.needs, stage.needs.transactions.at(church))

  it('finds a payment whose webhook never came, applies it and reports it', async () => {
    const payment = await stage.start(await stage.order(5000))
    expect(await reconcile()).toEqual([])
    await stage.move(payment, 'paid')
    const difference = {
      referencia: payment.referencia,
      tipo: 'SITUACAO',
      nosso: 'awaiting_payer 0 0',
      doGateway: 'paid 5000 0',
    }
    expect(await reconcile()).toMatchObject([difference])
    expect(await reconcile()).toEqual([])
    const reports = await readReconciliations(stage.needs.transactions.at(test.videira))
    expect(reports.map(({ diferencas }) => diferencas.length)).toEqual([0, 1, 0])
  })

  it('reports a payment that we do not know, and one of another amount, and settles neither', async () => {
    const codigo = await stage.order(7000)
    const payment = await stage.start(codigo)
    await stage.move(payment, 'paid')
    await test.asOwner((owner) =>
      owner.query('update ensaio_pagamento set valor = 1, capturado = 1 where referencia = $1', [payment.referencia]),
    )
    await test.asOwner((owner) =>
      owner.query(`insert into ensaio_pagamento (igreja_id, externo_id, referencia, metodo, moeda, valor, situacao,
        capturado, estornado, estornos, parcelas, alterado_em)
        select igreja_id, 'ens_stranger', 'STRANGER', metodo, moeda, valor, situacao, capturado, estornado, estornos,
          parcelas, alterado_em from ensaio_pagamento where referencia = '${payment.referencia}'`),
    )
    const found = await reconcile()
    expect(found).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ referencia: payment.referencia, tipo: 'VALOR', doGateway: '1 BRL' }),
        expect.objectContaining({ referencia: 'STRANGER', tipo: 'DESCONHECIDO' }),
      ]),
    )
    expect((await test.call('GET', `/pedido/${codigo}/pagamento/`)).body.situacao).toBe('waiting')
  })

  it('of one church sees nothing of another', async () => {
    expect(await reconcile(test.farol)).toEqual([])
  })
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOwnCall } from '../../platform/http/route.ts'
import { setUpPayments } from '../../testing/set-up-payments.ts'
import type { Payer } from './gateways/payment-gateway.ts'
import type { GatewayStage } from './gateways/testing/gateway-stage.ts'
import { openPicpayStage } from './gateways/testing/picpay-fake.ts'
import { saveGatewayCredentials, savePaymentSettings } from './methods/settings.service.ts'
import { createGateways } from './payment-gateways.ts'

const someone = { name: 'Ana Souza', email: 'ana@example.org' }
const company: Payer = { ...someone, document: { type: 'cnpj', value: '11222333000181' } }
const person: Payer = { ...someone, document: { type: 'cpf', value: '24971563792' } }

describe('a payment at PicPay', () => {
  const stage = setUpPayments()
  const { test } = stage
  let remote: GatewayStage
  let needs: typeof stage.needs

  beforeAll(async () => {
    remote = await openPicpayStage()
    needs = { ...stage.needs, gateways: createGateways(test.platform, [remote.gateway]) }
    const methods = [{ method: 'picpay', gateway: 'picpay' }] as const
    await savePaymentSettings(test.needs, createOwnCall(test.platform.transactions.at(test.videira)), {
      currency: 'BRL',
      isLive: true,
      methods: [...methods],
    })
    await saveGatewayCredentials(
      createOwnCall(test.platform.transactions.at(test.videira)),
      'picpay',
      remote.credentials as Record<string, string>,
    )
  })
  afterAll(() => remote.server.close())

  const pay = async (payer: Payer) =>
    stage.start(await stage.order(5000, { payer }), { method: 'picpay', key: randomUUID() }, needs)

  it.each([
    ['a company', company],
    ['someone without a document', someone],
  ])('by %s is refused with what is missing, before anything is sent', async (_, payer) => {
    const refused = { code: 'EVT_REG_026', details: [{ path: 'payer.cpf', message: 'REQUIRED' }] }
    await expect(pay(payer)).rejects.toMatchObject(refused)
    expect(remote.server.requests).toEqual([])
  })

  it('by a person with a CPF waits for them', async () => {
    expect(await pay(person)).toMatchObject({ situacao: 'awaiting_payer' })
  })
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMemberCall, createOwnCall } from '../../../platform/http/route.ts'
import { nextAddress, openHttpApi } from '../../../testing/http-api.ts'
import { setUpPayments } from '../../../testing/set-up-payments.ts'
import { addAddress } from '../../users/household/addresses.service.ts'
import { openAsaasStage } from '../gateways/testing/asaas-fake.ts'
import type { GatewayStage } from '../gateways/testing/gateway-stage.ts'
import { openZoopStage } from '../gateways/testing/zoop-fake.ts'
import { saveGatewayCredentials, savePaymentSettings } from '../methods/settings.service.ts'
import type { PaymentNeeds } from '../orders/payment-needs.ts'
import { createGateways } from '../payment-gateways.ts'
import { paymentRoutes } from '../payments.routes.ts'

const typed = { titular: 'ANA SOUZA', numero: '4539003370725497', validade: '07/2031', cvv: '836' }
const holder = { documento: '249.715.637-92', email: 'ana@example.org' }
const place = { telefone: '11 99887-7665', cep: '01310-100', numeroEndereco: '150' }

describe.each([
  ['asaas', openAsaasStage, { ...holder, ...place }],
  ['zoop', openZoopStage, holder],
] as const)('a card at %s', (name, openStage, whole) => {
  const stage = setUpPayments()
  const { test } = stage
  let remote: GatewayStage
  let app: ReturnType<typeof openHttpApi>

  beforeAll(async () => {
    remote = await openStage()
    const needs: PaymentNeeds = { ...stage.needs, gateways: createGateways(test.platform, [remote.gateway]) }
    app = openHttpApi(test.platform, paymentRoutes(needs))
    const methods = [{ method: 'card', gateway: name }] as const
    await savePaymentSettings(test.needs, createOwnCall(test.platform.transactions.at(test.videira)), {
      currency: 'BRL',
      isLive: true,
      methods: [...methods],
    })
    await saveGatewayCredentials(
      createOwnCall(test.platform.transactions.at(test.videira)),
      name,
      remote.credentials as Record<string, string>,
    )
  })
  afterAll(async () => {
    await app.close()
    await remote.server.close()
  })

  async function send(path: string, body: object, { token, base = '/api/v1' }: { token?: string; base?: string } = {}) {
    const answer = await app.inject({
      method: 'POST',
      url: `${base}${path}`,
      remoteAddress: nextAddress(),
      headers: { host: 'videira.narthex.test', ...(token && { authorization: `Bearer ${token}` }) },
      payload: body,
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  const card = '/general/payment/church/videira/card'
  const pay = async (paidWith: object, token?: string) => {
    const pedido = await stage.order(5000)
    const body = { pedido, chave: randomUUID(), codigoMetodoPagamento: 'CREDIT_CARD', ...paidWith }
    return (await send('/pagamento/', body, token ? { token } : {})).body
  }

  it('says what it asks of the holder', async () => {
    const { body } = await send(`${card}/form`, { nome: 'Ana Souza', email: 'ana@example.org' })
    expect(body.formulario).toBeNull()
    expect(body.dadosNecessarios.toSorted()).toEqual(Object.keys(whole).toSorted())
  })

  it.each(['/api/v1', '/api/bff'])('pays for a visitor who says who holds it, by %s', async (base) => {
    const { status, body } = await send(`${card}/token`, { ...typed, ...whole }, { base })
    expect(status).toBe(200)
    expect(await pay({ tokenCartao: body.token })).toMatchObject({ situacao: 'success' })
  })

  it('is refused where something of the holder is missing, and nothing is sent', async () => {
    const before = remote.server.requests.length
    for (const left of Object.keys(whole)) {
      const { status, body } = await send(`${card}/token`, { ...typed, ...whole, [left]: undefined })
      expect([status, body.code]).toEqual([409, 'EVT_REG_026'])
      expect(body.details).toEqual([{ path: `body.${left}`, message: 'REQUIRED' }])
    }
    expect(remote.server.requests).toHaveLength(before)
  })

  it('is refused at what is wrong of its holder', async () => {
    const { status, body } = await send(`${card}/token`, { ...typed, ...whole, documento: '249.715.637-93' })
    const details = [{ path: 'body.documento', message: 'CPF_CNPJ' }]
    expect([status, body.code, body.details]).toEqual([400, 'VALIDATION', details])
  })

  it('takes a member’s own data for what is left out, is saved by both calls, and pays', async () => {
    const member = await test.join()
    const { token } = member
    const bare = await send(`${card}/token`, typed, { token })
    expect(bare.body).toMatchObject({ code: 'EVT_REG_026' })
    await test.asOwner((owner) =>
      owner.query("update usuario set cpf = '24971563792', telefone = '+55 11 99887-7665' where id = $1", [
        member.memberId,
      ]),
    )
    await addAddress(createMemberCall(test.platform.transactions.at(test.videira), member), {
      uuid: randomUUID(),
      pais: 'BR',
      cep: '01310100',
      logradouro: 'Avenida Paulista',
      numero: '150',
      complemento: null,
      bairro: null,
      cidade: 'São Paulo',
      estado: 'SP',
    })
    const made = await send(`${card}/token`, typed, { token })
    expect(made.status).toBe(200)
    const saved = await send(card, { token: made.body.token }, { token, base: '/api/bff' })
    const again = await send('/usuario-cartao-gateway-pagamento/?igreja=videira', { token: made.body.token }, { token })
    expect(again.body).toEqual(saved.body)
    expect(await pay({ idCartao: saved.body.id }, token)).toMatchObject({ situacao: 'success' })
  })
})

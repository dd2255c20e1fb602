import { setPaymentSettings } from '@narthex/contract/payments/payment-settings.endpoints'
import { remoteGatewayNames } from '@narthex/contract/payments/payment-states'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '../../../testing/people.ts'
import { servedEndpoints } from '../../../testing/served-endpoints.ts'
import { saveRehearsalSettings, setUpPayments } from '../../../testing/set-up-payments.ts'
import { gatewayCredentials } from '../gateways/gateway-registry.ts'
import { readGatewayCredentials } from '../methods/settings.service.ts'

const form = setPaymentSettings.example.body
const canary = 'sk-canary-5f2b'

describe('how a church takes money', () => {
  const stage = setUpPayments()
  const { test } = stage
  let chief: Person
  let admin: Person
  let treasurer: Person

  beforeAll(async () => {
    chief = await test.join({ roles: ['ROLE_SUPER_ADMIN'] })
    admin = await test.join({ roles: ['ROLE_ADMIN'] })
    treasurer = await test.join({ roles: ['ROLE_TREASURER'] })
  })
  beforeEach(() => saveRehearsalSettings(test.platform, test.platform.transactions.at(test.videira)))

  const send = (body: object, { token } = chief) => test.call('PUT', '/tesouraria/configuracao', { token, body })
  const read = ({ token } = chief) => test.call('GET', '/tesouraria/configuracao', { token })
  /** Saves settings on top of the stored version. */
  const save = async (body: object, by = chief) =>
    send({ ...body, versao: (await read()).body.configuracao.versao }, by)
  const gateways = async () => (await test.call('GET', '/tesouraria/gateway/', { token: chief.token })).body
  const enter = (gateway: string, campos: object, { token } = chief) =>
    test.call('PUT', `/tesouraria/gateway/${gateway}/credencial`, { token, body: { campos } })
  const remove = (gateway: string) =>
    test.call('DELETE', `/tesouraria/gateway/${gateway}/credencial`, { token: chief.token })
  const audited = async (acao: string) =>
    (await test.call('GET', `/igreja/videira/auditoria?acao=${acao}`, { token: chief.token })).body.itens

  it('is replaced by a super administrator, read as it was entered, and audited', async () => {
    const fees = {
      taxaServicoPontos: 200,
      taxaServicoFixa: 10,
      taxaProcessamentoPontos: 399,
      taxaProcessamentoFixa: 39,
    }
    const own = {
      ...form,
      pix: { tipoChave: 'CPF', chave: '529.982.247-25', nome: 'Igreja', cidade: 'Recife' },
      metodos: [
        { codigoMetodoPagamento: 'PIX', gateway: 'rehearsal', ...fees },
        { codigoMetodoPagamento: 'PIX_MANUAL', gateway: 'offline', ...fees },
      ],
    }
    const saved = await save(own)
    const { versao: _, ...entered } = own
    const kept = { ...entered, pix: { ...own.pix, chave: '52998224725' } }
    expect(saved).toMatchObject({ status: 200, body: { configuracao: kept } })
    expect((await read()).body).toEqual({ configuracao: saved.body.configuracao })
    expect(saved.body.ensaio).toBeNull()
    const { versao, ...again } = saved.body.configuracao
    expect(await save(again)).toMatchObject({ status: 200, body: { configuracao: { ...again, versao: versao + 1 } } })
    expect((await audited('PAYMENT_SETTINGS_SET'))[0]).toMatchObject({
      usuario: { id: chief.memberId },
      detalhes: { moeda: 'BRL', flagProducao: 'false', metodos: 2 },
    })
    const { body } = await test.call('GET', '/igreja/videira/metodo-pagamento')
    expect(JSON.stringify(body)).toContain('PIX_MANUAL')
  })

  it('is not overwritten by someone who has not seen the last change', async () => {
    const { configuracao } = (await read()).body
    const changes = [7, 14].map((diasDinheiro) => send({ ...configuracao, diasDinheiro }))
    const codes = (await Promise.all(changes)).map(({ status, body }) => [status, body.code])
    expect(codes.toSorted()).toEqual([
      [200, undefined],
      [409, 'CHANGED_MEANWHILE'],
    ])
    const { body } = await read()
    expect(body.configuracao.versao).toBe(configuracao.versao + 1)
    expect([7, 14]).toContain(body.configuracao.diasDinheiro)
    expect(await send({ ...configuracao, versao: null })).toMatchObject({ status: 409 })
    expect((await read()).body).toEqual(body)
  })

  it('begins with no version, once', async () => {
    await test.asOwner((owner) =>
      owner.query('delete from pagamento_configuracao where igreja_id = $1', [test.videira.igrejaId]),
    )
    expect((await read()).body).toEqual({ configuracao: null })
    const first = { ...form, versao: null }
    const statuses = (await Promise.all([send(first), send(first)])).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 409])
    expect((await read()).body.configuracao.versao).toBe(1)
  })

  it.each([
    ['a fee that is negative', { metodos: [{ ...form.metodos[0], taxaServicoFixa: -1 }] }, 'metodos.0.taxaServicoFixa'],
    ['a method twice', { metodos: [form.metodos[0], form.metodos[0]] }, 'metodos'],
    ['a Pix key that is none', { pix: { ...form.pix, chave: 'x' } }, 'pix.chave'],
    [
      'manual Pix without a key',
      { pix: null, metodos: [{ codigoMetodoPagamento: 'PIX_MANUAL', gateway: 'offline' }] },
      'pix',
    ],
    ['real money at the rehearsal gateway', { flagProducao: true }, 'metodos'],
    [
      'a method that its gateway does not have',
      { metodos: [{ codigoMetodoPagamento: 'PIX', gateway: 'paypal' }] },
      'metodos.0.gateway',
    ],
    [
      'a currency that its gateway does not take',
      { moeda: 'EUR', metodos: [{ codigoMetodoPagamento: 'PIX', gateway: 'asaas' }] },
      'metodos.0.gateway',
    ],
  ])('is not saved with %s, which is named by its field', async (_, wrong, field) => {
    const before = (await read()).body
    const { status, body } = await save({ ...form, ...wrong })
    expect([status, body.code]).toEqual([400, 'VALIDATION'])
    expect(body.details.map(({ path }: { path: string }) => path)).toContain(`body.${field}`)
    expect((await read()).body).toEqual(before)
  })

  it('is nothing that an administrator, a treasurer or another church sees or changes', async () => {
    for (const who of [admin, treasurer]) {
      expect(await read(who)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
      expect(await save(form, who)).toMatchObject({ status: 403 })
      expect(await enter('picpay', { picpayToken: 'a', sellerToken: 'b' }, who)).toMatchObject({ status: 403 })
      for (const path of ['/tesouraria/gateway/', '/tesouraria/configuracao'])
        expect(await test.call('GET', path, { token: who.token })).toMatchObject({ status: 403 })
    }
    const elsewhere = await test.join({ at: test.farol, roles: ['ROLE_SUPER_ADMIN'] })
    await save({ ...form, textoDinheiro: 'Na secretaria da Videira' })
    const there = await test.call('GET', '/tesouraria/configuracao', {
      host: 'farol.narthex.test',
      token: elsewhere.token,
    })
    expect(there.status).toBe(200)
    expect(JSON.stringify(there.body)).not.toContain('Videira')
  })

  it('names what each gateway wants, and the address at which it calls', async () => {
    const listed = await gateways()
    expect(listed.map(({ gateway }: { gateway: string }) => gateway)).toEqual([...remoteGatewayNames])
    for (const { gateway, campos, enderecoAvisos } of listed) {
      expect(campos.map(({ nome }: { nome: string }) => nome)).toEqual(
        Object.keys(gatewayCredentials[gateway as (typeof remoteGatewayNames)[number]].shape),
      )
      expect(enderecoAvisos).toMatch(
        new RegExp(`^https?://videira\\.narthex\\.test.*/api/v1/webhook/${gateway}/[\\w-]{32}$`),
      )
    }
    expect(listed.find(({ gateway }: { gateway: string }) => gateway === 'paypal').campos).toContainEqual({
      nome: 'environment',
      opcoes: ['live', 'sandbox'],
    })
  })

  it('gets a new address for webhooks; the former one is refused at once', async () => {
    const addresses = async () => {
      const [{ enderecoAvisos }] = await gateways()
      return new URL(enderecoAvisos).pathname.replace('/api/v1', '').replace('/asaas/', '/rehearsal/')
    }
    const former = await addresses()
    const body = { evento: '1', pagamento: 'x' }
    expect((await test.call('POST', former, { body })).status).toBe(200)
    expect((await test.call('POST', '/tesouraria/aviso/renovacao', { token: chief.token })).status).toBe(200)
    expect(await addresses()).not.toBe(former)
    expect((await test.call('POST', former, { body })).status).toBe(404)
    expect((await test.call('POST', await addresses(), { body })).status).toBe(200)
    expect(await audited('WEBHOOK_ADDRESS_RENEWED')).toHaveLength(1)
  })

  it('keeps credentials so that the gateway gets them and no call gives them out', async () => {
    const before = (await gateways())[0]
    expect(before).toMatchObject({ gateway: 'asaas', dataCredenciais: null })
    const secrets = { apiKey: `$aact_hmlg_${canary}`, webhookToken: `${canary}-hook` }
    expect(await enter('asaas', secrets)).toMatchObject({ status: 200, body: {} })
    expect((await gateways())[0]).toMatchObject({ dataCredenciais: test.now.toISOString() })
    const kept = await stage.at().inChurch((work) => readGatewayCredentials(work, 'asaas'))
    expect(kept).toEqual(secrets)

    const answers = await Promise.all(
      servedEndpoints
        .filter(({ method }) => method === 'GET')
        .map(async ({ path, example }) => {
          const filled = path.replace(/\{(\w+)\}/g, (_, name) => String(example.params?.[name] ?? '1'))
          const url = `/api/v1${filled}?${new URLSearchParams(example.query as Record<string, string>)}`
          const headers = { host: 'videira.narthex.test', authorization: `Bearer ${chief.token}` }
          return (await test.app.inject({ method: 'GET', url, headers })).body
        }),
    )
    expect(answers.length).toBeGreaterThan(50)
    for (const answer of answers) expect(answer).not.toContain(canary)
    const stored = await test.asOwner((owner) =>
      owner.query<{ dados: string }>('select dados from pagamento_credencial'),
    )
    expect(JSON.stringify(stored)).not.toContain(canary)
    expect(await audited('GATEWAY_CREDENTIALS_SET')).toMatchObject([{ detalhes: { gateway: 'asaas' } }])
  })

  it.each([
    ['missing', {}],
    ['incomplete', { apiKey: canary }],
    ['too many', { apiKey: canary, webhookToken: canary, other: canary }],
    ['empty', { apiKey: '', webhookToken: canary }],
  ])('refuses credentials that are %s, by their names alone', async (_, campos) => {
    const { status, body } = await enter('asaas', campos)
    expect([status, body.code]).toEqual([400, 'VALIDATION'])
    expect(JSON.stringify(body)).not.toContain(canary)
    expect(body.details[0].path).toMatch(/^body\.campos\.\w+$/)
  })

  it('loses credentials where no method needs them', async () => {
    await enter('picpay', { picpayToken: canary, sellerToken: canary })
    await save({ ...form, metodos: [{ codigoMetodoPagamento: 'PICPAY', gateway: 'picpay' }] })
    expect(await remove('picpay')).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
    await save(form)
    for (const _ of ['once', 'again']) expect(await remove('picpay')).toMatchObject({ status: 200 })
    const picpay = (await gateways()).find(({ gateway }: { gateway: string }) => gateway === 'picpay')
    expect(picpay.dataCredenciais).toBeNull()
    expect(await audited('GATEWAY_CREDENTIALS_REMOVED')).toHaveLength(1)
  })
})

describe('the reconciliation that a treasurer asks for', () => {
  const stage = setUpPayments()
  const { test } = stage

  it('runs once for two clicks, and reports what differed with its payment', async () => {
    const treasurer = await test.join({ roles: ['ROLE_TREASURER'] })
    const admin = await test.join({ roles: ['ROLE_ADMIN'] })
    const call = (method: 'GET' | 'POST', path = '', { token } = treasurer) =>
      test.call(method, `/tesouraria/conciliacao/${path}`, { token })
    for (const _ of ['once', 'again']) expect(await call('POST')).toMatchObject({ status: 200 })
    await stage.runJobs()
    expect((await call('GET')).body).toMatchObject({ total: 1, itens: [{ conferidos: 0, diferencas: 0 }] })

    const payment = await stage.start(await stage.order(900))
    await stage.move(payment, 'paid')
    await call('POST')
    await stage.runJobs()
    const { itens, total } = (await call('GET')).body
    expect(total).toBe(2)
    expect(itens[0]).toMatchObject({ conferidos: 1, diferencas: 1 })
    const report = (await call('GET', String(itens[0].id))).body
    expect(report.itens).toMatchObject([
      { tipo: 'SITUACAO', referencia: payment.referencia, idPagamento: payment.id, gateway: 'rehearsal' },
    ])

    expect(await call('POST', '', admin)).toMatchObject({ status: 403 })
    const elsewhere = await test.join({ at: test.farol, roles: ['ROLE_TREASURER'] })
    const there = { host: 'farol.narthex.test', token: elsewhere.token }
    expect(await test.call('GET', `/tesouraria/conciliacao/${itens[0].id}`, there)).toMatchObject({ status: 404 })
    expect((await test.call('GET', '/tesouraria/conciliacao/', there)).body.total).toBe(0)
  })
})

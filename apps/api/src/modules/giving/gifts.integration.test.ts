import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createOwnCall } from '../../platform/http/route.ts'
import { rehearsalSettings, saveRehearsalSettings } from '../../testing/set-up-payments.ts'
import { setModules } from '../churches/churches.editing.service.ts'
import { startPayment } from '../payments/attempts/starting.service.ts'
import { saveGivingSettings } from './giving-settings.service.ts'
import { addReason, replaceReason } from './reasons.editing.service.ts'
import { setUpGiving } from './testing/set-up-giving.ts'

const cpf = '529.982.247-25'
const visitor = { nome: 'Ana Souza', email: 'ana@example.org' }

describe('a gift', () => {
  const stage = setUpGiving()
  const { test, reasons } = stage
  const item = (valor: number, idMotivo = reasons.tithes) => ({ idMotivo, valor })
  const countGifts = async () => {
    const [row] = await test.asOwner((owner) =>
      owner.query<{ total: number }>('select count(*)::int total from doacao'),
    )
    return row?.total
  }

  it('by a visitor is placed, paid by Pix and received', async () => {
    const { status, body } = await stage.place({ comentario: 'Obrigada' })
    expect(body).toEqual({ pedido: expect.any(String), moeda: 'BRL', valor: 5000, total: 5000 })
    expect(status).toBe(200)
    expect(await stage.gift(body.pedido)).toMatchObject({
      situacao: 'ABERTA',
      memberId: null,
      total: null,
      comentario: 'Obrigada',
      flagAnonimo: false,
    })
    expect((await stage.pay(body.pedido)).body).toMatchObject({ situacao: 'waiting', descricao: 'Doação: Dízimos' })
    expect((await stage.rehearse(body.pedido, 'paid')).body).toMatchObject({ situacao: 'success' })
    expect(await stage.gift(body.pedido)).toMatchObject({
      situacao: 'RECEBIDA',
      metodo: 'pix',
      total: 5000,
      liquido: 5000,
      recebidaEm: test.now,
    })
    expect(await stage.items(body.pedido)).toMatchObject([{ recebido: 5000 }])
  })

  it('for several reasons is one order with their sum, in the order chosen', async () => {
    const itens = [item(3000, reasons.missions), item(2000)]
    const { body } = await stage.place({ itens, flagAnonimo: true })
    expect(body).toMatchObject({ valor: 5000, total: 5000 })
    expect(await stage.items(body.pedido)).toMatchObject([
      { reasonId: reasons.missions, valor: 3000 },
      { reasonId: reasons.tithes, valor: 2000 },
    ])
    expect((await stage.pay(body.pedido)).body.descricao).toBe('Doação: Missões, Dízimos')
    const twice = await stage.place({ itens: [item(1000), item(2000)] })
    expect(twice.body).toMatchObject({ code: 'VALIDATION' })
  })

  it('by a member is theirs, with their own data, whatever the call says of its giver', async () => {
    const member = await test.join({ nome: 'Rute', sobrenome: 'Lima', cpf })
    const { body } = await stage.place({ codigoMetodoPagamento: 'BOLETO', doador: visitor }, { by: member })
    expect(await stage.gift(body.pedido)).toMatchObject({ memberId: member.memberId })
    const [payer] = await test.asOwner((owner) =>
      owner.query(`select nome, email, documento from pedido_pagador where pedido_codigo = '${body.pedido}'`),
    )
    expect(payer).toEqual({ nome: 'Rute Lima', email: member.email, documento: '52998224725' })
  })

  describe('that is asked for twice', () => {
    it('is one gift, also from two tabs at once and after its reason was closed', async () => {
      const idMotivo = await addReason(createOwnCall(test.platform.transactions.at(test.videira)), { nome: 'Cestas' })
      const same = { chave: randomUUID(), itens: [item(5000, idMotivo)] }
      const before = (await countGifts()) ?? 0
      const answers = await Promise.all([stage.place(same), stage.place(same), stage.place(same)])
      await replaceReason(createOwnCall(test.platform.transactions.at(test.videira)), idMotivo, {
        nome: 'Cestas',
        flagAtivo: false,
      })
      answers.push(await stage.place(same))
      expect(new Set(answers.map(({ body }) => body.pedido)).size).toBe(1)
      expect(answers[0]?.status).toBe(200)
      expect(await countGifts()).toBe(before + 1)
    })

    it('is answered again after its giver has changed their data', async () => {
      const member = await test.join()
      const chave = randomUUID()
      const first = await stage.place({ chave }, { by: member })
      await test.asOwner((owner) => owner.exec(`update usuario set telefone = '+55 81 90000-0000'`))
      expect((await stage.place({ chave }, { by: member })).body).toEqual(first.body)
    })

    it.each([
      ['another amount', () => ({ itens: [item(5001)] })],
      ['another reason', () => ({ itens: [item(5000, reasons.missions)] })],
      ['another giver', () => ({ doador: { ...visitor, email: 'eva@example.org' } })],
      ['covered fees', () => ({ flagTaxas: true })],
    ])('with %s is refused', async (_, change) => {
      const chave = randomUUID()
      await stage.place({ chave })
      const { status, body } = await stage.place({ chave, ...change() })
      expect([status, body.code]).toEqual([409, 'IDEMPOTENCY_KEY_IN_USE'])
    })

    it('is refused to another person who has its key', async () => {
      const chave = randomUUID()
      await stage.place({ chave }, { by: await test.join() })
      const { body } = await stage.place({ chave }, { by: await test.join() })
      expect(body).toMatchObject({ code: 'IDEMPOTENCY_KEY_IN_USE' })
    })
  })

  it('of nothing is refused, and nothing is written', async () => {
    const before = await countGifts()
    const { status, body } = await stage.place({ itens: [{ idMotivo: reasons.tithes, valor: 0 }] })
    expect([status, body.code]).toEqual([400, 'VALIDATION'])
    expect(await countGifts()).toBe(before)
  })

  it('of parts that add up to too much is refused', async () => {
    const largest = 1_000_000_000
    const sum = await stage.place({ itens: [item(largest - 100), item(101, reasons.missions)] })
    expect(sum.body).toMatchObject({ code: 'AMOUNT_TOO_LARGE' })
    const whole = await stage.place({ itens: [item(largest - 101), item(101, reasons.missions)] })
    expect(whole.body).toMatchObject({ valor: largest })
  })

  it('costs what its order says, whatever the payment’s call asks for', async () => {
    const { body } = await stage.place()
    expect((await stage.pay(body.pedido, { valor: 1 })).body).toMatchObject({ code: 'VALIDATION' })
    const paid = await stage.pay(body.pedido)
    expect(paid.body.pagamento).toMatchObject({ total: 5000 })
  })

  it('is for the active reasons of its own church alone', async () => {
    const closed = await addReason(createOwnCall(test.platform.transactions.at(test.videira)), {
      nome: 'Reforma',
      flagAtivo: false,
    })
    for (const idMotivo of [reasons.elsewhere, closed, 2_000_000_000]) {
      const { status, body } = await stage.place({ itens: [item(5000, idMotivo)] })
      expect([status, body.code]).toEqual([409, 'REASON_UNAVAILABLE'])
    }
    const atFarol = await stage.place({ itens: [item(5000, reasons.elsewhere)] }, { at: test.farol })
    expect(atFarol.status).toBe(200)
  })

  it('is more than the minimum of its reason, and of the church where the reason sets none', async () => {
    await saveGivingSettings(createOwnCall(test.platform.transactions.at(test.videira)), { minimo: 1000 })
    const kiosk = await addReason(createOwnCall(test.platform.transactions.at(test.videira)), {
      nome: 'Café',
      minimo: 200,
    })
    const answers = [item(1000), item(1001), item(200, kiosk), item(201, kiosk)].map(async (part) => {
      const { status, body } = await stage.place({ itens: [part] })
      return status === 200 || body.code
    })
    expect(await Promise.all(answers)).toEqual(['GIFT_TOO_SMALL', true, 'GIFT_TOO_SMALL', true])
    await saveGivingSettings(createOwnCall(test.platform.transactions.at(test.videira)), {})
  })

  it('by PicPay is R$ 4.999,99 at most', async () => {
    const byPicpay = { codigoMetodoPagamento: 'PICPAY' }
    expect((await stage.place({ ...byPicpay, itens: [item(499_999)] })).status).toBe(200)
    expect((await stage.place({ ...byPicpay, itens: [item(500_000)] })).body).toMatchObject({
      code: 'AMOUNT_TOO_LARGE',
    })
    const split = { ...byPicpay, itens: [item(300_000), item(200_000, reasons.missions)] }
    expect((await stage.place(split)).body).toMatchObject({ code: 'AMOUNT_TOO_LARGE' })
    expect((await stage.place({ itens: [item(500_000)] })).status).toBe(200)
  })

  it('by Pix needs a payer in Brazil', async () => {
    const from = (pais: string) => stage.place({ doador: { ...visitor, pais } })
    expect((await from('US')).body).toMatchObject({ code: 'ONLY_IN_BRAZIL' })
    expect((await from('BR')).status).toBe(200)
    const abroad = { pais: 'US', cep: '05401', logradouro: 'Main Street', cidade: 'Burlington' }
    expect((await stage.place({ doador: { ...visitor, pais: 'BR', endereco: abroad } })).body).toMatchObject({
      code: 'ONLY_IN_BRAZIL',
    })
  })

  it('needs of a visitor what its method needs', async () => {
    const byBoleto = (documento?: string) =>
      stage.place({ codigoMetodoPagamento: 'BOLETO', doador: { ...visitor, ...(documento && { documento }) } })
    expect((await byBoleto()).body).toMatchObject({ code: 'EVT_REG_026' })
    expect((await byBoleto('111.111.111-11')).body).toMatchObject({ code: 'VALIDATION' })
    expect((await byBoleto(cpf)).status).toBe(200)
    expect((await stage.place({ doador: undefined })).body).toMatchObject({ code: 'EVT_REG_026' })
    const byPix = await stage.place()
    const changed = await stage.pay(byPix.body.pedido, { codigoMetodoPagamento: 'BOLETO' })
    expect(changed.body).toMatchObject({ code: 'EVT_REG_026' })
    expect((await stage.pay(byPix.body.pedido)).status).toBe(200)
  })

  it('of a member without a CPF waits until they have added it', async () => {
    const member = await test.join({ nome: 'Davi' })
    const byBoleto = { codigoMetodoPagamento: 'BOLETO', chave: randomUUID() }
    expect((await stage.place(byBoleto, { by: member })).body).toMatchObject({ code: 'EVT_REG_026' })
    const change = { body: { cpf: '111.444.777-35', versao: 1 }, token: member.token }
    expect((await test.call('PUT', '/usuario/', change)).status).toBe(200)
    expect((await stage.place(byBoleto, { by: member })).status).toBe(200)
  })

  it('with covered fees leaves the church its whole amount, where the church offers that', async () => {
    const processing = { basisPoints: 299, fixed: 49 }
    const methods = rehearsalSettings.methods.map((method) => ({ ...method, processing }))
    await saveRehearsalSettings(test.platform, test.platform.transactions.at(test.videira), { methods })
    const own = { flagTaxas: true }
    const { body } = await stage.place(own)
    expect(body).toMatchObject({ valor: 5000, total: 5205 })
    await stage.pay(body.pedido)
    await stage.rehearse(body.pedido, 'paid')
    expect(await stage.gift(body.pedido)).toMatchObject({ total: 5205, liquido: 5000 })
    await saveGivingSettings(createOwnCall(test.platform.transactions.at(test.videira)), { flagTaxas: false })
    expect((await stage.place(own)).body).toMatchObject({ code: 'VALIDATION' })
    expect((await stage.place()).status).toBe(200)
    await saveGivingSettings(createOwnCall(test.platform.transactions.at(test.videira)), {})
    await saveRehearsalSettings(test.platform, test.platform.transactions.at(test.videira))
  })

  it('is not taken by a method, or a church, that does not offer it', async () => {
    const withoutCash = rehearsalSettings.methods.filter(({ method }) => method !== 'cash' && method !== 'boleto')
    await saveRehearsalSettings(test.platform, test.platform.transactions.at(test.videira), { methods: withoutCash })
    const code = async (own: object) => (await stage.place(own)).body.code
    expect(await code({ codigoMetodoPagamento: 'CASH' })).toBe('EVT_REG_012')
    expect(await code({ codigoMetodoPagamento: 'BOLETO' })).toBe('EVT_REG_013')
    await saveRehearsalSettings(test.platform, test.platform.transactions.at(test.videira), { methods: [] })
    expect(await code({})).toBe('GIVING_UNAVAILABLE')
    await saveRehearsalSettings(test.platform, test.platform.transactions.at(test.videira))
    await setModules(createOwnCall(test.platform.transactions.at(test.videira)), [])
    expect(await stage.place()).toMatchObject({ status: 404 })
    await setModules(createOwnCall(test.platform.transactions.at(test.videira)), ['MOD_DOACAO'])
    expect(await code({})).toBeUndefined()
  })

  it('sends its payer back to its own page, which needs no login', async () => {
    const { body } = await stage.place({ codigoMetodoPagamento: 'PAYPAL' })
    let returnUrl = ''
    const needs = {
      ...stage.needs,
      gateways: {
        find(...given: Parameters<typeof stage.needs.gateways.find>) {
          const gateway = stage.needs.gateways.find(...given)
          return (
            gateway && {
              ...gateway,
              create(...asked: Parameters<typeof gateway.create>) {
                if (asked[1].source.method === 'paypal') returnUrl = asked[1].source.returnUrl
                return gateway.create(...asked)
              },
            }
          )
        },
      } satisfies typeof stage.needs.gateways,
    }
    await startPayment(needs, stage.at(), {
      orderCode: body.pedido,
      key: randomUUID(),
      method: 'paypal',
      installments: 1,
      remoteIp: '192.0.2.1',
    })
    expect(returnUrl).toMatch(
      new RegExp(`//videira\\.narthex\\.test(?::\\d+)?/give/thank-you\\?pedido=${body.pedido}$`),
    )
  })

  it('is placed so often and no more', async () => {
    const member = await test.join()
    const chave = randomUUID()
    const codes = []
    for (let nth = 0; nth < 61; nth++) codes.push((await stage.place({ chave }, { by: member })).status)
    expect(codes.filter((status) => status === 200)).toHaveLength(60)
    expect(codes.at(-1)).toBe(429)
    expect((await stage.place({}, { by: await test.join() })).status).toBe(200)
  })
})

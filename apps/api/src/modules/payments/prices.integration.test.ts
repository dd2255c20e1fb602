import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { rehearsalSettings, saveRehearsalSettings, setUpPayments } from '../../testing/set-up-payments.ts'
import { findPayment } from './payments.queries.ts'

describe('the price of a payment', () => {
  const stage = setUpPayments()
  const { test } = stage
  const fees = { service: { basisPoints: 200, fixed: 0 }, processing: { basisPoints: 399, fixed: 39 } }
  beforeAll(async () => {
    const methods = rehearsalSettings.methods.map((method) => ({ ...method, ...fees }))
    await saveRehearsalSettings(test.platform, test.videira, { methods })
  })

  it.each([
    ['', { taxaServico: 100, taxaProcessamento: 239, total: 5000, liquido: 4661 }],
    ['&flagTaxas=true', { taxaServico: 100, taxaProcessamento: 253, total: 5353, liquido: 5000 }],
  ])('is told with its fees for %j, and is what an order then costs', async (query, expected) => {
    const { body } = await test.call('GET', `/pagamento/calcular-taxas?metodoPagamento=PIX&valor=5000${query}`)
    expect(body).toEqual({
      ...expected,
      servico: { pontos: 200, fixa: 0 },
      processamento: { pontos: 399, fixa: 39 },
    })
    const payment = await stage.start(await stage.order(5000, { flagTaxas: query !== '' }))
    expect(await stage.at().inChurch((work) => findPayment(work, payment.id))).toMatchObject({
      valor: expected.total,
      taxaServico: expected.taxaServico,
      taxaProcessamento: expected.taxaProcessamento,
      liquido: expected.liquido,
    })
  })

  it('is told by its rates alone where no amount is given, and not for a method that the church does not take', async () => {
    const { body } = await test.call('GET', '/pagamento/calcular-taxas?metodoPagamento=PIX')
    expect(body).toMatchObject({ total: null, liquido: null, processamento: { pontos: 399, fixa: 39 } })
    await saveRehearsalSettings(test.platform, test.farol, { methods: [] })
    const at = { host: 'farol.narthex.test' }
    expect((await test.call('GET', '/pagamento/calcular-taxas?metodoPagamento=BOLETO', at)).body.code).toBe(
      'EVT_REG_013',
    )
  })

  it('is told for every number of instalments that the church allows', async () => {
    const ask = async (query: string) =>
      (await test.call('GET', `/igreja/videira/calcula-taxas-parcelamento-juros?${query}`)).body
    const plans = await ask('valor=35000')
    expect(plans).toHaveLength(12)
    expect(plans[2]).toEqual({
      parcelas: 3,
      valorParcela: 11_666,
      valorUltimaParcela: 11_668,
      valorTotal: 35_000,
      juros: 0,
    })
    for (const plan of plans)
      expect(plan.valorParcela * (plan.parcelas - 1) + plan.valorUltimaParcela).toBe(plan.valorTotal)
    expect(plans[11].juros).toBeGreaterThan(0)
    expect((await ask('valor=35000&flagJuros=false'))[11]).toMatchObject({
      juros: 0,
      valorParcela: 2916,
      valorUltimaParcela: 2924,
    })
    expect(await ask('valor=35000&maxParcelas=2')).toHaveLength(2)
    expect((await ask('valor=35000&flagTaxasAdministrativas=true&valorTaxas=100'))[0].valorTotal).toBe(35_100)
    expect(await ask('valor=1000')).toHaveLength(2)
  })

  it.each(['valor=-1', 'valor=1.5', 'valor=0', 'valor=10000000000', 'valor=1e3', 'maxParcelas=22&valor=100', ''])(
    'is not told for %j',
    async (query) => {
      const { status } = await test.call('GET', `/igreja/videira/calcula-taxas-parcelamento-juros?${query}`)
      expect(status).toBe(400)
    },
  )

  it.each([0, -1, 0.5, 1e10, Number.NaN, Number.MAX_SAFE_INTEGER + 2])('of an order is never %d', async (valor) => {
    await expect(stage.order(valor)).rejects.toMatchObject({ code: 'VALIDATION' })
  })

  it('is the order’s own: no field of the payment’s call changes it', async () => {
    const pedido = await stage.order(5000)
    const body = { pedido, chave: randomUUID(), codigoMetodoPagamento: 'PIX' }
    for (const extra of [{ valor: 1 }, { total: 1 }, { parcelas: -1 }, { parcelas: 1.5 }, { moeda: 'USD' }])
      expect((await test.call('POST', '/pagamento/', { body: { ...body, ...extra } })).body.code).toBe('VALIDATION')
    expect((await test.call('POST', '/pagamento/', { body })).body).toMatchObject({ pagamento: { total: 5000 } })
  })

  it('an order with the same key and content is the same order; with another content it is refused', async () => {
    const chave = randomUUID()
    const codes = await Promise.all(Array.from({ length: 5 }, () => stage.order(5000, { chave })))
    expect(new Set(codes).size).toBe(1)
    await expect(stage.order(5001, { chave })).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_IN_USE' })
  })

  it('the gateway of new cards is number 9', async () => {
    const { body } = await test.call('GET', '/global-settings/default-payment-gateway')
    expect(body).toEqual({ idGatewayPagamento: 9 })
  })
})

import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { rehearsalSettings, saveRehearsalSettings, setUpPayments } from '../../../testing/set-up-payments.ts'
import { startPayment } from '../attempts/starting.service.ts'
import { findPayment } from '../orders/payments.queries.ts'

describe('the price of a payment', () => {
  const stage = setUpPayments()
  const { test } = stage
  const fees = { service: { basisPoints: 200, fixed: 0 }, processing: { basisPoints: 399, fixed: 39 } }
  const saveFees = (all: Partial<typeof fees>) => {
    const methods = rehearsalSettings.methods.map((method) => ({ ...method, ...all }))
    return saveRehearsalSettings(test.platform, test.platform.transactions.at(test.videira), { methods })
  }
  beforeAll(() => saveFees(fees))

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

  it('is of the settings that it began with, where they change before it is written', async () => {
    const order = await stage.order(5000)
    const call = stage.at()
    let isFirst = true
    const interrupted = {
      ...call,
      async inChurch<T>(run: (work: ChurchWork) => Promise<T>) {
        const result = await call.inChurch(run)
        if (isFirst) {
          isFirst = false
          await saveFees({ service: { basisPoints: 1000, fixed: 0 } })
        }
        return result
      },
    }
    const start = { method: 'pix', installments: 1, remoteIp: '192.0.2.1' } as const
    const payment = await startPayment(stage.needs, interrupted, { ...start, orderCode: order, key: randomUUID() })
    const next = await stage.start(await stage.order(5000))
    await saveFees(fees)
    expect(payment).toMatchObject({ valor: 5000, taxaServico: 100, taxaProcessamento: 239, liquido: 4661 })
    expect(next).toMatchObject({ valor: 5000, taxaServico: 500, taxaProcessamento: 0, liquido: 4500 })
  })

  it('is told by its rates alone where no amount is given, and not for a method that the church does not take', async () => {
    const { body } = await test.call('GET', '/pagamento/calcular-taxas?metodoPagamento=PIX')
    expect(body).toMatchObject({ total: null, liquido: null, processamento: { pontos: 399, fixa: 39 } })
    await saveRehearsalSettings(test.platform, test.platform.transactions.at(test.farol), { methods: [] })
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

  it('is not told in more instalments than there are', async () => {
    const path = '/igreja/videira/calcula-taxas-parcelamento-juros?maxParcelas=22&valor=100'
    expect((await test.call('GET', path)).status).toBe(400)
  })

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

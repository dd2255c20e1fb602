import { describe, expect, it } from 'vitest'
import { findBodyProblems, findQueryProblems } from '../testing/problems.ts'
import { createCardToken } from './card.endpoints.ts'
import { calculateFees, calculateInstallments } from './payment.endpoints.ts'
import { refundPayment } from './payment-office.endpoints.ts'
import { setPaymentSettings } from './payment-settings.endpoints.ts'

describe('amounts', () => {
  const wrong = ['-5000', '-1', '0', '1.5', '1e3', '9007199254740993', '99999999999', '10000000000', 'NaN', '']

  it.each(wrong)('of %j cents are quoted nothing', (valor) => {
    const query = `metodoPagamento=PIX&flagTaxas=true&valor=${valor}`
    expect(findQueryProblems(calculateFees, query)).toMatchObject([{ path: 'valor' }])
    expect(findQueryProblems(calculateInstallments, `flagJuros=true&valor=${valor}`)).toMatchObject([{ path: 'valor' }])
  })

  it.each(['1', '5000', '1000000000'])('of %s cents are quoted', (valor) => {
    expect(findQueryProblems(calculateFees, `metodoPagamento=PIX&flagTaxas=true&valor=${valor}`)).toEqual([])
    expect(findQueryProblems(calculateInstallments, `flagJuros=true&maxParcelas=21&valor=${valor}`)).toEqual([])
  })

  it('are not divided more often than there are instalments, and never without an amount', () => {
    expect(findQueryProblems(calculateInstallments, 'maxParcelas=22&valor=100')).toMatchObject([
      { path: 'maxParcelas' },
    ])
    expect(findQueryProblems(calculateInstallments, '')).toMatchObject([{ path: 'valor' }])
  })

  it.each([-1, 0, 0.5, 2 ** 31, Number.MAX_SAFE_INTEGER, '1000', null])('of %j cents are not refunded', (valor) => {
    expect(findBodyProblems(refundPayment, { valor })[0]).toMatchObject({ path: 'valor' })
  })
})

describe('a typed card', () => {
  const whole = { documento: '249.715.637-92', email: 'ana@example.org', telefone: '11 99887-7665' }
  const place = { cep: '01310-100', numeroEndereco: '150' }

  it('is taken with what some gateways ask of its holder', () => {
    expect(findBodyProblems(createCardToken, { ...whole, ...place })).toEqual([])
  })

  it.each([
    ['documento', '249.715.637-93', 'CPF_CNPJ'],
    ['email', 'ana', 'EMAIL'],
    ['telefone', '12', 'PHONE'],
    ['cep', '123', 'CEP'],
    ['numeroEndereco', '', 'REQUIRED'],
  ])('is refused at %s by %j', (field, value, message) => {
    const problems = findBodyProblems(createCardToken, { ...whole, ...place, [field]: value })
    expect(problems).toEqual([{ path: field, message }])
  })
})

describe('how a church takes money', () => {
  const [method] = setPaymentSettings.example.body.metodos

  it.each([
    ['a fee that is negative', { taxaServicoFixa: -1 }],
    ['a fee of half a cent', { taxaServicoFixa: 0.5 }],
    ['a fee of all', { taxaServicoPontos: 10_000 }],
  ])('has no method with %s', (_, fee) => {
    const [field] = Object.keys(fee)
    const problems = findBodyProblems(setPaymentSettings, { metodos: [{ ...method, ...fee }] })
    expect(problems).toMatchObject([{ path: `metodos.0.${field}` }])
  })
})

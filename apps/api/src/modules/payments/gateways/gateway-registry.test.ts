import { describe, expect, it } from 'vitest'
import { findGatewayByNumber, gatewayCredentials, remoteGateways } from './gateway-registry.ts'

describe('the gateways', () => {
  it('stand under their own names, each with the credentials that it needs', () => {
    const names = Object.keys(remoteGateways)
    expect(Object.values(remoteGateways).map(({ name }) => name)).toEqual(names)
    expect(Object.keys(gatewayCredentials).toSorted()).toEqual(names.toSorted())
    for (const schema of Object.values(gatewayCredentials)) expect(schema.safeParse({}).success).toBe(false)
  })

  it('are found by their numbers on the wire', () => {
    const numbers = [1, 4, 5, 8, 9, 2, 0, -1, Number.NaN]
    const names = numbers.map((number) => findGatewayByNumber(number)?.name)
    expect(names.slice(0, 5)).toEqual(['cardconnect', 'picpay', 'stripe', 'zoop', 'asaas'])
    expect(names.slice(5)).toEqual([undefined, undefined, undefined, undefined])
  })

  it('pay in instalments only where there are any', () => {
    const listMaxima = (brand: string) =>
      Object.values(remoteGateways).map(({ name, abilities }) => [name, abilities.maxInstallments(brand)])
    expect(Object.fromEntries(listMaxima('visa'))).toMatchObject({ asaas: 21, zoop: 12, stripe: 1, cardconnect: 1 })
    expect(Object.fromEntries(listMaxima('elo'))).toMatchObject({ asaas: 12, zoop: 12 })
  })
})

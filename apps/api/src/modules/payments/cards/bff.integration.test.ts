import type { Endpoint } from '@narthex/contract/endpoint'
import { fillPath } from '@narthex/contract/endpoint-path'
import { describe, expect, it } from 'vitest'
import { servedEndpoints } from '../../../testing/served-endpoints.ts'
import { setUpPayments } from '../../../testing/set-up-payments.ts'

describe('the calls of the backend for frontend', () => {
  const { test } = setUpPayments()
  const path = '/general/payment/church/videira/card'
  const card = { titular: 'ANA SOUZA', numero: '4111111111111111', validade: '12/2039', cvv: '987' }
  const endpoints: readonly Endpoint[] = servedEndpoints.filter(({ isBff }) => isBff)
  const bases = ['/api/v1', '/api/bff'] as const

  it('are those of the specification', () => {
    const served = endpoints.map((endpoint) => `${endpoint.method} ${endpoint.path.replace(/\{\w+\}/g, '{}')}`)
    expect(served).toEqual(
      expect.arrayContaining([
        'GET /general/payment/church/{}/card',
        'POST /general/payment/church/{}/card',
        'DELETE /general/payment/church/{}/card/{}',
        'POST /general/payment/church/{}/card/token',
      ]),
    )
  })

  it('do below /api/bff what they do below /api/v1', async () => {
    const { token } = await test.join()
    const base = '/api/bff'
    const typed = await test.call('POST', `${path}/token`, { base, body: card })
    const saved = await test.call('POST', path, { base, token, body: { token: typed.body.token } })
    expect(saved).toMatchObject({ status: 200, body: { ultimosDigitos: '1111' } })
    for (const each of bases)
      expect((await test.call('GET', path, { base: each, token })).body).toMatchObject([{ id: saved.body.id }])
    expect((await test.call('DELETE', `${path}/${saved.body.id}`, { base, token })).status).toBe(200)
    expect((await test.call('GET', path, { token })).body).toEqual([])
  })

  it('refuse the same callers at both bases', async () => {
    const stranger = await test.join({ at: test.farol })
    const callers = [
      {},
      { token: 'x' },
      { token: stranger.token },
      { token: stranger.token, host: 'farol.narthex.test' },
    ]
    for (const endpoint of endpoints)
      for (const caller of callers) {
        const target = fillPath(endpoint, endpoint.example.params ?? {})
        const [first, second] = await Promise.all(
          bases.map(async (base) => {
            const { status, body } = await test.call(endpoint.method, target, {
              ...caller,
              base,
              ...(endpoint.example.body && { body: endpoint.example.body }),
            })
            return [status, body.code]
          }),
        )
        if (endpoint.access === 'login') expect(first?.[0], endpoint.id).toBeGreaterThanOrEqual(401)
        expect(second, endpoint.id).toEqual(first)
      }
  })

  it('are the only ones there', async () => {
    for (const other of ['/banner/', '/usuario/videira/1/cartoes', '/nothing'])
      expect((await test.call('GET', other, { base: '/api/bff' })).status).toBe(404)
    expect((await test.call('PUT', path, { base: '/api/bff' })).status).toBe(405)
  })
})

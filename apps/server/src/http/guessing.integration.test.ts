import { toHost } from '@narthex/api/testing/seeded-churches'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenTestServer, openTestServer } from '../testing/test-server.ts'

/** Wrong logins that one address may make without a captcha. */
const allowed = 20

describe('who guesses is known by their address', () => {
  let trusting: OpenTestServer
  let wary: OpenTestServer
  let turn = 0

  beforeAll(async () => {
    const environment = { REQUESTS_PER_MINUTE: '100000' }
    wary = await openTestServer({ environment })
    trusting = await openTestServer({ beside: wary, environment: { ...environment, TRUSTED_PROXIES: '127.0.0.1' } })
  })
  afterAll(async () => {
    await trusting.close()
    await wary.close()
  })

  async function guess({ app, churches }: OpenTestServer, label: 'videira' | 'farol', headers: Record<string, string>) {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/v1/security/login_check',
      headers: { host: toHost(churches[label]), ...headers },
      payload: { username: `guess${turn++}@example.org`, password: 'Wrong#pass9' },
    })
    return answer.json().code
  }
  const times = (count: number) => Array.from({ length: count }, (_, index) => index)

  it('that a trusted proxy names: a hall of people stands in nobody’s way', async () => {
    for (const n of times(allowed + 5))
      expect(await guess(trusting, 'videira', { 'x-forwarded-for': `203.0.113.${n}` })).toBe('INVALID_CREDENTIALS')
  })

  it('and not by whatever else a request says', async () => {
    const spoofed = (n: number) => ({
      'x-forwarded-for': `198.51.100.${n}`,
      'x-real-ip': `198.51.100.${n}`,
      'true-client-ip': `198.51.100.${n}`,
      'cf-connecting-ip': `198.51.100.${n}`,
      forwarded: `for=198.51.100.${n}`,
    })
    for (const n of times(allowed)) expect(await guess(wary, 'farol', spoofed(n))).toBe('INVALID_CREDENTIALS')
    expect(await guess(wary, 'farol', spoofed(99))).toBe('CAPTCHA_REQUIRED')
  })

  it('nor by what stands before the address that the proxy itself saw', async () => {
    const behind = (n: number) => ({ 'x-forwarded-for': `198.51.100.${n}, 192.0.2.7` })
    for (const n of times(allowed)) expect(await guess(trusting, 'farol', behind(n))).toBe('INVALID_CREDENTIALS')
    expect(await guess(trusting, 'farol', behind(99))).toBe('CAPTCHA_REQUIRED')
  })
})

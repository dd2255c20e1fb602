import { describe, expect, it } from 'vitest'
import { productDomain } from '../tenancy/product-domain.ts'
import { isSameOrigin } from './same-origin.ts'

const domain = productDomain('https://narthex.test:8443')
const host = 'mare.admin.narthex.test:8443'
const own = `https://${host}`

const judge = (method: string, headers: Record<string, string>) => isSameOrigin({ method, host, headers }, domain)

describe('a call at an office', () => {
  it.each([
    ['POST', { origin: own }],
    ['POST', { origin: own, 'sec-fetch-site': 'same-origin' }],
    ['DELETE', { origin: own, 'sec-fetch-site': 'same-origin' }],
    ['GET', {}],
    ['GET', { origin: own }],
    ['GET', { 'sec-fetch-site': 'same-origin' }],
    ['HEAD', { 'sec-fetch-site': 'none' }],
  ] as const)('is made by its own page or by the address bar: %s %j', (method, headers) => {
    expect(judge(method, headers)).toBe(true)
  })

  it.each([
    ['without an origin, as forms of old browsers and programs', 'POST', {}],
    ['by no origin, as a sandboxed frame', 'POST', { origin: 'null' }],
    ['by the site of the church, which is same-site', 'GET', { 'sec-fetch-site': 'same-site' }],
    ['by the site of the church', 'POST', { origin: 'https://mare.narthex.test:8443', 'sec-fetch-site': 'same-site' }],
    ['by a sibling office', 'POST', { origin: 'https://vale.admin.narthex.test:8443' }],
    ['by a stranger', 'PUT', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['by a stranger who reads', 'GET', { origin: 'https://evil.example' }],
    ['by the same host without TLS', 'POST', { origin: 'http://mare.admin.narthex.test:8443' }],
    ['by the same host at another port', 'POST', { origin: 'https://mare.admin.narthex.test' }],
    ['by an origin that begins alike', 'POST', { origin: `${own}.evil.example` }],
    ['that writes from the address bar', 'POST', { origin: own, 'sec-fetch-site': 'none' }],
    ['whose two marks disagree', 'POST', { origin: own, 'sec-fetch-site': 'cross-site' }],
  ] as const)('is refused when it is made %s', (_, method, headers) => {
    expect(judge(method, headers)).toBe(false)
  })
})

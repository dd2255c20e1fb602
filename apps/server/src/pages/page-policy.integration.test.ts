import type { Tenant } from '@narthex/api/platform/scope/scope'
import { toHost } from '@narthex/api/testing/seeded-churches'
import { describe, expect, it } from 'vitest'
import { inertPolicy } from '../http/security-headers.ts'
import { setUpServer } from '../testing/test-server.ts'

describe('the policy of a page', () => {
  const server = setUpServer()

  const policyAt = async (tenant: Tenant, url: string) => {
    const { headers } = await server.app.inject({ url, headers: { host: toHost(tenant) } })
    return String(headers['content-security-policy'])
  }

  it('admits the third parties of its own church, on the pages that need them, and no other church’s', async () => {
    const { videira, oliveira } = server.churches
    for (const [own, other] of [
      [videira, oliveira] as const,
      [oliveira, videira] as const,
      [videira, oliveira] as const,
    ]) {
      const policy = await policyAt(own, '/event/survey')
      expect(policy.match(/https:\/\/\S+\.survey\.example/g)).toEqual(
        Array(3).fill(`https://${own.label}.survey.example`),
      )
      expect(policy).not.toContain(other.label)
      expect(await policyAt(own, '/about')).not.toContain('survey')
    }
  })

  it('of what is no document lets nothing load, and the answer is kept and named as any page', async () => {
    const headers = { host: toHost(server.churches.videira) }
    const { body, ...manifest } = await server.app.inject({ url: '/manifest.webmanifest', headers })
    expect(manifest.headers).toMatchObject({
      'content-type': 'application/manifest+json',
      'content-security-policy': inertPolicy,
      'cache-control': 'no-cache',
    })
    const etag = String(manifest.headers.etag)
    const again = await server.app.inject({
      url: '/manifest.webmanifest',
      headers: { ...headers, 'if-none-match': etag },
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const head = await server.app.inject({ method: 'HEAD', url: '/manifest.webmanifest', headers })
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', String(body.length)])
  })
})

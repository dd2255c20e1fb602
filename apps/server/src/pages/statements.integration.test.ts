import { setVisual } from '@narthex/api/modules/churches/churches.editing.service'
import { createOwnCall } from '@narthex/api/platform/http/route'
import type { Tenant } from '@narthex/api/platform/scope/scope'
import { toHost } from '@narthex/api/testing/seeded-churches'
import { describe, expect, it } from 'vitest'
import { setUpServer } from '../testing/test-server.ts'
import { builtRenderer } from './page-renderer.ts'

describe('a page of the web app', () => {
  const statements: string[] = []
  const server = setUpServer(async () => ({ renderer: await builtRenderer(), onQuery: (sql) => statements.push(sql) }))

  it.each([
    ['videira', '/', 3],
    ['videira', '/about', 3],
    ['videira', '/privacy', 4],
    ['videira', '/error', 3],
    ['farol', '/', 3],
    ['farol', '/churchs', 3],
    ['pomar', '/', 3],
    ['videira', '/churchs', 3],
  ] as const)(
    'of %s at %s takes %i statements when nothing is known, and none when it is ready',
    async (name, url, most) => {
      const tenant = server.churches[name]
      await forgetEverything(tenant)
      const headers = { host: toHost(tenant) }
      statements.length = 0
      expect((await server.app.inject({ url, headers })).statusCode).toBe(200)
      expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(most)
      expect(statements.length, 'control: statements are counted').toBeGreaterThan(1)

      statements.length = 0
      expect((await server.app.inject({ url, headers })).statusCode).toBe(200)
      expect(statements).toEqual([])
    },
  )

  /** The contents by an edit of each church, the addresses by their names. */
  async function forgetEverything(tenant: Tenant): Promise<void> {
    const { videira, farol } = server.churches
    for (const church of [videira, farol])
      await setVisual(createOwnCall(server.platform.transactions.at(church)), { corApp: '#224488', logo: null })
    await server.platform.bus.publish({ tenants: [tenant.key], hosts: [`CODIGO:${tenant.label}`] })
  }
})

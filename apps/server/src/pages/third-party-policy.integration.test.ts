import { describeChurch } from '@narthex/api/modules/churches/churches.editing.service'
import { createOwnCall } from '@narthex/api/platform/http/route'
import { toHost } from '@narthex/api/testing/seeded-churches'
import { beforeAll, describe, expect, it } from 'vitest'
import { setUpServer } from '../testing/test-server.ts'
import { builtRenderer } from './page-renderer.ts'

describe('the policy of a church with a pixel', () => {
  const server = setUpServer(async () => ({ renderer: await builtRenderer() }))

  beforeAll(async () => {
    await describeChurch(createOwnCall(server.platform.transactions.at(server.churches.videira)), {
      facebookPixelCode: '1234567890',
    })
  })

  const policyAt = async (name: 'videira' | 'oliveira' | 'pomar', url: string) => {
    const { headers } = await server.app.inject({ url, headers: { host: toHost(server.churches[name]) } })
    return String(headers['content-security-policy'])
  }
  const hostsIn = (policy: string) => [...new Set(policy.match(/https:\/\/[^\s;]+/g))].toSorted()

  it('admits exactly Facebook’s hosts', async () => {
    const policy = await policyAt('videira', '/')
    expect(hostsIn(policy)).toEqual(['https://connect.facebook.net', 'https://www.facebook.com'])
    expect(policy).toMatch(/script-src [^;]* https:\/\/connect\.facebook\.net(?:;|$)/)
  })

  it('is no other church’s, and not its organisation’s', async () => {
    expect(hostsIn(await policyAt('oliveira', '/'))).toEqual([])
    expect(hostsIn(await policyAt('pomar', '/'))).toEqual([])
  })

  it.each(['/embed/chat', '/about?embed=true'])('admits nobody in a view inside another site: %s', async (url) => {
    expect(hostsIn(await policyAt('videira', url))).toEqual([])
  })

  it('admits nobody any more once the pixel is gone', async () => {
    await describeChurch(createOwnCall(server.platform.transactions.at(server.churches.videira)), {
      facebookPixelCode: null,
    })
    expect(hostsIn(await policyAt('videira', '/'))).toEqual([])
  })
})

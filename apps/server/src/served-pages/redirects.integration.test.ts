import { isSitePath } from '@narthex/contract/site-path'
import { hostilePaths } from '@narthex/contract/testing/hostile-paths'
import { atStrength } from '@narthex/contract/testing/strength'
import { describe, expect, it } from 'vitest'
import { setUpDemoServer } from '../testing/demo-server.ts'
import { attribute, find, findAll, parseServed } from './testing/served-document.ts'
import { hostNamed, siteOrigin } from './testing/sites.ts'

describe('where a site sends its readers', () => {
  const server = setUpDemoServer()
  const get = (url: string) => server.app.inject({ url, headers: { host: hostNamed('mare') } })

  it('no `redirectTo` takes anybody off the site, nor is it passed on', async () => {
    const interval = atStrength({ deep: 1, full: 6 })
    const share = hostilePaths.filter((_, index) => index % interval === 0)
    expect(share.length).toBeGreaterThan(50)
    for (const redirectTo of share) {
      const { statusCode, headers } = await get(`/login?redirectTo=${encodeURIComponent(redirectTo)}`)
      expect([statusCode, headers.location], redirectTo).toEqual([302, '/access'])
    }
    const own = encodeURIComponent('/user?a=1')
    expect((await get(`/login?redirectTo=${own}`)).headers.location).toBe(`/access?redirectTo=${own}`)
  })

  it.each([
    '//evil.example/user',
    '/.//evil.example/user',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/;@evil.example',
  ])(
    'an address that a browser would take for another site’s is answered by this one, and leads back to it: %s',
    async (path) => {
      for (const query of ['', '?requiresAuth=true', '?embed=true&requiresAuth=true']) {
        const { headers, body } = await get(`${path}${query}`)
        expect(new URL(String(headers.location ?? '/'), siteOrigin('mare')).origin).toBe(siteOrigin('mare'))
        const links = findAll(find(parseServed(body), 'main'), 'a').map(
          (link) => new URL(attribute(link, 'href') ?? '', siteOrigin('mare')),
        )
        expect(links.filter(({ origin }) => origin !== siteOrigin('mare'))).toEqual([])
        const targets = links.map(({ searchParams }) => searchParams.get('redirectTo') ?? '/')
        expect(targets.filter((target) => !isSitePath(target))).toEqual([])
      }
    },
  )
})

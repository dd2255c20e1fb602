import { setEmbedHosts } from '@narthex/api/modules/churches/office/embedding.service'
import { createMemberCall } from '@narthex/api/platform/http/route'
import { toAccountId, toMemberId } from '@narthex/api/platform/ids'
import type { Tenant } from '@narthex/api/platform/scope/scope'
import { toHost } from '@narthex/api/testing/seeded-churches'
import { describe, expect, it } from 'vitest'
import { setUpServer } from '../testing/test-server.ts'

describe('who may frame a page', () => {
  const server = setUpServer()

  const ancestorsAt = async (tenant: Tenant, url: string) => {
    const { headers } = await server.app.inject({ url, headers: { host: toHost(tenant) } })
    return /frame-ancestors ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]
  }
  const own = (code: string) => expect.stringMatching(new RegExp(`^'self' http://${code}\\.narthex\\.test[^ *]*$`))

  it.each([
    ['/', 'none'],
    ['/about', 'none'],
    ['/about?embed=true', 'none'],
    ['/access', 'none'],
    ['/user', 'none'],
    ['/give', 'none'],
    ['/nowhere', 'none'],
    ['/embedded/chat', 'none'],
    ['/EMBED/chat', 'none'],
    ['/embed/chat', 'any'],
    ['/embed/praise?praiseId=1', 'any'],
    ['/embed/player', 'any'],
    ['/embed/print-member-card', 'own'],
    ['/embed/print-member-card/', 'own'],
    ['/embed/Print-Member-Card', 'own'],
    ['/embed/print%2Dmember-card', 'own'],
    ['/embed/reading-plans/list', 'own'],
    ['/embed/Reading-Plans/list', 'own'],
    ['/embed/none', 'own'],
  ])('of a church that lists no hosts: %s by %s', async (path, who) => {
    const expected = { none: "'none'", any: '*', own: own('videira') }[who]
    expect(await ancestorsAt(server.churches.videira, path)).toEqual(expected)
  })

  it('is what the church lists, from its next page on, and of no other church', async () => {
    const { videira, oliveira } = server.churches
    const { platform } = server
    const by = { accountId: toAccountId(0), memberId: toMemberId(0) }
    const call = createMemberCall(platform.transactions.at(videira), by)
    expect(await ancestorsAt(videira, '/embed/chat')).toBe('*')
    await setEmbedHosts(call, ['videira.example', '*.partner.example:8443'])
    expect(await ancestorsAt(videira, '/embed/chat')).toMatch(
      /^'self' http:\/\/videira\.narthex\.test\S* videira\.example \*\.partner\.example:8443$/,
    )
    expect(await ancestorsAt(videira, '/embed/reading-plans/list')).toMatch(
      / videira\.example \*\.partner\.example:8443$/,
    )
    expect(await ancestorsAt(videira, '/embed/player')).toMatch(
      /^'self' http:\/\/videira\.narthex\.test\S* http:\/\/videira\.admin\.narthex\.test\S* videira\.example /,
    )
    expect(await ancestorsAt(videira, '/embed/chat'), 'the office frames the player alone').not.toContain('admin')
    expect(await ancestorsAt(videira, '/embed/print-member-card')).toEqual(own('videira'))
    expect(await ancestorsAt(videira, '/about')).toBe("'none'")
    expect(await ancestorsAt(oliveira, '/embed/chat')).toBe('*')
    await setEmbedHosts(call, [])
    expect(await ancestorsAt(videira, '/embed/chat')).toBe('*')
  })
})

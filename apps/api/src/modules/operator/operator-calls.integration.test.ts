import type { Endpoint } from '@narthex/contract/endpoint'
import { listErrorCodes } from '@narthex/contract/endpoint-errors'
import { fillPath } from '@narthex/contract/endpoint-path'
import { beforeAll, describe, expect, it } from 'vitest'
import { nextAddress } from '../../testing/http-api.ts'
import { join, type Person } from '../../testing/matrix/cast.ts'
import { officeHeaders, officePage, siteHeaders } from '../../testing/office-door.ts'
import { operatorEndpoints } from '../../testing/served-endpoints.ts'
import { setUpSeededChurches } from '../../testing/set-up.ts'
import { operatorHeaders, operatorPage } from '../../testing/set-up-operator.ts'

type Headers = Readonly<Record<string, string>>

const named = (endpoints: readonly Endpoint[]) => endpoints.map((endpoint) => [endpoint.id, endpoint] as const)
const closed = operatorEndpoints.filter(({ access }) => access !== 'public')
const open = operatorEndpoints.filter(({ access }) => access === 'public')
const forbidden = { status: 403, code: 'FORBIDDEN' }
const loggedOut = { status: 401, code: 'UNAUTHENTICATED' }

describe('who may call what operators do', () => {
  const test = setUpSeededChurches()
  let owner: Person
  let member: Person
  let operator: Headers

  beforeAll(async () => {
    owner = await join(test.platform, test.churches, { at: 'videira', roles: ['ROLE_SUPER_ADMIN'] }, { has: [] })
    member = await join(test.platform, test.churches, { at: 'videira' }, { has: [] })
    operator = await operatorHeaders(test.platform)
  })

  async function send(endpoint: Endpoint, headers: Headers) {
    const { params = {}, query = {}, body } = endpoint.example
    const search = Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : ''
    const answer = await test.app.inject({
      method: endpoint.method,
      url: `/api/v1${fillPath(endpoint, params)}${search}`,
      remoteAddress: nextAddress(),
      headers,
      ...(body ? { payload: body } : {}),
    })
    return { status: answer.statusCode, code: answer.statusCode < 300 ? undefined : JSON.parse(answer.body).code }
  }

  it.each(named(closed))('%s: operators alone, at their own host alone', async (_, endpoint) => {
    const { cookie = '' } = operator
    const office = await officeHeaders(test.platform, owner)
    expect(await send(endpoint, operatorPage), 'a stranger').toEqual(loggedOut)
    expect(await send(endpoint, { ...operatorPage, ...siteToken(member) }), 'a member').toEqual(loggedOut)
    expect(await send(endpoint, { ...office, ...operatorPage }), 'an owner by the cookie of an office').toEqual(
      loggedOut,
    )
    expect(await send(endpoint, siteHeaders(test.videira)), 'a stranger at a site').toEqual(loggedOut)
    expect(await send(endpoint, siteHeaders(test.videira, member)), 'a member at a site').toEqual(forbidden)
    expect(await send(endpoint, office), 'an owner at an office').toEqual(forbidden)
    expect(await send(endpoint, { ...officePage(test.videira), cookie }), 'an operator at an office').toEqual(loggedOut)
    expect(await send(endpoint, { ...siteHeaders(test.videira), cookie }), 'an operator at a site').toEqual(loggedOut)
    const elsewhere = { ...operator, origin: 'http://videira.admin.narthex.test', 'sec-fetch-site': 'same-site' }
    expect(await send(endpoint, elsewhere), 'a page of an office').toEqual(forbidden)
  })

  it.each(named(open))('%s is refused at sites and offices', async (_, endpoint) => {
    expect(await send(endpoint, siteHeaders(test.videira, owner))).toEqual(forbidden)
    expect(await send(endpoint, await officeHeaders(test.platform, owner))).toEqual(forbidden)
  })

  it.each(named(closed))('%s answers its example as it declares', async (_, endpoint) => {
    const { status, code } = await send(endpoint, operator)
    expect(status).toBeLessThan(500)
    if (status >= 300) expect(listErrorCodes(endpoint)).toContain(code)
  })

  it('serves no call of a church at the operators’ host', async () => {
    for (const url of ['/api/v1/escritorio', '/api/v1/escritorio/sessao', '/api/v1/stream?topics=x', '/api/bff/menu/'])
      expect((await test.app.inject({ url, headers: operator })).statusCode, url).toBeGreaterThanOrEqual(401)
  })
})

const siteToken = ({ token }: Person) => ({ authorization: `Bearer ${token}` })

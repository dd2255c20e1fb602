import { type Endpoint, findSurface } from '@narthex/contract/endpoint'
import { beforeAll, describe, expect, it } from 'vitest'
import { easyCaptcha } from './testing/captcha.ts'
import { nextAddress } from './testing/http-api.ts'
import { join, type Person } from './testing/matrix/cast.ts'
import { buildSample } from './testing/matrix/sample-calls.ts'
import { officeCallHeaders, officeHeaders, officePage, siteHeaders } from './testing/office-door.ts'
import { servedEndpoints } from './testing/served-endpoints.ts'
import { setUpSeededChurches } from './testing/set-up.ts'

const named = (endpoints: readonly Endpoint[]) => endpoints.map((endpoint) => [endpoint.id, endpoint] as const)
const servedAt = (surface: string) => servedEndpoints.filter((endpoint) => findSurface(endpoint) === surface)
const isClosed = ({ access }: Endpoint) => access !== 'public'

describe('the hosts of a church', () => {
  const test = setUpSeededChurches({ recaptcha: easyCaptcha })
  let owner: Person

  beforeAll(async () => {
    owner = await join(test.platform, test.churches, { at: 'videira', roles: ['ROLE_SUPER_ADMIN'] }, { has: [] })
  })

  async function send(endpoint: Endpoint, headers: Readonly<Record<string, string>>) {
    const { path, body } = buildSample(endpoint, owner)
    const answer = await test.app.inject({
      method: endpoint.method,
      url: `/api/v1${path}`,
      remoteAddress: nextAddress(),
      headers,
      ...(body ? { payload: body } : {}),
    })
    return { status: answer.statusCode, code: answer.body.startsWith('{') ? JSON.parse(answer.body).code : undefined }
  }

  it.each(named(servedAt('office')))(
    '%s is served at the office alone, and refused at the site even to its staff',
    async (_, endpoint) => {
      const refused = { status: 403, code: 'FORBIDDEN' }
      expect(await send(endpoint, siteHeaders(test.videira, owner))).toEqual(refused)
    },
  )

  it.each(named(servedAt('site')))('%s is served at the site alone, and refused at the office', async (_, endpoint) => {
    const refused = { status: 403, code: 'FORBIDDEN' }
    expect(await send(endpoint, await officeHeaders(test.platform, owner))).toEqual(refused)
  })

  it.each(
    named(
      servedEndpoints.filter((endpoint) => isClosed(endpoint) && ['office', 'both'].includes(findSurface(endpoint))),
    ),
  )('%s takes no token at the office, no cookie of a sibling, and no page of another origin', async (_, endpoint) => {
    const { authorization = '' } = siteHeaders(test.videira, owner)
    const loggedOut = { status: 401, code: 'UNAUTHENTICATED' }
    expect(await send(endpoint, { ...officePage(test.videira), authorization })).toEqual(loggedOut)
    expect(await send(endpoint, await officeCallHeaders(test.platform, test.oliveira, owner))).toEqual(loggedOut)
    const elsewhere = { origin: 'http://videira.narthex.test', 'sec-fetch-site': 'same-site' }
    const fromSite = { ...(await officeHeaders(test.platform, owner)), ...elsewhere }
    expect(await send(endpoint, fromSite)).toEqual({ status: 403, code: 'FORBIDDEN' })
  })

  it('serve kinds of records at the office, and every other call of staff at both', () => {
    const ofStaff = servedEndpoints.filter(({ access }) => typeof access === 'object')
    expect(ofStaff.filter((endpoint) => findSurface(endpoint) === 'site')).toEqual([])
    expect(servedAt('office').map(({ id }) => id)).toEqual(expect.arrayContaining(['listOfficeNews', 'addPlayTag']))
  })
})

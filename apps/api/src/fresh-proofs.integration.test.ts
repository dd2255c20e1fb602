import type { Endpoint } from '@narthex/contract/endpoint'
import type { Permission } from '@narthex/contract/permissions'
import { beforeAll, describe, expect, it } from 'vitest'
import { nextAddress } from './testing/http-api.ts'
import { join, type Person } from './testing/matrix/cast.ts'
import { buildSample } from './testing/matrix/sample-calls.ts'
import { officeHeaders, siteHeaders } from './testing/office-door.ts'
import { servedEndpoints } from './testing/served-endpoints.ts'
import { setUpSeededChurches } from './testing/set-up.ts'

const proven = servedEndpoints.filter(({ proof }) => proof === 'fresh')
/** Calls of a church: operators prove who they are at their own console. */
const named = proven.flatMap((endpoint) => (endpoint.surface === 'operator' ? [] : [[endpoint.id, endpoint] as const]))
const findPermission = ({ access }: Endpoint): Permission | undefined =>
  typeof access === 'object' ? access.permission : undefined

/** Permissions whose every call moves money back, or takes data out. */
const dangerous: readonly (Permission | undefined)[] = [
  'giving.refund',
  'events.refund',
  'giving.export',
  'events.export',
]
/** A list with no row: it tells nothing. */
const isEmptyForm = ({ id }: Endpoint) => id === 'getImportTemplate'
const isListFile = ({ download }: Endpoint) =>
  download === 'text/csv' || download?.endsWith('spreadsheetml.sheet') === true

describe('a fresh proof', () => {
  it('is asked of every refund, every change of roles, and every file of a list that staff take out', () => {
    const expected = servedEndpoints.filter(
      (endpoint) =>
        dangerous.includes(findPermission(endpoint)) ||
        (findPermission(endpoint) === 'roles.grant' && endpoint.method !== 'GET') ||
        (findPermission(endpoint) !== undefined && isListFile(endpoint) && !isEmptyForm(endpoint)),
    )
    expect(expected.length).toBeGreaterThan(10)
    expect(expected.flatMap(({ id, proof }) => (proof === 'fresh' ? [] : [id]))).toEqual([])
  })

  it('is asked of where money goes, of credentials, of second factors, and of messages to many', () => {
    const ids = proven.map(({ id }) => id)
    expect(ids).toEqual(
      expect.arrayContaining([
        'setPaymentSettings',
        'setGatewayCredentials',
        'removeGatewayCredentials',
        'renewWebhookAddress',
        'resetFactors',
        'sendEventMessage',
      ]),
    )
  })

  describe('of ten minutes ago', () => {
    const test = setUpSeededChurches()
    let owner: Person

    beforeAll(async () => {
      owner = await join(test.platform, test.churches, { at: 'videira', roles: ['ROLE_SUPER_ADMIN'] }, { has: [] })
      await officeHeaders(test.platform, owner)
      await test.asOwner((db) => db.query("update sessao set confirmada_em = confirmada_em - interval '10 minutes'"))
    })

    async function send(endpoint: Endpoint, headers: Readonly<Record<string, string>>) {
      const { path, body } = buildSample(endpoint, owner)
      const { statusCode, body: answer } = await test.app.inject({
        method: endpoint.method,
        url: `/api/v1${path}`,
        remoteAddress: nextAddress(),
        headers,
        ...(body ? { payload: body } : {}),
      })
      return { status: statusCode, code: answer.startsWith('{') ? JSON.parse(answer).code : undefined }
    }

    it.each(named)('is too old for %s at the office', async (_, endpoint) => {
      const refused = { status: 403, code: 'REAUTHENTICATION_REQUIRED' }
      expect(await send(endpoint, await officeHeaders(test.platform, owner))).toEqual(refused)
    })

    it.each(named.filter(([id, { surface }]) => surface !== 'office' && id !== 'resetFactors'))(
      'is not asked for by %s at the site, where a token calls',
      async (_, endpoint) => {
        expect((await send(endpoint, siteHeaders(test.videira, owner))).code).not.toBe('REAUTHENTICATION_REQUIRED')
      },
    )

    it('is not asked for by what is not dangerous', async () => {
      const [calm] = servedEndpoints.filter(({ id }) => id === 'getChurchProfile')
      if (!calm) throw new Error('no such call')
      expect(await send(calm, await officeHeaders(test.platform, owner))).toMatchObject({ status: 200 })
    })
  })
})

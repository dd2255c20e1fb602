import type { Endpoint } from '@narthex/contract/endpoint'
import { isDeepRun } from '@narthex/contract/testing/strength'
import { registerMember } from '@narthex/contract/users/user.endpoints'
import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type Route, route } from './platform/http/route.ts'
import { openHttpApi } from './testing/http-api.ts'
import { openAdminsOffice } from './testing/matrix/admins-office.ts'
import { buildSample } from './testing/matrix/sample-calls.ts'
import { isTried } from './testing/matrix/tried-calls.ts'
import { type Widened, widenCall } from './testing/matrix/undeclared-fields.ts'
import { takeWrittenTables, watchWrites } from './testing/matrix/written-tables.ts'
import { headersFor } from './testing/office-door.ts'
import { joinChurch } from './testing/people.ts'
import { churchEndpoints } from './testing/served-endpoints.ts'

/*
 * The contract's schemas refuse each field (undeclared-fields.test.ts). Here: that each route asks its schema, once for
 * the query and once for each object of the body; in the deep run with every field.
 */
const office = openAdminsOffice()
beforeAll(() => office.test.asOwner(watchWrites))

it.each(churchEndpoints.filter(isTried).map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s takes nothing besides what it describes, at any depth',
  async (_, endpoint) => {
    // Opens the session of the office, which is written before the writes are watched.
    await headersFor(office.test.platform, endpoint, office.admin)
    await office.test.asOwner(takeWrittenTables)
    expect(await taken(endpoint)).toEqual([])
    expect(await office.test.asOwner(takeWrittenTables), 'written tables').toEqual([])
  },
)

it('control: a write is found', async () => {
  await joinChurch(office.test.platform, office.test.platform.transactions.at(office.test.churches.videira), {
    email: 'written@example.org',
  })
  expect(await office.test.asOwner(takeWrittenTables)).toContain('usuario')
})

it('control: an endpoint that overlooks what it does not describe is found', async () => {
  const loose = { ...registerMember, body: z.object({ nome: z.string() }) } as unknown as typeof registerMember
  const lax: Route = route(loose, async () => ({ status: 201 as const, body: { flagAtivo: false } }))
  const app = openHttpApi(office.test.platform, [lax])
  expect(await taken(loose, app)).toContainEqual(expect.stringMatching(/^body with \w+: 201$/))
  await app.close()
})

/** Lists the calls with an undeclared field that were not refused with 400 VALIDATION. */
async function taken(endpoint: Endpoint, api?: FastifyInstance): Promise<string[]> {
  const { path, body } = buildSample(endpoint, office.admin)
  const [place, search] = path.split('?')
  const query = Object.fromEntries(new URLSearchParams(search))
  const found: string[] = []
  for (const call of chooseCalls(widenCall(endpoint, { query, body }))) {
    const answer = await office.call(endpoint, `${place}?${new URLSearchParams(call.query)}`, call.body, { api })
    if (answer.status !== 400 || JSON.parse(answer.body).code !== 'VALIDATION')
      found.push(`${call.where} with ${call.name}: ${answer.status}`)
  }
  return found
}

/** Chooses all calls in the deep run, otherwise one for each place. */
function chooseCalls(calls: Iterable<Widened>): Iterable<Widened> {
  return isDeepRun ? calls : new Map([...calls].map((call) => [call.where, call])).values()
}

import type { Endpoint } from '@narthex/contract/endpoint'
import { beforeAll, expect, it } from 'vitest'
import { openAdminsOffice } from './testing/matrix/admins-office.ts'
import { join, type Person } from './testing/matrix/cast.ts'
import { kindsNamed } from './testing/matrix/expectations.ts'
import { buildSample, fruitless } from './testing/matrix/sample-calls.ts'
import { servedEndpoints } from './testing/served-endpoints.ts'

const staff = { at: 'videira', roles: ['ROLE_SUPER_ADMIN', 'ROLE_ADMIN'] } as const
const office = openAdminsOffice()
const succeeded = new Set<string>()
let reader: Person
beforeAll(async () => {
  reader = await join(office.test.platform, office.test.churches, staff)
})

/** Calls about oneself that succeed only for another member. */
const isAboutAnother = ({ about }: Endpoint) => typeof about === 'object' && 'of' in about && about.of === 'another'

it.each(servedEndpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
  'the example of %s succeeds, unless the table of exceptions gives a reason',
  async (id, endpoint) => {
    const caller = await joinFor(endpoint)
    const subject = isAboutAnother(endpoint) ? await joinFor(endpoint) : caller
    const { path, body } = buildSample(endpoint, subject)
    const answer = await office.call(endpoint, path, body, { token: caller.token })
    const exception = fruitless[id]
    if (exception) expect(JSON.parse(answer.body), exception.reason).toMatchObject({ code: exception.code })
    else expect(answer, answer.body).toMatchObject({ status: expect.toSatisfy((status: number) => status < 300) })
    if (answer.status < 300) succeeded.add(id)
  },
)

/** One who has everything for what is read; a new person for each call that writes: no other finds its changes. */
async function joinFor(endpoint: Endpoint): Promise<Person> {
  if (endpoint.method === 'GET' && !isAboutAnother(endpoint)) return reader
  return join(office.test.platform, office.test.churches, staff, { has: kindsNamed(endpoint) })
}

it('the examples of all endpoints without an exception have succeeded', () => {
  expect(succeeded.size).toBe(servedEndpoints.length - Object.keys(fruitless).length)
})

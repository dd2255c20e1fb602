import type { Endpoint } from '@narthex/contract/endpoint'
import { expect, it } from 'vitest'
import { openAdminsOffice } from './testing/matrix/admins-office.ts'
import { join, type Person } from './testing/matrix/cast.ts'
import { kindsNamed } from './testing/matrix/expectations.ts'
import { buildSample, fruitless } from './testing/matrix/sample-calls.ts'
import { servedEndpoints } from './testing/served-endpoints.ts'

const office = openAdminsOffice()
const succeeded = new Set<string>()

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

/** A new person for each call: what one call changes, the next does not find. */
function joinFor(endpoint: Endpoint): Promise<Person> {
  const role = { at: 'videira', roles: ['ROLE_SUPER_ADMIN', 'ROLE_ADMIN'] } as const
  return join(office.test.platform, office.test.churches, role, { has: kindsNamed(endpoint) })
}

it('the examples of all endpoints without an exception have succeeded', () => {
  expect(succeeded.size).toBe(servedEndpoints.length - Object.keys(fruitless).length)
})

import * as account from '@narthex/contract/auth/account.endpoints'
import type { Endpoint } from '@narthex/contract/endpoint'
import { describe, expect, it } from 'vitest'
import { listOwnSessions } from './modules/auth/sessions.service.ts'
import { createMemberCall, ok, type Route, route } from './platform/http/route.ts'
import { toAccountId, toMemberId } from './platform/ids.ts'
import { openHttpApi } from './testing/http-api.ts'
import { setUpCallMatrix } from './testing/matrix/call-matrix.ts'
import { join } from './testing/matrix/cast.ts'
import { listEndpoints } from './testing/matrix/cells.ts'

/*
 * Every endpoint, by everybody, about everybody: who is let through, and that a refusal tells and writes nothing.
 * Each is called by its example, and judged by what it declares. Here those that need a login; in three more files what
 * is public and what staff read and write.
 */
const endpoints = listEndpoints('members')

describe('who may call what members do', () => {
  const { test, findComplaints } = setUpCallMatrix(endpoints)

  it.each(endpoints)('%s: only the permitted callers', async (_, endpoint) => {
    expect(await findComplaints(endpoint)).toEqual([])
  })

  it('control: a handler that forgets whose things it gives out is found', async () => {
    // The dispatcher lets no call through that declares whom it is about.
    const undeclared = { ...account.listSessions, about: 'none' as const }
    const careless = route(undeclared, async (call) =>
      ok(
        await listOwnSessions(
          createMemberCall(call, {
            accountId: toAccountId(call.params.id),
            sessionId: '',
            memberId: toMemberId(0),
            roles: [],
          }),
        ),
      ),
    )
    expect(await complaintsOf(careless, account.listSessions)).toContainEqual(
      expect.stringMatching(/^a member about another member: 200/),
    )
  })

  it('control: an endpoint that forgets to ask who calls is found', async () => {
    const open = { ...account.listSessions, access: 'public' as const }
    const careless = route(open, async () => ok([]))
    expect(await complaintsOf({ ...careless, endpoint: open }, account.listSessions)).toContainEqual(
      expect.stringMatching(/^a visitor about .*: 200/),
    )
  })

  it('control: a refusal that writes all the same is found', async () => {
    const careless = route({ ...account.listSessions, about: 'none' as const }, async () => {
      await join(test.platform, test.churches, { at: 'videira' }, { has: [] })
      throw new Error('Too late')
    })
    expect(await complaintsOf(careless, account.listSessions)).toContainEqual(
      expect.stringMatching(/^wrote to .*usuario/),
    )
  })

  async function complaintsOf(careless: Route, endpoint: Endpoint = careless.endpoint): Promise<string[]> {
    const app = openHttpApi(test.platform, [careless])
    return findComplaints(endpoint, app).finally(() => app.close())
  }
})

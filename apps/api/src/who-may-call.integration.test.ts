import * as account from '@narthex/contract/auth/account.endpoints'
import type { Endpoint } from '@narthex/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { listOwnSessions } from './modules/auth/sessions.service.ts'
import { createMemberCall, ok, type Route, route } from './platform/http/route.ts'
import { toAccountId, toMemberId } from './platform/ids.ts'
import { easyCaptcha } from './testing/captcha.ts'
import { nextAddress, openHttpApi } from './testing/http-api.ts'
import { openMailbox } from './testing/mailbox.ts'
import { callers, join, others, type Person, type Role } from './testing/matrix/cast.ts'
import {
  isForAuthors,
  kindsNamed,
  namesChurch,
  namesGroup,
  namesPerson,
  namesThing,
  type Outcome,
  predictOutcome,
  type Subject,
  showsAuthors,
  showsCodeOwner,
} from './testing/matrix/expectations.ts'
import { personalCanary } from './testing/matrix/own-things.ts'
import { buildSample, fruitless, once, type Sample } from './testing/matrix/sample-calls.ts'
import { takeWrittenTables, watchWrites } from './testing/matrix/written-tables.ts'
import { toCanary } from './testing/seeded-churches.ts'
import { servedEndpoints } from './testing/served-endpoints.ts'
import { setUpSeededChurches } from './testing/set-up.ts'
import { walletKeys } from './testing/wallet-keys.ts'

/*
 * Every endpoint, by everybody, about everybody: who is let through, and that a refusal tells and writes nothing.
 * Each is called by its example, and judged by what it declares.
 */
const byId = servedEndpoints.map((endpoint) => [endpoint.id, endpoint] as const)

interface Cell {
  readonly caller: keyof typeof callers
  readonly about: Subject
  readonly outcome: Outcome
}

describe('who may call', () => {
  /** Nothing is let through that would write to them. */
  const standing = new Map<string, Person>()

  const test = setUpSeededChurches({ recaptcha: easyCaptcha, mail: openMailbox(), wallets: walletKeys })

  beforeAll(async () => {
    await join(test.platform, test.churches, { at: 'videira', email: 'ana@example.org' })
    for (const [name, role] of Object.entries<Role | undefined>({ ...callers, ...others }))
      standing.set(name, await join(test.platform, test.churches, role ?? { at: 'videira' }))
    await test.asOwner(watchWrites)
  })

  it.each(byId)('%s: only the permitted callers', async (_, endpoint) => {
    expect(await complaints(test.app, endpoint)).toEqual([])
  })

  it('control: a handler that forgets whose things it gives out is found', async () => {
    // The dispatcher lets no call through that declares whom it is about.
    const undeclared = { ...account.listSessions, about: 'none' as const }
    const careless = route(undeclared, async ({ church, params }) =>
      ok(
        await listOwnSessions(
          test.platform,
          createMemberCall(test.platform.transactions, church, {
            accountId: toAccountId(params.id),
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
      expect.stringMatching(/^a visitor about self: 200/),
    )
  })

  it('control: a refusal that writes all the same is found', async () => {
    const careless = route({ ...account.listSessions, about: 'none' as const }, async () => {
      await join(test.platform, test.churches, { at: 'videira' })
      throw new Error('Too late')
    })
    expect(await complaintsOf(careless, account.listSessions)).toContainEqual(
      expect.stringMatching(/^wrote to .*usuario/),
    )
  })

  async function complaintsOf(careless: Route, endpoint: Endpoint = careless.endpoint): Promise<string[]> {
    const app = openHttpApi(test.platform, [careless])
    return complaints(app, endpoint).finally(() => app.close())
  }

  async function complaints(app: FastifyInstance, endpoint: Endpoint): Promise<string[]> {
    const cells = cellsOf(endpoint)
    const found: string[] = []
    await test.asOwner(takeWrittenTables)
    for (const cell of cells.filter(({ outcome }) => outcome !== 'done')) {
      const complaint = await refusal(app, endpoint, cell)
      if (complaint) found.push(complaint)
    }
    const written = await test.asOwner(takeWrittenTables)
    if (written.length > 0) found.push(`wrote to ${written}`)
    for (const cell of cells.filter(({ outcome }) => outcome === 'done')) {
      const complaint = await success(app, endpoint, cell)
      if (complaint) found.push(complaint)
    }
    return found
  }

  async function refusal(app: FastifyInstance, endpoint: Endpoint, cell: Cell): Promise<string | undefined> {
    const { caller: name, about, outcome } = cell
    const caller = theOne(name)
    const smuggled = { ...theOne('another member'), accountId: caller.accountId, memberId: caller.memberId }
    const subject = about === 'self' ? caller : about === 'smuggled' ? smuggled : theOne(about)
    const token = callers[name] && caller.token
    const { statusCode, body } = await send(app, endpoint.method, buildSample(endpoint, subject), token)
    const isMute = statusCode === outcome && Object.keys(JSON.parse(body)).join() === 'code,message,requestId'
    return isMute ? undefined : `${name} about ${about}: ${statusCode} instead of ${outcome}: ${body}`
  }

  async function success(app: FastifyInstance, endpoint: Endpoint, cell: Cell): Promise<string | undefined> {
    const { caller: name, about } = cell
    const { method, access, id } = endpoint
    // A public call accesses what it names, independent of the caller: of the caller's church only this church's data.
    const other = about === 'self' || about === 'smuggled' ? 'another member' : about
    const isOwn = about === 'self' && (access !== 'public' || isForAuthors(endpoint))
    const subject = await someone(isOwn ? name : other, endpoint)
    const caller = isOwn ? subject : theOne(name)
    const { statusCode, body } = await send(app, method, buildSample(endpoint, subject), callers[name] && caller.token)
    const codes = [fruitless[id]?.code, once[id]?.code]
    const isDone = statusCode < 300 || (statusCode < 500 && codes.includes(JSON.parse(body).code))
    const isNameless = access === 'public' && !showsCodeOwner.has(id) && !showsAuthors.has(id)
    const secrets = [toCanary(test.farol), toCanary(test.fechada)]
    const leaks = [...secrets, ...(isNameless ? [personalCanary] : [])].filter((secret) => body.includes(secret))
    return isDone && leaks.length === 0 ? undefined : `${name} about ${about}: ${statusCode}: ${body}`
  }

  function theOne(name: string): Person {
    const found = standing.get(name)
    if (!found) throw new Error(`There is no person ${name}`)
    return found
  }

  /** A new person for a call that writes, so that no cell sees the changes of another. */
  async function someone(name: keyof typeof callers | keyof typeof others, endpoint: Endpoint): Promise<Person> {
    if (endpoint.method === 'GET') return theOne(name)
    const { email: _, ...role }: Role = { ...callers, ...others }[name] ?? { at: 'videira' }
    return join(test.platform, test.churches, role, { has: kindsNamed(endpoint) })
  }
})

/** All combinations; a call that names no one is about its caller only. */
function cellsOf(endpoint: Endpoint): Cell[] {
  const abouts = [
    'self',
    ...(namesChurch(endpoint) || namesPerson(endpoint) || namesGroup(endpoint) ? Object.keys(others) : []),
    ...(namesThing(endpoint) ? ['smuggled'] : []),
  ] as Subject[]
  return (Object.keys(callers) as (keyof typeof callers)[]).flatMap((caller) =>
    abouts.map((about) => ({ caller, about, outcome: predictOutcome(endpoint, callers[caller], about) })),
  )
}

function send(app: FastifyInstance, method: Endpoint['method'], { path, body }: Sample, token: string | undefined) {
  return app.inject({
    method,
    url: `/api/v1${path}`,
    remoteAddress: nextAddress(),
    headers: { host: 'videira.narthex.test', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body ? { payload: body } : {}),
  })
}

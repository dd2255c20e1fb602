import type { Endpoint } from '@narthex/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import { beforeAll } from 'vitest'
import { easyCaptcha } from '../captcha.ts'
import { nextAddress } from '../http-api.ts'
import { openMailbox } from '../mailbox.ts'
import { toCanary } from '../seeded-churches.ts'
import { setUpSeededChurches } from '../set-up.ts'
import { walletKeys } from '../wallet-keys.ts'
import { callers, join, others, type Person, type Role } from './cast.ts'
import { type Cell, listCells } from './cells.ts'
import { isForAuthors, kindsNamed, showsAuthors, showsCodeOwner } from './expectations.ts'
import { type Kind, personalCanary } from './own-things.ts'
import { buildSample, fruitless, once, type Sample } from './sample-calls.ts'
import { takeWrittenTables, watchWrites } from './written-tables.ts'

/**
 * The seeded churches with a person of every role, who have what calls of these endpoints are about. `findComplaints`
 * makes the calls of an endpoint: who is let through, and that a refusal tells and writes nothing.
 */
export function setUpCallMatrix(endpoints: readonly (readonly [id: string, Endpoint])[]) {
  /** Nothing is let through that would write to them. */
  const standing = new Map<string, Person>()
  const test = setUpSeededChurches({ recaptcha: easyCaptcha, mail: openMailbox(), wallets: walletKeys })
  const has = [...new Set(endpoints.flatMap(([, endpoint]) => kindsNamed(endpoint)))]
  const add = (role: Role = { at: 'videira' }, given?: { readonly has: readonly Kind[] }) =>
    join(test.platform, test.churches, role, given)

  beforeAll(async () => {
    // Of everything that people tell a church there is something, so that any call that shows it is found.
    await add({ at: 'videira', email: 'ana@example.org' })
    for (const [name, role] of Object.entries<Role>(others)) standing.set(name, await add(role))
    for (const [name, role] of Object.entries<Role | undefined>(callers)) standing.set(name, await add(role, { has }))
    await test.asOwner(watchWrites)
  })

  async function findComplaints(endpoint: Endpoint, app: FastifyInstance = test.app): Promise<string[]> {
    const cells = listCells(endpoint)
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
    return add(role, { has: kindsNamed(endpoint) })
  }

  return { test, findComplaints }
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

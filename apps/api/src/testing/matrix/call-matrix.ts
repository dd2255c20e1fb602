import { type Endpoint, findSurface } from '@narthex/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import { beforeAll } from 'vitest'
import { easyCaptcha } from '../captcha.ts'
import { nextAddress } from '../http-api.ts'
import { openMailbox } from '../mailbox.ts'
import { officeCallHeaders, siteHeaders } from '../office-door.ts'
import { toCanary } from '../seeded-churches.ts'
import { servedEndpoints } from '../served-endpoints.ts'
import { setUpSeededChurches } from '../set-up.ts'
import { walletKeys } from '../wallet-keys.ts'
import { callers, join, others, type Person, type Role } from './cast.ts'
import { type Cell, listCells } from './cells.ts'
import { isAboutNoOne, isForAuthors, kindsNamed, showsAuthors, showsCodeOwner } from './expectations.ts'
import { type Kind, personalCanary } from './own-things.ts'
import { buildSample, forSome, fruitless, once, type Sample } from './sample-calls.ts'
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
    await openOffices()
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

  /** Opens the sessions of the office before what is written is watched. */
  async function openOffices(): Promise<void> {
    for (const [name, role] of Object.entries<Role | undefined>(callers))
      if (role?.roles) await officeCallHeaders(test.platform, test.videira, theOne(name))
  }

  async function refusal(app: FastifyInstance, endpoint: Endpoint, cell: Cell): Promise<string | undefined> {
    const { caller: name, about, outcome } = cell
    const caller = theOne(name)
    const smuggled = { ...theOne('another member'), accountId: caller.accountId, memberId: caller.memberId }
    const subject = about === 'self' ? caller : about === 'smuggled' ? smuggled : theOne(about)
    const { statusCode, body } = await send(app, endpoint, buildSample(endpoint, subject), { name, person: caller })
    const isMute = statusCode === outcome && Object.keys(JSON.parse(body)).join() === 'code,message,requestId'
    return isMute ? undefined : `${name} about ${about}: ${statusCode} instead of ${outcome}: ${body}`
  }

  async function success(app: FastifyInstance, endpoint: Endpoint, cell: Cell): Promise<string | undefined> {
    const { caller: name, about } = cell
    const { access, id } = endpoint
    // A public call accesses what it names, independent of the caller: of the caller's church only this church's data.
    const other = about === 'self' || about === 'smuggled' ? 'another member' : about
    const isOwn = about === 'self' && (access !== 'public' || isForAuthors(endpoint))
    const subject = await someone(isOwn ? name : other, endpoint)
    const caller = isOwn ? subject : theOne(name)
    const { statusCode, body } = await send(app, endpoint, buildSample(endpoint, subject), { name, person: caller })
    const codes = [fruitless[id]?.code, once[id]?.code, forSome[id]?.code]
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

  /** A new person for a call that writes to what is theirs, so that no cell sees the changes of another. */
  async function someone(name: keyof typeof callers | keyof typeof others, endpoint: Endpoint): Promise<Person> {
    if (endpoint.method === 'GET' || isAboutNoOne(endpoint)) return theOne(name)
    const { email: _, ...role }: Role = { ...callers, ...others }[name] ?? { at: 'videira' }
    return add(role, { has: kindsNamed(endpoint) })
  }

  async function send(app: FastifyInstance, endpoint: Endpoint, { path, body }: Sample, { name, person }: Sender) {
    const who = callers[name] && person
    const headers = isAtOffice(endpoint, callers[name])
      ? await officeCallHeaders(test.platform, test.videira, who)
      : siteHeaders(test.videira, who)
    return app.inject({
      method: endpoint.method,
      url: `/api/v1${path}`,
      remoteAddress: nextAddress(),
      headers,
      ...(body ? { payload: body } : {}),
    })
  }

  return { test, findComplaints }
}

interface Sender {
  readonly name: keyof typeof callers
  readonly person: Person
}

/**
 * Staff call at the office what it serves alone, and every second call that both hosts serve; everyone what is public there.
 * A member's token is tried on everything else.
 */
function isAtOffice(endpoint: Endpoint, role: Role | undefined): boolean {
  const surface = findSurface(endpoint)
  if (endpoint.access === 'public') return surface === 'office'
  if (!role?.roles) return false
  return surface === 'office' || (surface === 'both' && servedEndpoints.indexOf(endpoint) % 2 === 0)
}

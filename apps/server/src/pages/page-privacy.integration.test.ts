import { transportThrough } from '@narthex/api/platform/http/in-process'
import { readCatalogue } from '@narthex/api/testing/catalogue'
import { join, type Person } from '@narthex/api/testing/matrix/cast'
import { personalCanary } from '@narthex/api/testing/matrix/own-things'
import { toHost } from '@narthex/api/testing/seeded-churches'
import { servedEndpoints } from '@narthex/api/testing/served-endpoints'
import { createApiClient } from '@narthex/contract/client'
import { routeTable } from '@narthex/web/app/routing/route-table.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenTestServer, openTestServer } from '../testing/test-server.ts'
import { builtRenderer } from './page-renderer.ts'
import { renderedPage } from './rendered-page.ts'

/** Builds an address of a route: parameters become 1, the first of each kind. */
const pathOf = (route: string) => route.replace(/:\w+/g, '1').replace('*', 'somewhere')
const paths = routeTable.map(({ path }) => pathOf(path))

/** Public pages that show people: leaders of groups, authors of prayer requests and of answers to them. */
const peopled = ['/groups/:celulaId', '/prayer', '/prayer/:prayerId'].map(pathOf)
const peopledTables = ['usuario', 'celula_membro', 'oracao', 'oracao_mensagem']

/* The pages of the web app itself. `page-poisoning` does the same to the cache with all that a request can carry. */
describe('a page of the web app', () => {
  const statements: string[] = []
  let reader: OpenTestServer
  let visitor: OpenTestServer
  let person: Person

  beforeAll(async () => {
    const begun = new Date()
    const clock = () => begun
    const renderer = await builtRenderer()
    reader = await openTestServer({ renderer, clock, isCopied: true, onQuery: (sql) => statements.push(sql) })
    visitor = await openTestServer({ renderer, clock, beside: reader })
    person = await join(reader.platform, reader.churches, { at: 'videira', roles: ['ROLE_ADMIN'] })
  })
  afterAll(async () => {
    await visitor.close()
    await reader.close()
  })

  const get = async ({ app, churches }: OpenTestServer, url: string, headers: Record<string, string> = {}) => {
    const answer = await app.inject({ url, headers: { host: toHost(churches.videira), ...headers } })
    const { date: _, ...rest } = answer.headers
    return { status: answer.statusCode, headers: rest, body: answer.body }
  }
  /** Headers with all that a browser holds of a logged-in person; for a page the web app sends none of it. */
  const everything = () => {
    const { token, refreshToken, accountId, email } = person
    return {
      authorization: `Bearer ${token}`,
      cookie: `token=${token}; refreshToken=${refreshToken}; user=${accountId}; email=${email}; userName=${personalCanary}`,
    }
  }
  const secrets = () => [personalCanary, person.email, person.token, person.refreshToken, person.sessionId]

  it('is the same, byte for byte, made for who is logged in and made for a visitor, and may be kept by nobody', async () => {
    expect(paths.length).toBeGreaterThan(90)
    const { token, accountId } = person
    for (const path of paths) {
      const made = await get(reader, `${path}?token=${token}&user=${accountId}&email=${person.email}`, everything())
      const clean = await get(visitor, path)
      expect(made, path).toEqual(clean)
      expect(await get(reader, path), path).toEqual(clean)
      for (const secret of secrets()) expect(clean.body.includes(secret), path).toBe(false)
      for (const { headers } of [made, clean]) {
        expect(headers['cache-control'] ?? 'no-store', path).toMatch(/^(no-(cache|store)|public\b.*)$/)
        expect(headers, path).not.toHaveProperty('set-cookie')
        // The one cookie that a page may differ by says which language to speak.
        expect(String(headers.vary ?? ''), path).not.toMatch(/authorization/i)
      }
    }
  })

  it('control: the person is found where a token is looked at', async () => {
    const me = await get(reader, '/api/v1/me', everything())
    expect(me).toMatchObject({ status: 200, body: expect.stringContaining(personalCanary) })
  })

  it('is made without a look at a table of people, but for those who show themselves to everybody', async () => {
    const tables = await tablesOfPeople()
    expect(tables).toEqual(expect.arrayContaining(['conta', 'usuario', 'sessao', 'usuario_role']))
    const naming = (some: readonly string[]) => {
      const names = `"(?:${some.join('|')})"`
      // A column of another table may be called as a table of people is.
      const people = new RegExp(`${names}\\.|\\b(?:from|join|into|update) ${names}`)
      return statements.filter((sql) => people.test(sql))
    }
    const { videira } = reader.churches
    await reader.platform.bus.publish({ tenants: [videira.key], hosts: [] })
    statements.length = 0
    for (const path of peopled) await get(reader, `${path}?embed=true`, everything())
    expect(naming(peopledTables).length).toBeGreaterThan(1)
    expect(naming(tables.filter((table) => !peopledTables.includes(table)))).toEqual([])
    statements.length = 0
    for (const path of paths.filter((path) => !peopled.includes(path)))
      await get(reader, `${path}?embed=true`, everything())
    expect(statements.length).toBeGreaterThan(1)
    expect(naming(tables)).toEqual([])
    await get(reader, '/api/v1/me', everything())
    expect(naming(tables).length, 'control').toBeGreaterThan(0)
  })

  it('is given an API that answers nothing of what needs a login', async () => {
    const closed = servedEndpoints.filter(({ access }) => access !== 'public')
    expect(closed.length).toBeGreaterThan(5)
    const answers: string[] = []
    const spying = await openTestServer({
      beside: reader,
      renderer: {
        async render({ answer }) {
          const api = createApiClient(transportThrough(answer))
          for (const endpoint of closed) {
            const call = api.call(endpoint as never, { params: { id: String(person.accountId) } } as never)
            answers.push(
              await call.then(
                () => endpoint.id,
                ({ code }) => code,
              ),
            )
          }
          return renderedPage({ status: 200, headers: {}, body: '' })
        },
      },
    })
    await get(spying, '/', everything())
    await spying.close()
    expect(answers).toEqual(closed.map(() => 'UNAUTHENTICATED'))
  })

  async function tablesOfPeople(): Promise<string[]> {
    const { columns = {} } = await reader.test.asOwner(readCatalogue)
    const named = Object.keys(columns).flatMap((name) => /^(\w+)\.(?:conta|usuario)_id$/.exec(name)?.[1] ?? [])
    return ['conta', 'usuario', ...named]
  }
})

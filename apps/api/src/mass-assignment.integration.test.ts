import type { Endpoint } from '@narthex/contract/endpoint'
import { registerMember } from '@narthex/contract/users/user.endpoints'
import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type Route, route } from './platform/http/route.ts'
import { openHttpApi } from './testing/http-api.ts'
import { openAdminsOffice } from './testing/matrix/admins-office.ts'
import { buildSample } from './testing/matrix/sample-calls.ts'
import { takeWrittenTables, watchWrites } from './testing/matrix/written-tables.ts'
import { joinChurch } from './testing/people.ts'
import { servedEndpoints } from './testing/served-endpoints.ts'

/* Fields that no caller may set by adding them to the body of another call. */
const extras: Readonly<Record<string, unknown>> = {
  ...{
    id: 1,
    uuid: 'x',
    role: 'ROLE_ADMIN',
    roles: ['ROLE_ADMIN'],
    flagAtivo: true,
    status: 'APROVADO',
    preco: 0,
    price: 0,
  },
  ...{ igreja: 2, idIgreja: 2, igrejaId: 2, usuario: { id: 1 }, 'usuario.id': 1, idUsuario: 1, contaId: 1, userId: 1 },
  ...{ accountId: 1, memberId: 1, groupId: 1, prayerId: 1 },
  ...{ senhaHash: 'x', dataCadastro: '2020-01-01T00:00:00Z', saldo: 1, prototype: { flagAtivo: true } },
}

type Fields = Record<string, unknown>

const office = openAdminsOffice()
beforeAll(() => office.test.asOwner(watchWrites))

it.each(servedEndpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s takes nothing besides what it describes, at any depth',
  async (_, endpoint) => {
    expect(await taken(endpoint)).toEqual([])
    expect(await office.test.asOwner(takeWrittenTables), 'written tables').toEqual([])
  },
)

it('control: a write is found', async () => {
  await joinChurch(office.test.platform, office.test.churches.videira, { email: 'written@example.org' })
  expect(await office.test.asOwner(takeWrittenTables)).toContain('usuario')
})

it('control: an endpoint that overlooks what it does not describe is found', async () => {
  const loose = { ...registerMember, body: z.object({ nome: z.string() }) } as unknown as typeof registerMember
  const lax: Route = route(loose, async () => ({ status: 201 as const, body: { flagAtivo: false } }))
  const app = openHttpApi(office.test.platform, [lax])
  expect(await taken(loose, app)).toContain('body with role: 201')
  await app.close()
})

/** What was not refused, or not as it ought to be. */
async function taken(endpoint: Endpoint, api?: FastifyInstance): Promise<string[]> {
  const { path, body } = buildSample(endpoint, office.admin)
  const found: string[] = []
  for (const [name, value] of Object.entries(extras)) {
    const attempts: [where: string, path: string, body: unknown][] = []
    if (!fieldsOf(endpoint.query).includes(name)) attempts.push(['query', `${path}&${name}=${value}`, body])
    if (endpoint.method !== 'GET')
      for (const [where, widened] of widenings(body ?? {}, 'body', name, value, fieldsOf(endpoint.body)))
        attempts.push([where, path, widened])
    for (const [where, url, payload] of attempts) {
      const answer = await office.call(endpoint, url, payload, { api })
      if (answer.status !== 400 || JSON.parse(answer.body).code !== 'VALIDATION')
        found.push(`${where} with ${name}: ${answer.status}`)
    }
  }
  return found
}

/** The body with a field more, in itself and in each object within it that does not have it. */
function* widenings(
  body: unknown,
  where: string,
  name: string,
  value: unknown,
  declared: readonly string[] = [],
): Generator<[where: string, widened: unknown]> {
  if (typeof body !== 'object' || body === null) return
  if (body instanceof FormData) {
    const form = new FormData()
    for (const [key, part] of body) form.append(key, part)
    form.append(name, String(value))
    return yield [where, form]
  }
  if (!Array.isArray(body) && !(name in body) && !declared.includes(name)) yield [where, { ...body, [name]: value }]
  for (const [key, inner] of Object.entries(body))
    for (const [deeper, widened] of widenings(inner, `${where}.${key}`, name, value)) {
      const copy = (Array.isArray(body) ? [...body] : { ...body }) as Fields
      copy[key] = widened
      yield [deeper, copy]
    }
}

function fieldsOf(schema: Endpoint['query']): string[] {
  return schema ? Object.keys(z.toJSONSchema(schema, { io: 'input' }).properties ?? {}) : []
}

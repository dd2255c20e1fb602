import { hasPermission, staffRoles } from '@narthex/contract/permissions'
import type { Resource } from '@narthex/contract/resources/resource'
import { resourceEndpoints } from '@narthex/contract/resources/resource-endpoints'
import { settingsEndpoints } from '@narthex/contract/resources/settings-endpoints'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { allSettings, kinds } from './testing/matrix/kinds.ts'
import { undeclaredFields } from './testing/matrix/undeclared-fields.ts'
import type { Person } from './testing/people.ts'
import { toCanary } from './testing/seeded-churches.ts'
import { servedEndpoints } from './testing/served-endpoints.ts'
import { setUpSeededChurches } from './testing/set-up.ts'

const roles = [...staffRoles, undefined]
type Role = (typeof roles)[number]
const cases = kinds.flatMap((kind) => roles.map((role) => [kind.name, role ?? 'a member', kind, role] as const))

/** Values that a filter takes, as they travel. */
function listValues(filter: z.ZodMiniType): string[] {
  const { enum: values = [], type } = z.toJSONSchema(filter, { io: 'input', unrepresentable: 'any' })
  if (values.length > 0 || type !== 'string') return values.map(String)
  const taken = ['a', '1', 'a'.repeat(22), '2000-01-01', '1:tem'].find((value) => z.safeParse(filter, value).success)
  if (taken === undefined)
    throw new Error(
      'A filter that takes neither a word, a number, the code of a file, a day nor a condition on an answer',
    )
  return [taken]
}

/** Every way to choose rows that the kind declares: each search, filter and order alone. */
function listChoices({ list: { search, filters, sorts } }: Resource): string[] {
  return [
    '',
    ...(search.length > 0 ? ['term=canary'] : []),
    ...Object.entries(filters).flatMap(([name, filter]) => listValues(filter).map((value) => `${name}=${value}`)),
    ...Object.keys(sorts).flatMap((name) => [`ordem=${name}`, `ordem=-${name}`]),
  ]
}

/** Members without a role have no session of the office. */
const refusalOf = (role: Role) => (role ? 403 : 401)

const permit = (role: Role, permission: Resource['may']['read'] | undefined) =>
  permission !== undefined && hasPermission({ roles: role ? [role] : [] }, permission)

describe('a kind shows a role nothing that is not declared for it', () => {
  const test = setUpSeededChurches()
  const people = new Map<Role, Person>()
  beforeAll(async () => {
    for (const role of roles) people.set(role, await test.join({ roles: role ? [role] : [] }))
  })

  const callAs = async (role: Role, path: string) => {
    const { body, ...answer } = await test.call('GET', path, { office: people.get(role) })
    return { ...answer, body, text: Buffer.isBuffer(body) ? body.toString() : JSON.stringify(body) }
  }
  const others = () => [toCanary(test.oliveira), toCanary(test.farol)]

  it.each(cases)('%s × %s: its list by every search, filter and order', async (_name, _role, kind, role) => {
    for (const choice of listChoices(kind)) {
      const { status, body, text } = await callAs(role, `${kind.path}?${choice}`)
      for (const canary of others()) expect(text).not.toContain(canary)
      if (!permit(role, kind.may.read)) {
        expect({ choice, status }).toEqual({ choice, status: refusalOf(role) })
        expect(text).not.toContain('canary')
        continue
      }
      expect({ choice, status }).toEqual({ choice, status: 200 })
      for (const item of body.itens) expect(z.safeParse(kind.item, item).error?.issues, choice).toBeUndefined()
    }
  })

  it.each(cases)('%s × %s: what is not declared neither filters nor orders', async (_name, _role, kind, role) => {
    const { filters, sorts } = kind.list
    const fields = [...Object.keys(kind.row.shape), ...Object.keys(undeclaredFields), 'igreja_id', 'igrejaId']
    const expected = permit(role, kind.may.read) ? 400 : refusalOf(role)
    for (const field of new Set(fields)) {
      if (!(field in filters)) expect((await callAs(role, `${kind.path}?${field}=1`)).status, field).toBe(expected)
      if (!(field in sorts)) expect((await callAs(role, `${kind.path}?ordem=${field}`)).status, field).toBe(expected)
    }
  })

  it.each(cases)('%s × %s: a record and its history', async (_name, _role, kind, role) => {
    const things: Readonly<Record<string, { readonly id?: number | string }>> = test.things.videira ?? {}
    for (const verb of ['get', 'history'] as const) {
      const call = kind.calls[verb]
      if (!call) continue
      const path = `${kind.path}${things[call.id]?.id}${verb === 'history' ? '/historico' : ''}`
      const { status, body, text } = await callAs(role, path)
      expect({ path, status }).toEqual({ path, status: permit(role, kind.may.read) ? 200 : refusalOf(role) })
      if (status === refusalOf(role)) expect(text).not.toContain('canary')
      else if (verb === 'get') expect(z.safeParse(kind.row, body).error?.issues).toBeUndefined()
    }
  })

  it.each(cases.filter(([, , kind]) => kind.calls.listTrash))(
    '%s × %s: what lies in its trash',
    async (_name, _role, kind, role) => {
      const { listTrash } = resourceEndpoints<Resource>(kind)
      const { status, text } = await callAs(role, listTrash?.path ?? '')
      expect(status).toBe(permit(role, kind.may.read) ? 200 : refusalOf(role))
      for (const canary of others()) expect(text).not.toContain(canary)
    },
  )

  it.each(cases)('%s × %s: its files', async (_name, _role, kind, role) => {
    const { export: csv, exportSheet }: Partial<Record<string, { path: string }>> = resourceEndpoints<Resource>(kind)
    for (const { path } of [csv, exportSheet].filter((endpoint) => endpoint !== undefined)) {
      const { status, text } = await callAs(role, path)
      expect({ path, status }).toEqual({ path, status: permit(role, kind.may.export) ? 200 : refusalOf(role) })
      for (const canary of others()) expect(text).not.toContain(canary)
    }
  })

  const settingsCases = allSettings.flatMap((one) =>
    roles.map((role) => [one.name, role ?? 'a member', one, role] as const),
  )
  it.each(settingsCases)('%s × %s: the settings and their history', async (_name, _role, settings, role) => {
    const { get, history } = settingsEndpoints(settings)
    for (const { path } of [get, history]) {
      const { status, body, text } = await callAs(role, path)
      expect({ path, status }).toEqual({ path, status: permit(role, settings.may.read) ? 200 : refusalOf(role) })
      for (const canary of others()) expect(text).not.toContain(canary)
      if (status === refusalOf(role)) expect(text).not.toContain('canary')
      else if (path === get.path) expect(z.safeParse(settings.row, body).error?.issues).toBeUndefined()
    }
  })

  it('control: all kinds and settings that are served are among them', () => {
    const served = servedEndpoints.filter(({ path }) => path.endsWith('/historico')).map(({ id }) => id)
    const declared = [
      ...kinds.flatMap((kind) => kind.calls.history?.id ?? []),
      ...allSettings.map(({ calls }) => calls.history.id),
    ]
    expect(served.toSorted()).toEqual(declared.toSorted())
  })
})

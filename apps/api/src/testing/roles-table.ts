import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Endpoint } from '@narthex/contract/endpoint'
import { permissionWords } from '@narthex/contract/permission-words'
import { hasPermission, type Permission, permissions, rolesWith, type StaffRole } from '@narthex/contract/permissions'
import type { Resource } from '@narthex/contract/resources/resource'
import { importCalls } from '@narthex/contract/resources/table-calls'
import { kinds } from './matrix/kinds.ts'
import { servedEndpoints } from './served-endpoints.ts'

const file = join(import.meta.dirname, '../../../../docs/roles.md')
const [begin, end] = ['<!-- generated: npm run docs:roles -->', '<!-- end of generated -->']

/** The table of permissions: what each allows, the roles that bring it, and the calls that ask for it. */
export function rolesTable(): string {
  const rows = permissions.map((permission) => {
    const asking = servedEndpoints.filter(({ access }) => asksFor(access, permission)).map(({ id }) => id)
    const calls = [...asking.filter((id) => !madeIds.has(id)).map((id) => `\`${id}\``), ...madeCalls(new Set(asking))]
    return `| \`${permission}\` | ${permissionWords[permission]} | ${rolesWith(permission).join(', ')} | ${calls.join(' ')} |`
  })
  return ['| permission | allows | roles | calls |', '| --- | --- | --- | --- |', ...rows].join('\n')
}

const importVerbs = new Set(Object.keys(importCalls({ one: '', plural: '' })))

/** Verbs and ids of the calls whose ids are made of nouns and verbs: all of a drafted kind, the imports of any other. */
const listMade = ({ calls }: Resource) =>
  Object.entries(calls).filter(([verb]) => calls.saveDraft || importVerbs.has(verb))
const madeIds = new Set(kinds.flatMap((kind) => listMade(kind).map(([, { id }]) => id)))

/** The calls with made ids: kinds have the same verbs. */
function madeCalls(asking: ReadonlySet<string>): string[] {
  const verbsOf = (kind: Resource) => listMade(kind).flatMap(([verb, { id }]) => (asking.has(id) ? [verb] : []))
  const byVerbs = Map.groupBy(kinds, (kind) => verbsOf(kind).join(', '))
  return [...byVerbs].flatMap(([verbs, kinds]) =>
    verbs === '' ? [] : [`– of ${kinds.map(({ name }) => `\`${name}\``).join(', ')}: ${verbs}`],
  )
}

/** The ids of the calls for staff that a role may make. */
export function staffCalls(role: StaffRole): string[] {
  return servedEndpoints
    .filter(({ access }) => typeof access === 'object' && hasPermission({ roles: [role] }, access.permission))
    .map(({ id }) => id)
}

const asksFor = (access: Endpoint['access'], permission: Permission) =>
  typeof access === 'object' && access.permission === permission

/** docs/roles.md as it stands, and as it is with the table of today. */
export async function rolesDocument(): Promise<{ readonly current: string; readonly expected: string }> {
  const current = await readFile(file, 'utf8')
  const [from, to] = [current.indexOf(begin), current.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`docs/roles.md has no part between "${begin}" and "${end}"`)
  const expected = `${current.slice(0, from)}${begin}\n\n${rolesTable()}\n\n${current.slice(to)}`
  return { current, expected }
}

/** Writes the table of today into docs/roles.md. */
export async function writeRolesDocument(): Promise<void> {
  await writeFile(file, (await rolesDocument()).expected)
}

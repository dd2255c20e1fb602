import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { staffRoles } from '@narthex/contract/endpoint'
import { staff } from '@narthex/contract/staff'
import { expect, it } from 'vitest'
import { servedEndpoints } from './testing/served-endpoints.ts'

const table = await readFile(join(import.meta.dirname, '../../../docs/roles.md'), 'utf8')
const kinds = Object.entries(staff).map(([kind, { staff: roles }]) => ({ kind, roles: [...roles].sort().join() }))

it('a call for staff is open to one of the kinds of staff, and stands in the table of roles under it', () => {
  for (const { id, access } of servedEndpoints) {
    if (typeof access !== 'object') continue
    const kind = kinds.find(({ roles }) => roles === [...access.staff].sort().join())?.kind
    expect(kind, id).toBeDefined()
    expect(table, id).toMatch(new RegExp(`^\\| ${kind} \\|.*\`${id}\``, 'm'))
  }
})

it('the table of roles tells of each role, and of nothing that is not served', () => {
  for (const role of staffRoles) expect(table).toContain(role)
  const named = [...table.matchAll(/`([a-z]+[A-Z]\w+)`/g)].map(([, id]) => id)
  const served = servedEndpoints.map(({ id }) => id)
  expect(named.filter((id) => !served.includes(id ?? ''))).toEqual([])
})

import { findSurface } from '@narthex/contract/endpoint'
import { type Permission, permissions } from '@narthex/contract/permissions'
import { findSupportReach, grantedToSupport } from '@narthex/contract/support-reach'
import { describe, expect, it } from 'vitest'
import { requireAccess } from '../../../platform/http/require-access.ts'
import type { Actor } from '../../../platform/http/route.ts'
import { toMemberId } from '../../../platform/ids.ts'
import { supportAccountId } from '../../../platform/work/acting-call.ts'
import { servedEndpoints } from '../../../testing/served-endpoints.ts'

const actor = (mayChange: boolean): Actor => ({
  accountId: supportAccountId,
  memberId: toMemberId(0),
  sessionId: '1',
  roles: [],
  granted: grantedToSupport,
  support: { accessId: 1, mayChange },
})

type Called = (typeof servedEndpoints)[number]
const isAdmitted = (endpoint: Called, mayChange: boolean): boolean => {
  try {
    requireAccess(endpoint, { actor: actor(mayChange), surface: 'office', now: new Date(0) })
    return true
  } catch {
    return false
  }
}
const permissionOf = ({ access }: Called) => (typeof access === 'object' ? access.permission : access)
const idsOf = (endpoints: readonly Called[]) => endpoints.map(({ id }) => id).sort()
const ofPermissions = (...names: readonly Permission[]) =>
  servedEndpoints.filter((endpoint) => names.includes(permissionOf(endpoint) as Permission))

/** The second hand on the table: what support may have at all, permission by permission. */
const open: Readonly<Record<Permission, boolean>> = {
  'audit.read': false,
  cards: false,
  'care.notes': false,
  'care.prayers': false,
  'care.read': false,
  'care.write': false,
  'church.export': false,
  classes: false,
  'content.publish': true,
  'content.write': true,
  'door.scan': false,
  'events.export': false,
  'events.read': true,
  'events.refund': false,
  'events.write': true,
  'giving.export': false,
  'giving.read': false,
  'giving.reconcile': false,
  'giving.refund': false,
  'giving.settings': false,
  'giving.totals': false,
  'giving.write': false,
  'groups.manage': false,
  'groups.read': false,
  'live.host': false,
  media: true,
  'moderation.decide': false,
  'people.documents': false,
  'people.export': false,
  'people.find': false,
  'people.manage': false,
  'people.merge': false,
  'people.read': false,
  'people.write': false,
  'privacy.handle': false,
  'roles.grant': false,
  settings: true,
  'settings.secrets': false,
  'support.open': false,
}

describe('what support reaches at an office', () => {
  it.each(permissions)('%s is decided', (permission) => {
    expect(grantedToSupport.includes(permission)).toBe(open[permission])
    if (open[permission]) return
    const admitted = ofPermissions(permission).filter((endpoint) => isAdmitted(endpoint, true))
    expect(idsOf(admitted)).toEqual([])
  })

  it('changes nothing by reading, over all calls: without the church’s leave only what reads is admitted', () => {
    const own = ['endOfficeSession', 'enterAsSupport']
    const writes = servedEndpoints.filter(({ id, method }) => method !== 'GET' && !own.includes(id))
    expect(writes.length).toBeGreaterThan(500)
    expect(idsOf(writes.filter((endpoint) => isAdmitted(endpoint, false)))).toEqual([])
  })

  it('takes no file, nothing that needs a fresh proof, and nothing of other hosts, no matter what was ticked', () => {
    const closed = servedEndpoints.filter(
      (endpoint) => endpoint.download || endpoint.proof || !['office', 'both'].includes(findSurface(endpoint)),
    )
    expect(closed.length).toBeGreaterThan(100)
    expect(idsOf(closed.filter((endpoint) => isAdmitted(endpoint, true)))).toEqual([])
  })

  it('is what a member or a visitor may call, as far as it is about no one', () => {
    const logins = servedEndpoints.filter(
      (endpoint) => permissionOf(endpoint) === 'login' && isAdmitted(endpoint, true),
    )
    expect(idsOf(logins)).toEqual([
      'findPlaceOfCep',
      'findPlaceOfZip',
      'getOfficeSession',
      'listWaitingWork',
      'searchOffice',
    ])
    const people = servedEndpoints.filter(
      ({ id, about, access }) => access === 'public' && about !== 'none' && id !== 'endOfficeSession',
    )
    expect(idsOf(people.filter((endpoint) => isAdmitted(endpoint, true)))).toEqual([])
  })

  it('is no work of a person’s: views, presence, acts on many', () => {
    const personal = servedEndpoints.filter(
      ({ path, method }) => method !== 'GET' && /\/(?:lote|visao|presenca)/.test(path),
    )
    expect(personal.length).toBeGreaterThan(20)
    expect(idsOf(personal.filter((endpoint) => isAdmitted(endpoint, true)))).toEqual([])
  })

  it('takes nothing away for good: what it removes has a trash or is set again, whatever was ticked', () => {
    const paths = new Set(servedEndpoints.flatMap(({ method, path }) => (method === 'POST' ? [path] : [])))
    const isTakenBack = ({ id, path }: Called) =>
      paths.has(`${path.replace(/\/?\{\w+\}\/?$/, '')}/lixeira/{id}`) ||
      /\/(?:publicacao|agenda)$/.test(path) ||
      /\/importacao\/\{importacaoId\}$/.test(path) ||
      id === 'clearDailyVerse'
    const removals = servedEndpoints.filter(({ id, method }) => method === 'DELETE' && id !== 'endOfficeSession')
    const admitted = removals.filter((endpoint) => isAdmitted(endpoint, true))
    expect(admitted.length).toBeGreaterThan(30)
    expect(idsOf(admitted.filter((endpoint) => !isTakenBack(endpoint)))).toEqual([])
  })

  it.each([
    ['what purges, erases or takes back', /^(?:purge|erase|discard|undo)/],
    ['money', /refund|[Gg]ift|[Pp]ayment|[Gg]ateway|[Rr]econcil/],
    ['rights', /[Rr]ole|[Gg]rant|revoke|[Ff]actor|[Dd]oorkeeper/],
    ['secrets', /[Ss]ecret|[Cc]redential|[Ww]ebhook|[Tt]oken/],
  ])('is closed to %s', (_, name) => {
    const writes = servedEndpoints.filter(
      ({ id, method, surface }) => method !== 'GET' && surface !== 'operator' && name.test(id),
    )
    expect(writes.length).toBeGreaterThan(3)
    expect(idsOf(writes.filter((endpoint) => isAdmitted(endpoint, true)))).toEqual([])
  })

  it('is closed to every export, reads as they are', () => {
    const exported = servedEndpoints.filter(({ id }) => /[Ee]xport/.test(id))
    expect(exported.length).toBeGreaterThan(10)
    expect(idsOf(exported.filter((endpoint) => isAdmitted(endpoint, true)))).toEqual([])
  })

  it('names of events no one who comes', () => {
    const reads = ofPermissions('events.read').filter((endpoint) => isAdmitted(endpoint, false))
    expect(idsOf(reads)).toEqual([
      'getEventStatistics',
      'getOfficeEvent',
      'getOfficeSale',
      'listOfficeContent',
      'sumEventTickets',
    ])
  })

  it('changes what the church publishes and how it is set up, once it may', () => {
    for (const id of ['setOfficeNews', 'setNews', 'publishNews', 'setCongregation', 'setSale'])
      for (const endpoint of servedEndpoints.filter((served) => served.id === id))
        expect([id, findSupportReach(endpoint), isAdmitted(endpoint, true)]).toEqual([id, 'write', true])
  })
})

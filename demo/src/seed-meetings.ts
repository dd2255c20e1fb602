import { randomUUID } from 'node:crypto'
import { membersOf } from '@narthex/api/modules/groups/group-members.service'
import { pageOfGroups } from '@narthex/api/modules/groups/groups.service'
import { saveMaterial } from '@narthex/api/modules/groups/meetings/materials.service'
import { recordMeeting } from '@narthex/api/modules/groups/meetings/meeting-records.service'
import { pageOfMeetings } from '@narthex/api/modules/groups/meetings/meetings.service'
import type { Actor } from '@narthex/api/platform/http/route'
import { validate } from '@narthex/api/platform/http/validate'
import type { Platform } from '@narthex/api/platform/platform'
import type { ChurchScope } from '@narthex/api/platform/tenancy/scope'
import { meetingRecordSchema } from '@narthex/contract/groups/meeting.schemas'
import type { DemoChurch, DemoMeetings } from './demo-tenant.ts'
import type { Seeded } from './seed-members.ts'

const first = { page: 1, limit: 100 }

/** What the groups that a church's people lead have written down, on the last days on which they met but for the very last. */
export async function seedMeetings(
  platform: Platform,
  scope: ChurchScope,
  { meetings = [] }: DemoChurch,
  people: Seeded,
): Promise<void> {
  for (const told of meetings) {
    const leader = people.get(told.leads)
    if (!leader) continue
    const actor = { userId: leader.account.id, memberId: leader.memberId, sessionId: '', roles: [] }
    const led = await pageOfGroups(platform, scope, { ofMember: actor.memberId }, first)
    const group = led.itens.find(({ nome }) => nome === told.group)
    if (!group) throw new Error(`${told.leads} leads no group called ${told.group}`)
    await recordAll(platform, scope, { actor, celulaId: group.id, people }, told)
    for (const material of told.materials)
      await saveMaterial(platform, scope, actor, { celulaId: group.id, id: randomUUID() }, material)
  }
}

interface Group {
  readonly actor: Actor
  readonly celulaId: number
  readonly people: Seeded
}

async function recordAll(
  platform: Platform,
  scope: ChurchScope,
  { actor, celulaId, people }: Group,
  { records }: DemoMeetings,
): Promise<void> {
  const { pendentes } = await pageOfMeetings(platform, scope, actor, celulaId, first)
  const { itens: members } = await membersOf(platform, scope, celulaId, actor, first)
  for (const [at, { missed = [], ...said }] of records.entries()) {
    const data = pendentes[at + 1]
    if (!data) continue
    const absent = missed.map((login) => people.get(login)?.memberId)
    const presencas = members.map(({ idUsuario }) => ({
      idUsuario,
      flagPresente: !absent.includes(idUsuario),
      marcadaEm: `${data}T22:00:00Z`,
    }))
    const record = { ...said, data, presencas: said.flagRealizada === false ? [] : presencas }
    await recordMeeting(platform, scope, actor, { celulaId, id: randomUUID() }, validate(meetingRecordSchema, record))
  }
}

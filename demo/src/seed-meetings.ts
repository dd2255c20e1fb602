import { randomUUID } from 'node:crypto'
import { listGroupMembers } from '@narthex/api/modules/groups/group-members.service'
import { searchGroups } from '@narthex/api/modules/groups/groups.service'
import { saveMaterial } from '@narthex/api/modules/groups/meetings/materials.service'
import { recordMeeting } from '@narthex/api/modules/groups/meetings/meeting-records.service'
import { readMeetings } from '@narthex/api/modules/groups/meetings/meetings.service'
import { createMemberCall, type MemberCall } from '@narthex/api/platform/http/route'
import { validate } from '@narthex/api/platform/http/validate'
import { type GroupId, toGroupId } from '@narthex/api/platform/ids'
import type { ChurchCall } from '@narthex/api/platform/work/transactions'
import { meetingRecordSchema } from '@narthex/contract/groups/meeting.schemas'
import type { DemoChurch, DemoMeetings } from './demo-tenant.ts'
import type { Seeded } from './seed-members.ts'

const first = { page: 1, limit: 100 }

/**
 * Meeting reports of the groups that the demo's people lead, for their last meetings except the most recent.
 */
export async function seedMeetings(at: ChurchCall, { meetings = [] }: DemoChurch, people: Seeded): Promise<void> {
  for (const groupMeetings of meetings) {
    const leader = people.get(groupMeetings.leads)
    if (!leader) continue
    const actor = { accountId: leader.account.id, memberId: leader.memberId }
    const call = createMemberCall(at, actor)
    const led = await searchGroups(call, { ofMember: actor.memberId }, first)
    const group = led.itens.find(({ nome }) => nome === groupMeetings.group)
    if (!group) throw new Error(`${groupMeetings.leads} leads no group called ${groupMeetings.group}`)
    const groupId = toGroupId(group.id)
    await recordAll(call, { groupId, people }, groupMeetings)
    for (const material of groupMeetings.materials) await saveMaterial(call, { groupId, id: randomUUID() }, material)
  }
}

interface Group {
  readonly groupId: GroupId
  readonly people: Seeded
}

async function recordAll(call: MemberCall, { groupId, people }: Group, { records }: DemoMeetings): Promise<void> {
  const { pendentes } = await readMeetings(call, groupId, first)
  const { itens: members } = await listGroupMembers(call, groupId, first)
  for (const [at, { missed = [], ...report }] of records.entries()) {
    const data = pendentes[at + 1]
    if (!data) continue
    const absent = missed.map((login) => people.get(login)?.memberId)
    const presencas = members.map(({ idUsuario }) => ({
      idUsuario,
      flagPresente: !absent.some((memberId) => memberId === idUsuario),
      marcadaEm: `${data}T22:00:00Z`,
    }))
    const record = { ...report, data, presencas: report.flagRealizada === false ? [] : presencas }
    await recordMeeting(call, { groupId, id: randomUUID() }, validate(meetingRecordSchema, record))
  }
}

import { addGroupMember, createGroup } from '@narthex/api/modules/groups/groups.editing.service'
import { requestToJoin } from '@narthex/api/modules/groups/join-requests.service'
import { createMemberCall, createOwnCall } from '@narthex/api/platform/http/route'
import type { GroupId } from '@narthex/api/platform/ids'
import type { ChurchCall } from '@narthex/api/platform/work/transactions'
import { dateIn } from '@narthex/contract/church-time'
import type { DemoChurch, DemoGroup } from './demo-tenant.ts'
import type { Seeded } from './seed-members.ts'
import { firstDay } from './seed-schedule.ts'

/** Creates a church's groups with those members who exist. */
export async function seedGroups(
  call: ChurchCall,
  { founding, groups = [] }: DemoChurch,
  people: Seeded,
): Promise<void> {
  const own = createOwnCall(call)
  const today = dateIn(founding.fusoHorario, call.clock())
  for (const group of groups) {
    const { weekday, nth, time: horario, minutes: duracaoMinutos, leads, assists, members, requests, ...said } = group
    const when = { dataInicio: firstDay({ weekday, ...(nth ? { nth } : {}) }, today), horario, duracaoMinutos }
    await seatAndAsk(call, await createGroup(own, { ...said, ...when }), group, people)
  }
}

async function seatAndAsk(
  call: ChurchCall,
  groupId: GroupId,
  { leads, assists, members = [], requests = [] }: DemoGroup,
  people: Seeded,
): Promise<void> {
  const parts = [
    [leads, 'LIDER'] as const,
    ...(assists ? [[assists, 'AUXILIAR'] as const] : []),
    ...members.map((login) => [login, 'MEMBRO'] as const),
  ]
  const own = createOwnCall(call)
  for (const [login, papel] of parts) {
    const memberId = people.get(login)?.memberId
    // Leaders can be contacted.
    if (memberId) await addGroupMember(own, groupId, { memberId, papel, flagTelefone: papel === 'LIDER' })
  }
  for (const { by, mensagem } of requests) {
    const asker = people.get(by)
    if (!asker) continue
    const actor = { accountId: asker.account.id, memberId: asker.memberId }
    const request = { idCelula: groupId, mensagem, flagCompartilharTelefone: true }
    await requestToJoin(createMemberCall(call, actor), request)
  }
}

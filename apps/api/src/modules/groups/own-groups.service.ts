import type { OwnGroup } from '@narthex/contract/member-home/member-home.schemas'
import type { MemberId } from '../../platform/ids.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { listGroupsOfMember } from './groups.queries.ts'
import { nextMeeting } from './meetings.rules.ts'

/** Upper bound, well above the groups of any member. */
const maxOwnGroups = 50

/** The open groups that a member belongs to, the one that meets next first. The caller checks that the church has the module. */
export async function listOwnGroups(work: ChurchWork, memberId: MemberId, timeZone: string): Promise<OwnGroup[]> {
  const groups = await listGroupsOfMember(work, memberId, maxOwnGroups)
  return groups
    .map(({ dataInicio, horario, duracaoMinutos, frequencia, ...group }) => {
      const { inicio, fim } = nextMeeting({ dataInicio, horario, duracaoMinutos, frequencia }, work.now, timeZone)
      return { ...group, proximoEncontro: { inicio: inicio.toISOString(), fim: fim.toISOString() } }
    })
    .sort((a, b) => Date.parse(a.proximoEncontro.inicio) - Date.parse(b.proximoEncontro.inicio))
}

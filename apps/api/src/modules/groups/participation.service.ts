import type { Participation } from '@narthex/contract/groups/group.schemas'
import type { MemberCall } from '../../platform/http/route.ts'
import type { GroupId } from '../../platform/ids.ts'
import { type GroupCall, inGroups, requireAccess } from './group-access.service.ts'
import { findExactPlace } from './group-places.queries.ts'
import { canLeadGroup, canSeeInside, canSeePhone, type Standing } from './groups.policy.ts'
import { findLeaders } from './groups.service.ts'
import { countWaiting, findLatest } from './join-requests.queries.ts'

/** The actor's relation to a group. The exact place and phone numbers are for its members only. */
export async function getParticipation(call: MemberCall, groupId: GroupId): Promise<Participation> {
  return inGroups(call, async (call) => {
    const { work } = call
    const { standing, seat } = await requireAccess(call, groupId)
    const isInside = canSeeInside(standing)
    const flagLidera = canLeadGroup(standing)
    return {
      papel: standing.papel,
      flagLidera,
      solicitacao: seat ? null : await findOwnRequest(call, groupId),
      endereco: isInside ? ((await findExactPlace(work, groupId)) ?? null) : null,
      escolhas: seat ? { flagTelefone: seat.flagTelefone } : null,
      lideres: isInside ? await listVisibleLeaders(call, groupId, standing) : [],
      solicitacoesPendentes: flagLidera ? await countWaiting(work, groupId) : null,
    }
  })
}

/** An accepted request is hidden: the seat replaces it, and it means nothing after leaving. */
async function findOwnRequest({ work, actor }: GroupCall, groupId: GroupId) {
  const request = await findLatest(work, groupId, actor.memberId)
  if (!request || request.situacao === 'ACEITA') return null
  const { id, situacao, dataCadastro } = request
  return { id, situacao, dataCadastro: dataCadastro.toISOString() }
}

async function listVisibleLeaders({ work, today }: GroupCall, groupId: GroupId, seer: Standing) {
  const leaders = await findLeaders(work, today, groupId)
  return leaders.map(({ id, nome, sobrenome, imagem, telefone, ...seen }) => ({
    idUsuario: id,
    nome,
    sobrenome,
    imagem,
    telefone: canSeePhone(seer, seen) ? telefone : null,
  }))
}

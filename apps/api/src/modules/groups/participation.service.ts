import type { Participation } from '@narthex/contract/groups/group.schemas'
import type { Actor } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { accessTo, type GroupCall, inGroups } from './group-access.service.ts'
import { findExactPlace } from './group-places.queries.ts'
import { canLeadGroup, canSeeInside, canSeePhone, type Standing } from './groups.policy.ts'
import { leadersOf } from './groups.service.ts'
import { countWaiting, findLatest } from './join-requests.queries.ts'

/** What a group is to who is logged in. Where it meets, and whose numbers, its members alone are told. Throws NOT_FOUND. */
export async function participationIn(
  platform: Platform,
  church: ChurchScope,
  groupId: number,
  actor: Actor,
): Promise<Participation> {
  return inGroups(platform, church, actor, async (call) => {
    const { tx } = call
    const { standing, seat } = await accessTo(call, groupId)
    const isInside = canSeeInside(standing)
    const flagLidera = canLeadGroup(standing)
    return {
      papel: standing.papel,
      flagLidera,
      solicitacao: seat ? null : await requestOf(call, groupId),
      endereco: isInside ? ((await findExactPlace(church, tx, groupId)) ?? null) : null,
      escolhas: seat ? { flagTelefone: seat.flagTelefone } : null,
      lideres: isInside ? await leadersSeenBy(call, groupId, standing) : [],
      solicitacoesPendentes: flagLidera ? await countWaiting(church, tx, groupId) : null,
    }
  })
}

/** One that made them a member, who is none any more, is of no use to them. */
async function requestOf({ church, tx, actor }: GroupCall, groupId: number) {
  const request = await findLatest(church, tx, groupId, actor.memberId)
  if (!request || request.situacao === 'ACEITA') return null
  const { id, situacao, dataCadastro } = request
  return { id, situacao, dataCadastro: dataCadastro.toISOString() }
}

async function leadersSeenBy({ church, tx, today }: GroupCall, groupId: number, seer: Standing) {
  const leaders = await leadersOf(church, tx, today, groupId)
  return leaders.map(({ id, nome, sobrenome, imagem, telefone, ...seen }) => ({
    idUsuario: id,
    ...{ nome, sobrenome, imagem },
    telefone: canSeePhone(seer, seen) ? telefone : null,
  }))
}

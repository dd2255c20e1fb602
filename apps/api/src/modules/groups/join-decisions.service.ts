import { DomainError, notFound } from '../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import type { GroupId, JoinRequestId } from '../../platform/ids.ts'
import { findFaces } from '../members/faces.service.ts'
import { notifyMembers } from '../notifications/personal.service.ts'
import { type GroupCall, inGroups, requireLead } from './group-access.service.ts'
import { findSeat, holdGroup, putSeat } from './group-members.queries.ts'
import { decideRequest, findRequest, holdRequest, type RequestRow } from './join-requests.queries.ts'
import { answerNotice } from './join-requests.rules.ts'
import type { Answered } from './join-requests.service.ts'

interface Decision {
  readonly requestId: JoinRequestId
  readonly flagAceita: boolean
}

/**
 * Accepts or declines a join request and notifies the member. Repeating the same answer changes nothing. Acceptance
 * takes a place, which the site shows at once.
 */
export function decideJoinRequest(call: MemberCall, decision: Decision): Promise<Answered> {
  // Only acceptance changes what public pages show.
  const isEdit = decision.flagAceita
  return inGroups(call, (call) => decideWithin(call, decision), { isEdit })
}

/** Answers a request in the caller's transaction. */
export async function decideWithin(call: GroupCall, { requestId, flagAceita }: Decision): Promise<Answered> {
  const { work, today } = call
  const groupId = (await findRequest(work, requestId))?.groupId
  // Lock the group before counting places: with two decisions at once, the second counts the seat that the first gave
  // away.
  if (groupId === undefined || !(await holdGroup(work, groupId))) throw notFound()
  const { group } = await requireLead(call, groupId)
  const request = await holdRequest(work, requestId)
  if (!request || !(await findFaces(work, today, [request.memberId])).has(request.memberId)) throw notFound()
  const situacao = flagAceita ? 'ACEITA' : 'RECUSADA'
  if (request.situacao === situacao) return { id: requestId, situacao }
  if (request.situacao === 'CANCELADA') throw new DomainError('REQUEST_WITHDRAWN')
  if (request.situacao !== 'PENDENTE') throw new DomainError('ALREADY_DECIDED')
  if (flagAceita) await seatRequester(call, group, request)
  await decideRequest(work, requestId, { situacao, dataDecisao: work.now })
  await notifyMembers(work, {
    to: [request.memberId],
    tipo: 'CELULA',
    idEntidadeRelacionada: groupId,
    chave: answerNotice(requestId),
    message: flagAceita ? 'groupAccepted' : 'groupDeclined',
    values: { group: group.nome },
  })
  return { id: requestId, situacao }
}

async function seatRequester(
  { work }: GroupCall,
  { id, vagas }: { readonly id: GroupId; readonly vagas: number | null },
  { memberId, flagTelefone }: RequestRow,
): Promise<void> {
  // Staff may have added the member since the request; they already have a place.
  if (await findSeat(work, id, memberId)) return
  if (vagas === 0) throw new DomainError('GROUP_FULL')
  await putSeat(work, id, { memberId, flagTelefone, papel: 'MEMBRO', desde: work.now })
}

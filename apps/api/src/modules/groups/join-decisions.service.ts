import { notFound } from '../../platform/http/domain-error.ts'
import type { Actor } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { tellMembers } from '../notifications/personal.service.ts'
import { facesOf } from '../users/faces.service.ts'
import { type GroupCall, inGroups, requireLead } from './group-access.service.ts'
import { findSeat, holdGroup, putSeat } from './group-members.queries.ts'
import { alreadyDecided, groupFull, requestWithdrawn } from './groups.errors.ts'
import { decideRequest, findGroupOfRequest, holdRequest, type RequestRow } from './join-requests.queries.ts'
import { answerNotice } from './join-requests.rules.ts'
import type { Answered } from './join-requests.service.ts'

interface Decision {
  readonly requestId: number
  readonly flagAceita: boolean
}

/**
 * Answers a request, and tells whoever asked; the same answer twice is one. Whoever is accepted takes a place, which the
 * site tells at once. Throws NOT_FOUND, also for whoever may not answer, GROUP_FULL, ALREADY_DECIDED, REQUEST_WITHDRAWN.
 */
export function decideJoinRequest(
  platform: Platform,
  church: ChurchScope,
  decision: Decision,
  actor: Actor,
): Promise<Answered> {
  // Only a place that is taken changes what the site tells.
  const isEdit = decision.flagAceita
  return inGroups(platform, church, actor, (call) => decideWithin(call, decision), { isEdit })
}

async function decideWithin(call: GroupCall, { requestId, flagAceita }: Decision): Promise<Answered> {
  const { platform, church, tx, today } = call
  const groupId = await findGroupOfRequest(church, tx, requestId)
  // Before the places are counted: of two who decide at once, the second counts what the first has given away.
  if (groupId === undefined || !(await holdGroup(church, tx, groupId))) throw notFound()
  const { group } = await requireLead(call, groupId)
  const request = await holdRequest(church, tx, requestId)
  if (!request || !(await facesOf(church, tx, today, [request.usuarioId])).has(request.usuarioId)) throw notFound()
  const situacao = flagAceita ? 'ACEITA' : 'RECUSADA'
  if (request.situacao === situacao) return { id: requestId, situacao }
  if (request.situacao === 'CANCELADA') throw requestWithdrawn()
  if (request.situacao !== 'PENDENTE') throw alreadyDecided()
  if (flagAceita) await takeIn(call, group, request)
  await decideRequest(church, tx, requestId, { situacao, dataDecisao: platform.clock() })
  await tellMembers(platform, church, tx, {
    to: [request.usuarioId],
    ...{ tipo: 'CELULA', idEntidadeRelacionada: groupId, chave: answerNotice(requestId) },
    message: flagAceita ? 'groupAccepted' : 'groupDeclined',
    values: { group: group.nome },
  })
  return { id: requestId, situacao }
}

async function takeIn(
  { platform, church, tx }: GroupCall,
  { id, vagas }: { readonly id: number; readonly vagas: number | null },
  { usuarioId, flagTelefone }: RequestRow,
): Promise<void> {
  // Made one otherwise meanwhile: they have their place.
  if (await findSeat(church, tx, id, usuarioId)) return
  if (vagas === 0) throw groupFull()
  await putSeat(church, tx, id, { usuarioId, flagTelefone, papel: 'MEMBRO', desde: platform.clock() })
}

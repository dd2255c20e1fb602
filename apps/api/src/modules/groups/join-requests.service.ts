import { dayMs } from '@narthex/contract/durations'
import type { GroupRequestState, JoinRequest } from '@narthex/contract/groups/group.schemas'
import type { Page, PageQuery } from '@narthex/contract/paging'
import { readPage, type Slice } from '../../platform/database/page.ts'
import { DomainError, notFound, tooManyRequests } from '../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import type { GroupId, JoinRequestId } from '../../platform/ids.ts'
import { type Face, findFaces } from '../members/faces.service.ts'
import { requireMember } from '../members/members.service.ts'
import { notifyMembers, withdrawNotices } from '../notifications/personal.service.ts'
import { type GroupCall, inGroups, requireAccess, requireLead } from './group-access.service.ts'
import { holdGroup, listSeats } from './group-members.queries.ts'
import {
  countSince,
  countWaiting,
  decideRequest,
  findLatest,
  holdRequest,
  insertRequest,
  listWaiting,
  type RequestRow,
} from './join-requests.queries.ts'
import { requestNotice } from './join-requests.rules.ts'

/** Daily limits per member: requests to all groups, and to one group. They stop floods and harassment. */
const maxRequests = { allGroups: 10, oneGroup: 3 }

export interface JoinDetails {
  readonly idCelula: GroupId
  readonly mensagem?: string | undefined
  readonly flagCompartilharTelefone: boolean
}

export interface Answered {
  readonly id: JoinRequestId
  readonly situacao: GroupRequestState
}

/**
 * Requests to join a group and notifies its leaders. Repeating the same request while it is pending returns the first
 * one.
 */
export async function requestToJoin(
  call: MemberCall,
  { idCelula, mensagem = '', flagCompartilharTelefone }: JoinDetails,
): Promise<Answered> {
  const { actor } = call
  return inGroups(call, async (call) => {
    const { work } = call
    // Lock the group first, so that it cannot close and its state at the commit is the one read here.
    await holdGroup(work, idCelula)
    // Lock the member second: the second of two clicks waits here and finds the first request.
    await requireMember(work, actor.memberId)
    const { group, seat, standing } = await requireAccess(call, idCelula)
    if (seat) throw new DomainError('ALREADY_MEMBER')
    const details = { mensagem: mensagem.trim() || null, flagTelefone: flagCompartilharTelefone && !standing.isMinor }
    const latest = await findLatest(work, idCelula, actor.memberId)
    if (latest?.situacao === 'PENDENTE') return repeatAnswer(latest, details)
    if (!group.flagAceitaSolicitacoes) throw new DomainError('NOT_TAKING_REQUESTS')
    if (group.vagas === 0) throw new DomainError('GROUP_FULL')
    await requireWithinLimits(call, idCelula)
    const row = { ...details, groupId: idCelula, memberId: actor.memberId, dataCadastro: work.now }
    const id = await insertRequest(work, row)
    await notifyLeaders(call, group, id)
    return { id, situacao: 'PENDENTE' }
  })
}

function repeatAnswer(
  { id, situacao, ...before }: RequestRow,
  details: Pick<RequestRow, 'mensagem' | 'flagTelefone'>,
): Answered {
  if (before.mensagem !== details.mensagem || before.flagTelefone !== details.flagTelefone)
    throw new DomainError('ALREADY_REQUESTED')
  return { id, situacao }
}

async function requireWithinLimits({ work, actor }: GroupCall, groupId: GroupId): Promise<void> {
  const { all, here } = await countSince(work, actor.memberId, groupId, new Date(work.now.getTime() - dayMs))
  if (all >= maxRequests.allGroups || here >= maxRequests.oneGroup) throw tooManyRequests(dayMs / 1000)
}

async function notifyLeaders(
  { work, today, actor }: GroupCall,
  group: { readonly id: GroupId; readonly nome: string },
  requestId: JoinRequestId,
): Promise<void> {
  const seats = await listSeats(work, group.id, ['LIDER', 'AUXILIAR'])
  const asker = (await findFaces(work, today, [actor.memberId])).get(actor.memberId)
  await notifyMembers(work, {
    to: seats.map(({ memberId }) => memberId),
    tipo: 'CELULA',
    idEntidadeRelacionada: group.id,
    chave: requestNotice(requestId),
    message: 'groupRequest',
    values: { name: asker?.nome ?? '', group: group.nome },
  })
}

/** Withdraws the actor's own request and the notice to leaders. Throws NOT_FOUND for another member's request. */
export async function withdrawRequest(call: MemberCall, requestId: JoinRequestId): Promise<void> {
  const { actor } = call
  await call.inChurch(async (work) => {
    const request = await holdRequest(work, requestId)
    if (request?.memberId !== actor.memberId) throw notFound()
    if (request.situacao === 'CANCELADA') return
    if (request.situacao !== 'PENDENTE') throw new DomainError('ALREADY_DECIDED')
    await decideRequest(work, requestId, { situacao: 'CANCELADA', dataDecisao: work.now })
    await withdrawNotices(work, [requestNotice(requestId)])
  })
}

/** Pending requests, oldest first, for leaders and staff. Throws NOT_FOUND for others. */
export async function listJoinRequests(
  call: MemberCall,
  groupId: GroupId,
  query: PageQuery,
): Promise<Page<JoinRequest>> {
  return inGroups(call, async (call) => {
    const { work } = call
    await requireLead(call, groupId)
    const waiting = await countWaiting(work, groupId)
    return readPage(query, waiting, (slice) => listShownRequests(call, groupId, slice))
  })
}

/** Pending requests of members, oldest first, for callers who may answer them. */
export async function listShownRequests(
  { work, today }: Pick<GroupCall, 'work' | 'today'>,
  groupId: GroupId,
  slice: Slice,
): Promise<JoinRequest[]> {
  const rows = await listWaiting(work, groupId, slice)
  const faces = await findFaces(
    work,
    today,
    rows.map(({ memberId }) => memberId),
  )
  return rows.flatMap((row) => {
    const face = faces.get(row.memberId)
    return face ? [toRequest(row, face)] : []
  })
}

function toRequest({ id, mensagem, flagTelefone, dataCadastro }: RequestRow, face: Face): JoinRequest {
  const { nome, sobrenome, imagem, telefone, isMinor } = face
  return {
    id,
    nome,
    mensagem,
    sobrenome: isMinor ? null : sobrenome,
    imagem: isMinor ? null : imagem,
    telefone: flagTelefone && !isMinor ? telefone : null,
    flagMenor: isMinor,
    dataCadastro: dataCadastro.toISOString(),
  }
}

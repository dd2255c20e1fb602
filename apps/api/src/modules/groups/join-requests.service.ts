import type { GroupRequestState, JoinRequest } from '@narthex/contract/groups/group.schemas'
import { notFound, tooManyRequests } from '../../platform/http/domain-error.ts'
import type { Actor } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { takeBack, tellMembers } from '../notifications/personal.service.ts'
import { type Face, facesOf } from '../users/faces.service.ts'
import { requireMember } from '../users/members.service.ts'
import { accessTo, type GroupCall, inGroups, requireLead } from './group-access.service.ts'
import { holdGroup, listSeats } from './group-members.queries.ts'
import { alreadyDecided, alreadyMember, alreadyRequested, groupFull, notTakingRequests } from './groups.errors.ts'
import type { Paged } from './groups.service.ts'
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

/** What somebody may ask for within a day: of all groups together, and of one. More is a flood, or harassment. */
const most = { ofAll: 10, ofOne: 3 }
const dayMs = 24 * 3_600_000

export interface Asked {
  readonly idCelula: number
  readonly mensagem?: string | undefined
  readonly flagCompartilharTelefone: boolean
}

export interface Answered {
  readonly id: number
  readonly situacao: GroupRequestState
}

/**
 * Asks to be taken into a group, and tells those who lead it. The same again is answered as before, for as long as it
 * waits. Throws NOT_FOUND, ALREADY_REQUESTED, ALREADY_MEMBER, GROUP_FULL, NOT_TAKING_REQUESTS, TOO_MANY_REQUESTS.
 */
export async function requestToJoin(
  platform: Platform,
  church: ChurchScope,
  { idCelula, mensagem = '', flagCompartilharTelefone }: Asked,
  actor: Actor,
): Promise<Answered> {
  return inGroups(platform, church, actor, async (call) => {
    const { tx } = call
    // Before anything is asked of it: nobody closes it meanwhile, and what it is at the commit is what is read here.
    await holdGroup(church, tx, idCelula)
    // Of two clicks the second waits here, and then finds what the first has left.
    await requireMember(church, tx, actor.memberId)
    const { group, seat, standing } = await accessTo(call, idCelula)
    if (seat) throw alreadyMember()
    const said = { mensagem: mensagem.trim() || null, flagTelefone: flagCompartilharTelefone && !standing.isMinor }
    const latest = await findLatest(church, tx, idCelula, actor.memberId)
    if (latest?.situacao === 'PENDENTE') return answerAgain(latest, said)
    if (!group.flagAceitaSolicitacoes) throw notTakingRequests()
    if (group.vagas === 0) throw groupFull()
    await requireFew(call, idCelula)
    const row = { ...said, celulaId: idCelula, usuarioId: actor.memberId, dataCadastro: platform.clock() }
    const id = await insertRequest(church, tx, row)
    await tellThoseWhoLead(call, group, id)
    return { id, situacao: 'PENDENTE' }
  })
}

function answerAgain(
  { id, situacao, ...before }: RequestRow,
  said: Pick<RequestRow, 'mensagem' | 'flagTelefone'>,
): Answered {
  if (before.mensagem !== said.mensagem || before.flagTelefone !== said.flagTelefone) throw alreadyRequested()
  return { id, situacao }
}

async function requireFew({ platform, church, tx, actor }: GroupCall, groupId: number): Promise<void> {
  const { all, here } = await countSince(
    church,
    tx,
    actor.memberId,
    groupId,
    new Date(platform.clock().getTime() - dayMs),
  )
  if (all >= most.ofAll || here >= most.ofOne) throw tooManyRequests(dayMs / 1000)
}

async function tellThoseWhoLead(
  { platform, church, tx, today, actor }: GroupCall,
  group: { readonly id: number; readonly nome: string },
  requestId: number,
): Promise<void> {
  const seats = await listSeats(church, tx, group.id, ['LIDER', 'AUXILIAR'])
  const asker = (await facesOf(church, tx, today, [actor.memberId])).get(actor.memberId)
  await tellMembers(platform, church, tx, {
    to: seats.map(({ usuarioId }) => usuarioId),
    ...{ tipo: 'CELULA', idEntidadeRelacionada: group.id, chave: requestNotice(requestId), message: 'groupRequest' },
    values: { name: asker?.nome ?? '', group: group.nome },
  })
}

/** Takes one's own request back, and what was told of it. Throws NOT_FOUND for another's, ALREADY_DECIDED. */
export async function withdrawRequest(
  platform: Platform,
  church: ChurchScope,
  requestId: number,
  actor: Actor,
): Promise<void> {
  await platform.database.inScope(church, async (tx) => {
    const request = await holdRequest(church, tx, requestId)
    if (request?.usuarioId !== actor.memberId) throw notFound()
    if (request.situacao === 'CANCELADA') return
    if (request.situacao !== 'PENDENTE') throw alreadyDecided()
    await decideRequest(church, tx, requestId, { situacao: 'CANCELADA', dataDecisao: platform.clock() })
    await takeBack(church, tx, [requestNotice(requestId)])
  })
}

/** Requests that wait for an answer, oldest first, for those who may give it. Throws NOT_FOUND for everybody else. */
export async function requestsOf(
  platform: Platform,
  church: ChurchScope,
  groupId: number,
  actor: Actor,
  { page, limit }: Paged,
): Promise<{ itens: JoinRequest[]; total: number; page: number; limit: number }> {
  return inGroups(platform, church, actor, async (call) => {
    const { tx, today } = call
    await requireLead(call, groupId)
    const total = await countWaiting(church, tx, groupId)
    const rows = await listWaiting(church, tx, groupId, { limit, offset: (page - 1) * limit })
    const faces = await facesOf(
      church,
      tx,
      today,
      rows.map(({ usuarioId }) => usuarioId),
    )
    const itens = rows.flatMap((row) => {
      const face = faces.get(row.usuarioId)
      return face ? [toRequest(row, face)] : []
    })
    return { itens, total, page, limit }
  })
}

function toRequest({ id, mensagem, flagTelefone, dataCadastro }: RequestRow, face: Face): JoinRequest {
  const { nome, sobrenome, imagem, telefone, isMinor } = face
  return {
    ...{ id, nome, mensagem },
    sobrenome: isMinor ? null : sobrenome,
    imagem: isMinor ? null : imagem,
    telefone: flagTelefone && !isMinor ? telefone : null,
    flagMenor: isMinor,
    dataCadastro: dataCadastro.toISOString(),
  }
}

import { dateAfter } from '@narthex/contract/church-time'
import type { PageQuery } from '@narthex/contract/paging'
import type {
  enterPrivacyRequest,
  PrivacyRequest,
  PrivacyRequestFile,
} from '@narthex/contract/privacy/privacy.endpoints'
import { type PrivacyRefusal, type PrivacyView, privacyDays } from '@narthex/contract/privacy/privacy-words'
import type * as z from 'zod/mini'
import { readPage } from '../../platform/database/page.ts'
import { invalid, notFound } from '../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import { toMemberId } from '../../platform/ids.ts'
import { findToday } from '../../platform/work/church-facts.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { edit, requireVersion } from '../../platform/work/edit.ts'
import { notifyMembers } from '../notifications/personal.service.ts'
import {
  countDone,
  countOpen,
  findRequest,
  findRequestByKey,
  holdSubject,
  insertRequest,
  listView,
  type RequestRow,
  updateRequest,
} from './privacy.queries.ts'
import { requestRecord } from './privacy.records.ts'
import { findHandlers } from './privacy-handlers.service.ts'
import { planReminders } from './privacy-reminders.service.ts'

/** A page of a view of the requests, with the numbers of what is open. */
export function listPrivacyRequests(
  call: MemberCall,
  { vista, ...query }: PageQuery & { readonly vista: PrivacyView },
) {
  return call.inChurch(async (work) => {
    const reader = { reader: call.actor.memberId, today: await findToday(work) }
    const contagens = await countOpen(work, reader)
    const total = vista === 'CONCLUIDOS' ? await countDone(work) : contagens[vista]
    const page = await readPage(query, total, (slice) => listView(work, reader, vista, slice))
    return { ...page, itens: page.itens.map((row) => toRequest(row, reader.today)), contagens }
  })
}

/** A request with what was asked and answered. Throws NOT_FOUND. */
export const getPrivacyRequest = (call: MemberCall, id: number): Promise<PrivacyRequestFile> =>
  call.inChurch((work) => readFile(work, id))

/**
 * Enters what a person asked for, with its last day: fifteen days after it arrived, on the church's calendar. The same key
 * again is the same request. Throws NOT_FOUND for no person of the church.
 */
export function enterRequest(
  call: MemberCall,
  { idUsuario, recebidoEm, ...asked }: z.output<typeof enterPrivacyRequest.body>,
): Promise<PrivacyRequestFile> {
  const memberId = toMemberId(idUsuario)
  const plan = { act: 'PRIVACY_REQUEST_ENTERED', subject: { usuario: idUsuario }, isPublic: false } as const
  return edit(call, plan, async ({ work, made, unchanged }) => {
    if (!(await holdSubject(work, memberId))) throw notFound()
    const known = await findRequestByKey(work, asked.chave)
    if (known !== undefined) return unchanged(await readFile(work, known))
    if (recebidoEm > (await findToday(work))) throw invalid([{ path: 'body.recebidoEm', message: 'Is still to come' }])
    const prazo = dateAfter(recebidoEm, privacyDays)
    const id = await insertRequest(work, { ...asked, memberId, recebidoEm, prazo })
    made(requestRecord(id, memberId), { pedido: id })
    await planReminders(work, prazo)
    return readFile(work, id)
  })
}

/** Decides who takes a request. Throws NOT_FOUND, CHANGED_MEANWHILE, VALIDATION for a person who may not take it. */
export function assignRequest(
  call: MemberCall,
  id: number,
  { versao, idResponsavel }: { readonly versao: number; readonly idResponsavel: number | null },
): Promise<PrivacyRequestFile> {
  return changeRequest(call, 'PRIVACY_REQUEST_SET', id, async ({ work, row }) => {
    requireVersion(row, versao)
    const responsavelId = idResponsavel === null ? null : toMemberId(idResponsavel)
    if (responsavelId === row.responsavelId) return false
    if (responsavelId !== null) {
      const handlers = await findHandlers(work)
      if (!handlers.some((handler) => handler.id === responsavelId))
        throw invalid([{ path: 'body.idResponsavel', message: 'May not take this request' }])
    }
    await updateRequest(work, id, { responsavelId })
    if (responsavelId !== null && responsavelId !== call.actor.memberId) {
      const about = { tipo: null, idEntidadeRelacionada: null, message: 'privacyGiven' } as const
      await notifyMembers(work, { ...about, to: [responsavelId], chave: `pedido-privacidade-${id}-${versao}` })
    }
    return true
  })
}

/** Closes a request: done, or refused with a reason and an answer. Throws NOT_FOUND, CHANGED_MEANWHILE, VALIDATION. */
export function decideRequest(
  call: MemberCall,
  id: number,
  decision: { readonly versao: number; readonly recusa: PrivacyRefusal | null; readonly resposta: string | null },
): Promise<PrivacyRequestFile> {
  const { versao, recusa, resposta } = decision
  if (recusa !== null && resposta === null) throw invalid([{ path: 'body.resposta', message: 'A refusal says why' }])
  return changeRequest(call, 'PRIVACY_REQUEST_DECIDED', id, async ({ work, row }) => {
    requireVersion(row, versao)
    const concluidoPorId = call.actor.memberId
    await updateRequest(work, id, { concluidoEm: work.now, concluidoPorId, recusa, resposta })
    return true
  })
}

/** Opens a request again. Idempotent. Throws NOT_FOUND. */
export function reopenRequest(call: MemberCall, id: number): Promise<PrivacyRequestFile> {
  return changeRequest(call, 'PRIVACY_REQUEST_REOPENED', id, async ({ work, row }) => {
    if (row.concluidoEm === null) return false
    await updateRequest(work, id, { concluidoEm: null, concluidoPorId: null, recusa: null, resposta: null })
    await planReminders(work, row.prazo)
    return true
  })
}

type RequestAct = 'PRIVACY_REQUEST_SET' | 'PRIVACY_REQUEST_DECIDED' | 'PRIVACY_REQUEST_REOPENED'

/** Changes a request that is held; `change` tells whether anything was changed. */
function changeRequest(
  call: MemberCall,
  act: RequestAct,
  id: number,
  change: (held: { readonly work: ChurchWork; readonly row: RequestRow }) => Promise<boolean>,
): Promise<PrivacyRequestFile> {
  return edit(call, { act, subject: { pedido: id }, isPublic: false }, async ({ work, watch, unchanged }) => {
    const seen = await findRequest(work, id)
    if (!seen) throw notFound()
    const place = requestRecord(id, seen.memberId)
    await place.find(work, { isHeld: true })
    await watch(place)
    const row = await findRequest(work, id)
    if (!row) throw notFound()
    const isChanged = await change({ work, row })
    return isChanged ? readFile(work, id) : unchanged(await readFile(work, id))
  })
}

async function readFile(work: ChurchWork, id: number): Promise<PrivacyRequestFile> {
  const row = await findRequest(work, id)
  if (!row) throw notFound()
  return { ...toRequest(row, await findToday(work)), mensagem: row.mensagem, resposta: row.resposta }
}

function toRequest(row: RequestRow, today: string): PrivacyRequest {
  const { id, versao, tipo, origem, memberId, recebidoEm, prazo, responsavelId, concluidoEm, recusa } = row
  return {
    id,
    versao,
    tipo,
    origem,
    pessoa: memberId === null ? null : { id: memberId, nome: row.nome ?? '' },
    recebidoEm,
    prazo,
    flagVencido: concluidoEm === null && prazo <= today,
    responsavel: responsavelId === null ? null : { id: responsavelId, nome: row.responsavel ?? '' },
    concluidoEm: concluidoEm?.toISOString() ?? null,
    concluidoPor: row.concluidoPor,
    recusa,
  }
}

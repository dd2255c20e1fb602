import type { Page, PageQuery } from '@narthex/contract/paging'
import type {
  ModeratedMessage,
  ModeratedPrayer,
  ModerationQueue,
} from '@narthex/contract/prayer/prayer-moderation.endpoints'
import { toPage, toSlice } from '../../platform/database/page.ts'
import { notFound } from '../../platform/errors/domain-error.ts'
import type { MemberId, PrayerId } from '../../platform/ids.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { findFaces } from '../members/faces.service.ts'
import {
  countWaiting,
  listModeratedMessages,
  listModeratedPrayers,
  listOpenReports,
  listQueue,
  type ModeratedIds,
  type Waiting,
} from './moderation.queries.ts'
import { toOwnPrayer } from './own-prayers.service.ts'
import { getWall } from './settings.service.ts'
import { isShown, type WallCalendar } from './wall.rules.ts'

export interface Moderated {
  readonly oracao: ModeratedPrayer | null
  readonly mensagem: ModeratedMessage | null
}

/** A page of a moderation queue, oldest first, with authors: moderators see who wrote an anonymous prayer. */
export async function readQueue(
  call: ChurchCall,
  { fila, ...query }: PageQuery & { readonly fila: ModerationQueue },
): Promise<Page<Moderated> & { filas: Waiting }> {
  const { calendar } = await getWall(call)
  return call.inChurch(async (work) => {
    const filas = await countWaiting(work)
    const listed = await listQueue(work, fila, toSlice(query))
    const { prayers, messages } = await loadModerated(work, calendar, {
      prayers: listed.flatMap((queued) => (queued.tipo === 'ORACAO' ? [queued.id] : [])),
      messages: listed.flatMap((queued) => (queued.tipo === 'MENSAGEM' ? [queued.id] : [])),
    })
    const itens = listed.map((queued) => ({
      oracao: queued.tipo === 'ORACAO' ? (prayers.get(queued.id) ?? null) : null,
      mensagem: queued.tipo === 'MENSAGEM' ? (messages.get(queued.id) ?? null) : null,
    }))
    return { ...toPage(query, itens, filas[fila]), filas }
  })
}

/** A prayer with reports and author, whether or not it is on the wall. */
export async function getModeratedPrayer(call: ChurchCall, id: PrayerId): Promise<ModeratedPrayer> {
  const { calendar } = await getWall(call)
  const { prayers } = await call.inChurch((work) => loadModerated(work, calendar, { prayers: [id], messages: [] }))
  const prayer = prayers.get(id)
  if (!prayer) throw notFound()
  return prayer
}

async function loadModerated(work: ChurchWork, calendar: WallCalendar, ids: ModeratedIds) {
  const prayers = await listModeratedPrayers(work, ids.prayers)
  const messages = await listModeratedMessages(work, ids.messages)
  const reports = await listOpenReports(work, ids)
  const faces = await findFaces(
    work,
    calendar.today,
    [...prayers, ...messages].map(({ memberId }) => memberId),
  )
  const author = (id: MemberId) => {
    const { nome = '', sobrenome = '', imagem = null, isMinor = false } = faces.get(id) ?? {}
    return { id, nome, sobrenome, imagem, flagMenor: isMinor }
  }
  const reportsOf = (isOfIt: (report: (typeof reports)[number]) => boolean) =>
    reports
      .filter(isOfIt)
      .map(({ motivo, texto, dataCadastro }) => ({ motivo, texto, dataCadastro: onWire(dataCadastro) }))
  return {
    prayers: new Map(
      prayers.map(({ memberId, contatoFeitoEm, sinais, telefone, versao, ...row }) => [
        row.id,
        {
          ...toOwnPrayer(row, calendar),
          sinais,
          telefone,
          versao,
          autor: author(memberId),
          contatoFeitoEm: contatoFeitoEm && onWire(contatoFeitoEm),
          denuncias: reportsOf(({ prayerId, messageId }) => messageId === null && prayerId === row.id),
        },
      ]),
    ),
    messages: new Map(
      messages.map(({ id, prayerId, oracao, mensagem, dataCadastro, situacao, sinais, memberId }) => [
        id,
        {
          id,
          idOracao: prayerId,
          mensagem,
          situacao,
          sinais,
          autor: author(memberId),
          flagOracaoNoMural: isShown(oracao, calendar),
          dataCadastro: onWire(dataCadastro),
          denuncias: reportsOf(({ messageId }) => messageId === id),
        },
      ]),
    ),
  }
}

const onWire = (moment: Date) => moment.toISOString()

import { randomUUID } from 'node:crypto'
import { answerFileBytes } from '@narthex/contract/limits'
import { DomainError, notFound } from '../../../platform/errors/domain-error.ts'
import type { VisitorCall } from '../../../platform/http/route.ts'
import { countStranger } from '../../../platform/strangers/strangers.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { requireRoom } from '../../media/files/keeping.service.ts'
import { listTickets, lockRegistration, type RegistrationRow } from '../registrations/registrations.queries.ts'
import type { TicketNeeds } from '../registrations/ticket-needs.ts'
import { findAnswersDeadline, isBefore } from '../sale/deadlines.rules.ts'
import { requireSale } from '../sale/sale.service.ts'
import { holdExpired } from '../sale/tickets.errors.ts'
import { insertAnswerFile, listAnswerFileIds } from './answer-files.queries.ts'
import { findAnswerFileType } from './answer-files.rules.ts'

/** Limit for a purchase, replaced files included; higher where its form asks for more. */
const usualFiles = 10

/**
 * Keeps a PDF or a photo as the answer to a question of a purchase that is being filled, or of one's own while its answers
 * may be changed. Throws NOT_A_FILE for other
 * kinds, HOLD_EXPIRED for a purchase that is over, NO_ROOM for too many and where the church's storage quota is full.
 */
export async function keepAnswerFile(
  platform: TicketNeeds,
  call: VisitorCall,
  { eventId, codigo }: { readonly eventId: number; readonly codigo: string },
  content: Uint8Array,
): Promise<{ id: string }> {
  await countStranger(platform, call, 'answer file')
  const tipo = findAnswerFileType(content)
  if (!tipo || content.length > answerFileBytes) throw new DomainError('NOT_A_FILE')
  return call.inChurch(async (work) => {
    const registration = await lockRegistration(work, { codigo })
    if (registration?.eventId !== eventId) throw notFound()
    if (!(await isOpenFor(work, call, registration))) throw holdExpired()
    if ((await listAnswerFileIds(work, codigo)).size >= (await findMaxFiles(work, registration)))
      throw new DomainError('NO_ROOM')
    await requireRoom(platform, work, content.length)
    const id = randomUUID()
    await insertAnswerFile(work, {
      id,
      inscricaoCodigo: codigo,
      memberId: call.actor?.memberId ?? null,
      tipo,
      criadoEm: work.now,
      conteudo: content,
    })
    return { id }
  })
}

async function isOpenFor(work: ChurchWork, { actor }: VisitorCall, registration: RegistrationRow): Promise<boolean> {
  if (registration.situacao === 'RESERVADA') return true
  const isOwn = actor !== undefined && registration.memberId === actor.memberId
  if (!isOwn || registration.situacao !== 'CONFIRMADA') return false
  return isBefore(work.now, findAnswersDeadline(await requireSale(work, registration.eventId)))
}

/** A large family may need one for each person and question. */
async function findMaxFiles(work: ChurchWork, { codigo, eventId }: RegistrationRow): Promise<number> {
  const { questions } = await requireSale(work, eventId)
  const mains = (await listTickets(work, codigo)).filter(({ principalId }) => principalId === null)
  return Math.max(usualFiles, mains.length * questions.filter(({ tipo }) => tipo === 'ARQUIVO').length)
}

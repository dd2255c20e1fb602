import { dateIn } from '@narthex/contract/church-time'
import type { HandlerInput, Success } from '@narthex/contract/endpoint'
import type {
  getTicketHolder as getEndpoint,
  setTicketHolder as setEndpoint,
} from '@narthex/contract/tickets/ticket-changes.endpoints'
import type { MemberCall } from '../../../platform/http/route.ts'
import { requireParticipant } from '../buying/participants.rules.ts'
import type { ParticipantRow } from '../registrations/registrations.queries.ts'
import { findAnswersDeadline, isBefore, isUsable } from '../sale/deadlines.rules.ts'
import { requireSale } from '../sale/sale.service.ts'
import { answersClosed } from '../sale/tickets.errors.ts'
import { type Consent, changeHolder } from './holder-changes.service.ts'
import { describeForm, lockOwnTicket, type OwnTicket } from './own-tickets.service.ts'
import { showParticipant } from './shown-holder.rules.ts'
import { findParticipant, listLetInIds } from './ticket-changes.queries.ts'

/** Reads the holder of a ticket of the caller's, and what the event asks of them. */
export function getTicketHolder({ inChurch, actor }: MemberCall, own: OwnTicket): Promise<Success<typeof getEndpoint>> {
  return inChurch(async (work) => {
    const { registration, ticket } = await lockOwnTicket(work, actor, own)
    const { event, ...sale } = await requireSale(work, registration.eventId)
    const participant = await findParticipant(work, ticket.id)
    return {
      evento: { ...event, dataInicio: event.dataInicio.toISOString(), dataFim: event.dataFim.toISOString() },
      formulario: describeForm({ ...sale, event }, ticket),
      participante: participant ? showParticipant(participant) : null,
      versao: participant?.versao ?? 0,
    }
  })
}

/** Changes them, by the rules of the purchase. Throws ANSWERS_CLOSED, CHANGED_MEANWHILE, and as a purchase does. */
export async function setTicketHolder(
  call: MemberCall,
  own: OwnTicket,
  { versao, participante }: HandlerInput<typeof setEndpoint>['body'],
): Promise<Success<typeof setEndpoint>> {
  const { timeZone } = await call.facts()
  return call.inChurch(async (work) => {
    const { registration, ticket } = await lockOwnTicket(work, call.actor, own)
    const sale = await requireSale(work, registration.eventId)
    const isLetIn = (await listLetInIds(work, [ticket.id])).has(ticket.id)
    const isOpen = isUsable(registration, ticket, isLetIn) && isBefore(work.now, findAnswersDeadline(sale))
    if (!isOpen) throw answersClosed()
    const day = dateIn(timeZone, sale.event.dataInicio)
    return changeHolder(work, { registration, ticket, sale }, versao, {
      person: participante,
      memberId: call.actor.memberId,
      requireAnswers: (type, fileIds) =>
        requireParticipant(
          participante,
          type,
          { questions: sale.questions, consentText: sale.termoMenores, day, fileIds },
          0,
        ),
      findConsent: (before) => findConsent(before, participante.consentimento ? sale.termoMenores : null, work.now),
    })
  })
}

/** Consent to an unchanged text keeps its moment. */
function findConsent(before: ParticipantRow | undefined, consentimento: string | null, now: Date): Consent {
  if (consentimento === null) return { consentimento: null, consentimentoEm: null }
  const isSame = before?.consentimento === consentimento
  return { consentimento, consentimentoEm: isSame ? before.consentimentoEm : now }
}

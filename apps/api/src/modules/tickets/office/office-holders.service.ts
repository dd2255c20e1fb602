import type { HandlerInput, Success } from '@narthex/contract/endpoint'
import type {
  getOfficeHolder as getEndpoint,
  setOfficeHolder as setEndpoint,
} from '@narthex/contract/tickets/office-registration.endpoints'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { recordOfficeAct } from '../../payments/office/office-acts.service.ts'
import { changeHolder } from '../after/holder-changes.service.ts'
import { showParticipant } from '../after/my-tickets.service.ts'
import { describeForm } from '../after/own-tickets.service.ts'
import { findParticipant } from '../after/ticket-changes.queries.ts'
import { requireAnswers } from '../registrations/participants.rules.ts'
import { requireSale } from '../sale.service.ts'
import type { TicketNeeds } from '../ticket-needs.ts'
import { answersClosed } from '../tickets.errors.ts'
import { lockOfficeTicket, type OfficePlace } from './office-places.service.ts'

interface OfficeTicketPlace extends OfficePlace {
  readonly ticketId: number
}

/** Who comes with a ticket of an event, and what the event asks of them. Throws NOT_FOUND. */
export function getOfficeHolder({ inChurch }: ChurchCall, at: OfficeTicketPlace): Promise<Success<typeof getEndpoint>> {
  return inChurch(async (work) => {
    const { ticket } = await lockOfficeTicket(work, at)
    const participant = await findParticipant(work, ticket.id)
    return {
      formulario: describeForm(await requireSale(work, at.eventId), ticket),
      participante: participant ? showParticipant(participant) : null,
      versao: participant?.versao ?? 0,
    }
  })
}

/** Changes them at any time while the ticket is valid. Audited. Throws NOT_FOUND, ANSWERS_CLOSED, CHANGED_MEANWHILE, EVT_REG_004. */
export function setOfficeHolder(
  platform: TicketNeeds,
  call: MemberCall,
  at: OfficeTicketPlace,
  { versao, participante }: HandlerInput<typeof setEndpoint>['body'],
): Promise<Success<typeof setEndpoint>> {
  return call.inChurch(async (work) => {
    const { registration, ticket } = await lockOfficeTicket(work, at)
    if (registration.situacao !== 'CONFIRMADA' || ticket.situacao !== 'VALIDO') throw answersClosed()
    const sale = await requireSale(work, at.eventId)
    const changed = await changeHolder(work, { registration, ticket, sale }, versao, {
      person: participante,
      memberId: registration.memberId,
      requireAnswers: (type, fileIds) => requireAnswers(participante, type, { questions: sale.questions, fileIds }, 0),
      findConsent: (before) => ({
        consentimento: before?.consentimento ?? null,
        consentimentoEm: before?.consentimentoEm ?? null,
      }),
    })
    const detalhes = { evento: at.eventId, inscricao: at.codigo, ingresso: ticket.id }
    await recordOfficeAct(platform, work, call, { acao: 'TICKET_HOLDER_SET', detalhes })
    return changed
  })
}

import type { HandlerInput, Success } from '@narthex/contract/endpoint'
import type {
  getOfficeHolder as getEndpoint,
  setOfficeHolder as setEndpoint,
} from '@narthex/contract/tickets/office-registration.endpoints'
import type { MemberCall } from '../../../platform/http/route.ts'
import { edit } from '../../../platform/work/edit.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { changeHolder } from '../after/holder-changes.service.ts'
import { describeForm } from '../after/own-tickets.service.ts'
import { showParticipant } from '../after/shown-holder.rules.ts'
import { findParticipant } from '../after/ticket-changes.queries.ts'
import { requireAnswers } from '../buying/participants.rules.ts'
import { holderRecord } from '../registrations/tickets.records.ts'
import { requireSale } from '../sale/sale.service.ts'
import { answersClosed } from '../sale/tickets.errors.ts'
import { lockOfficeTicket, type OfficePlace } from './office-places.service.ts'

interface OfficeTicketPlace extends OfficePlace {
  readonly ticketId: number
}

/** Reads the holder of a ticket of an event, and what the event asks of them. */
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

/** Changes them at any time while the ticket is valid. */
export function setOfficeHolder(
  call: MemberCall,
  at: OfficeTicketPlace,
  { versao, participante }: HandlerInput<typeof setEndpoint>['body'],
): Promise<Success<typeof setEndpoint>> {
  const { eventId: evento, codigo: inscricao, ticketId: ingresso } = at
  const plan = { act: 'TICKET_HOLDER_SET', subject: { evento, inscricao, ingresso }, isPublic: false } as const
  return edit(call, plan, async ({ work, watch }) => {
    const { registration, ticket } = await lockOfficeTicket(work, at)
    if (registration.situacao !== 'CONFIRMADA' || ticket.situacao !== 'VALIDO') throw answersClosed()
    await watch(holderRecord(ingresso))
    const sale = await requireSale(work, at.eventId)
    return changeHolder(work, { registration, ticket, sale }, versao, {
      person: participante,
      memberId: registration.memberId,
      requireAnswers: (type, fileIds) => requireAnswers(participante, type, { questions: sale.questions, fileIds }, 0),
      findConsent: (before) => ({
        consentimento: before?.consentimento ?? null,
        consentimentoEm: before?.consentimentoEm ?? null,
      }),
    })
  })
}

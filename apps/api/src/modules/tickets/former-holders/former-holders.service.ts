import type { FormerHolder } from '@narthex/contract/tickets/former-holders.endpoints'
import type { MemberCall } from '../../../platform/http/route.ts'
import { requireSale } from '../sale/sale.service.ts'
import { listQuestions, listRegisteredPeople } from './former-holders.queries.ts'
import { mergeFormerHolders } from './former-holders.rules.ts'

/** Tickets that are read back: those of some years of a large family. */
const ticketsRead = 200

/** The people whom the caller registered before, with their answers to questions as this event asks them. */
export function listFormerHolders({ inChurch, actor }: MemberCall, eventId: number): Promise<FormerHolder[]> {
  return inChurch(async (work) => {
    const { questions } = await requireSale(work, eventId)
    const rows = await listRegisteredPeople(work, actor.memberId, ticketsRead)
    const answered = new Set(rows.flatMap(({ respostas }) => respostas.map(({ idPergunta }) => idPergunta)))
    return mergeFormerHolders(rows, await listQuestions(work, [...answered]), questions)
  })
}

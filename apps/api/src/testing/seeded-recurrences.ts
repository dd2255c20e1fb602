import { randomUUID } from 'node:crypto'
import { dateIn } from '@narthex/contract/church-time'
import { assembleApp } from '../app.ts'
import { getFrame } from '../modules/churches/churches.service.ts'
import { addReason } from '../modules/giving/reasons.editing.service.ts'
import { listReasons } from '../modules/giving/reasons.queries.ts'
import { chargeRecurrence } from '../modules/giving/recurrences/charges.service.ts'
import { createRecurrence } from '../modules/giving/recurrences/sign-up.service.ts'
import type { MemberCall } from '../platform/http/route.ts'
import type { Platform } from '../platform/platform.ts'
import { saveSomeCard } from './seeded-payments.ts'

/** The rehearsal gateway declines amounts that end with 01. */
const declinedAmount = 5001

/** A recurring gift of a member whose first charge was declined and will be tried again, with its card. */
export async function giveRegularly(platform: Platform, call: MemberCall, comment: string) {
  const needs = assembleApp(platform).needs
  const { church } = await getFrame(call)
  const [known] = await call.inChurch((work) => listReasons(work, { isActive: true }))
  const givingReasonId = known?.id ?? (await addReason(call, { nome: 'Dízimo' }))
  const card = await saveSomeCard(platform, call, comment.replace(/[^a-z-]/g, ''))
  const { id: recurrenceId } = await createRecurrence(needs, call, {
    chave: randomUUID(),
    idMotivo: givingReasonId,
    valor: declinedAmount,
    flagTaxas: false,
    flagAnonimo: false,
    comentario: comment,
    frequencia: { dias: 30 },
    inicio: dateIn(church.fusoHorario, call.clock()),
    fim: null,
    meio: 'CARTAO',
    idCartao: card.paymentCardId,
  })
  await chargeRecurrence(needs, call, recurrenceId)
  return { ...card, recurrenceId, givingReasonId }
}

import { dateIn } from '@narthex/contract/church-time'
import type { Standstill } from '@narthex/contract/giving/recurrence.schemas'
import { isCardExpired } from '@narthex/contract/payments/card-rules'
import type { PaymentMethod } from '@narthex/contract/payments/payment-states'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { findSavedCard } from '../../payments/cards/cards.service.ts'
import { findPaymentSettings } from '../../payments/methods/settings.service.ts'
import { waitsForLiveChurch } from '../../payments/rehearsal/real-commitments.service.ts'
import { findReason } from '../reasons.queries.ts'
import type { CycleRow } from './cycles.queries.ts'
import type { RecurrenceSignals } from './recurrence.signals.ts'
import { toCycleFacts, toRecurrenceFacts } from './recurrence-facts.rules.ts'
import { type RecurrenceRow, updateRecurrence } from './recurrences.queries.ts'

export const methodByMeans: Readonly<Record<RecurrenceRow['meio'], PaymentMethod>> = {
  CARTAO: 'card',
  PIX_AUTOMATICO: 'pix',
}

/** A gift of a live church waits, as it is, while the church rehearses. */
export const waitsForLive = (work: ChurchWork, { situacao, gateway, meio }: RecurrenceRow): Promise<boolean> =>
  situacao === 'ATIVA' ? waitsForLiveChurch(work, { gateway, method: methodByMeans[meio] }) : Promise.resolve(false)

/** Finds the reason why a gift cannot be charged now; null if there is none. */
export async function findObstacle(
  work: ChurchWork,
  gift: Pick<RecurrenceRow, 'reasonId' | 'meio' | 'gateway' | 'moeda' | 'memberId' | 'cardId' | 'autorizacaoId'>,
): Promise<Standstill | null> {
  const reason = await findReason(work, gift.reasonId)
  if (!reason?.flagAtivo || !reason.flagRecorrencia) return 'MOTIVO'
  const settings = await findPaymentSettings(work)
  const offered = settings?.methods.find(({ method }) => method === methodByMeans[gift.meio])
  if (offered?.gateway !== gift.gateway || settings?.currency !== gift.moeda) return 'METODO'
  if (gift.meio !== 'CARTAO') return gift.autorizacaoId === null ? 'BANCO' : null
  const card = gift.cardId === null ? undefined : await findSavedCard(work, gift.memberId, gift.cardId)
  if (!card || card.gateway !== gift.gateway) return 'CARTAO'
  const expiry = { month: card.validadeMes, year: card.validadeAno }
  return isCardExpired(expiry, dateIn('UTC', work.now)) ? 'CARTAO' : null
}

/** Stops a gift until its giver does something: it is paused by the church's doing, or has failed. */
export async function stopGift(
  { signals }: { readonly signals: RecurrenceSignals },
  work: ChurchWork,
  gift: RecurrenceRow,
  impedimento: Standstill,
): Promise<void> {
  const situacao = impedimento === 'MOTIVO' ? 'PAUSADA' : 'FALHOU'
  await updateRecurrence(work, gift.id, { situacao, impedimento })
  for (const listen of signals.paused) await listen(work, toRecurrenceFacts({ ...gift, situacao }), impedimento)
}

/** Announces a failed try. */
export async function announceFailure(
  { signals }: { readonly signals: RecurrenceSignals },
  work: ChurchWork,
  gift: RecurrenceRow,
  cycle: CycleRow,
): Promise<void> {
  const { codigoRecusa, proximaTentativa: nextTryAt } = cycle
  for (const listen of signals.chargeFailed)
    await listen(work, toRecurrenceFacts(gift), { ...toCycleFacts(cycle), codigoRecusa, nextTryAt })
}

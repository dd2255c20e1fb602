import { planRetry } from '../../../platform/recurring/retries.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { failCharge } from '../../payments/commitments/failing.service.ts'
import type { ChargeRow } from './charges.queries.ts'
import { queuePlayMail } from './mails/play-mails.jobs.ts'
import { playCharges } from './play-charges.service.ts'
import { type SubscriptionRow, updateSubscription } from './subscriptions.queries.ts'
import { findLastDay } from './terms.rules.ts'

export interface FailedTerm {
  readonly charge: ChargeRow
  readonly code: string | null
  readonly timeZone: string
  /** No repetition can mend it. */
  readonly isFinal?: boolean
}

/** Ends a failed try of a term: it is tried again after one, three and seven days, where that may help. */
export async function failTerm(
  work: ChurchWork,
  subscription: SubscriptionRow,
  { charge, code, timeZone, isFinal = false }: FailedTerm,
): Promise<void> {
  const { id, situacao } = subscription
  const firstTry = findLastDay(charge.inicio, timeZone)
  const tries = { id, firstTry, tries: charge.tentativas, code, nextDay: null, now: work.now, timeZone }
  const goesOn = situacao === 'TESTE' || situacao === 'ATIVA' || situacao === 'ATRASADA'
  const retry = isFinal || !goesOn ? null : planRetry(tries)
  const failed = await failCharge(work, playCharges, { charge, code, retry })
  if (!failed || !goesOn) return
  await updateSubscription(work, id, { situacao: 'ATRASADA' })
  const proxima = retry?.toISOString() ?? null
  await queuePlayMail(work, subscription, { tipo: 'RECUSADA', codigoRecusa: failed.codigoRecusa, proxima })
}

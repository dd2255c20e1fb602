import type { Needs } from '../../../platform/platform.ts'
import { planRetry } from '../../../platform/recurring/retries.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { type ChargeRow, updateCharge } from './charges.queries.ts'
import { queuePlayMail } from './mails/play-mails.jobs.ts'
import { playRenewalQueue } from './subscriptions.jobs.ts'
import { type SubscriptionRow, updateSubscription } from './subscriptions.queries.ts'
import { findLastDay } from './terms.rules.ts'

export interface FailedCharge {
  readonly charge: ChargeRow
  readonly code: string | null
  readonly timeZone: string
  /** No repetition can mend it. */
  readonly isFinal?: boolean
}

/** A charge by card failed: it is tried again after one, three and seven days, where that may help. */
export async function failCharge(
  platform: Needs<'jobs'>,
  work: ChurchWork,
  subscription: SubscriptionRow,
  { charge, code, timeZone, isFinal = false }: FailedCharge,
): Promise<void> {
  const { id, situacao } = subscription
  const firstTry = findLastDay(charge.inicio, timeZone)
  const tries = { id, firstTry, tries: charge.tentativas, code, nextDay: null, now: work.now, timeZone }
  const goesOn = situacao === 'TESTE' || situacao === 'ATIVA' || situacao === 'ATRASADA'
  const retry = isFinal || !goesOn ? null : planRetry(tries)
  const change = {
    situacao: retry ? ('COBRANDO' as const) : ('DESISTIDA' as const),
    proximaTentativa: retry,
    codigoRecusa: code ?? 'unexplained',
  }
  if (!(await updateCharge(work, charge, ['COBRANDO'], change))) return
  if (!goesOn) return
  await updateSubscription(work, id, { situacao: 'ATRASADA' })
  if (retry)
    await platform.jobs.enqueue(
      work,
      playRenewalQueue,
      { assinatura: id },
      { singletonKey: `${id}/${charge.termo}/${charge.tentativas}`, startAfter: retry },
    )
  const proxima = retry?.toISOString() ?? null
  await queuePlayMail(platform, work, subscription, { tipo: 'RECUSADA', codigoRecusa: change.codigoRecusa, proxima })
}

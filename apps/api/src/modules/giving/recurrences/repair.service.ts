import { dateIn } from '@narthex/contract/church-time'
import type { Recurrence } from '@narthex/contract/giving/recurrence.schemas'
import { countMemberUse } from '../../../platform/attempts/count-use.ts'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import { isUnderWay } from '../../../platform/recurring/tries.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { DueCommitment } from '../../payments/commitments/charging.service.ts'
import { planLook } from '../../payments/commitments/failing.service.ts'
import { restorePayer } from '../../payments/orders/orders.service.ts'
import { findMemberAsPayer } from '../../payments/orders/payers.service.ts'
import { invalidCardToken, methodUnavailable } from '../../payments/orders/payments.errors.ts'
import { holdPaymentMode } from '../../payments/rehearsal/real-commitments.service.ts'
import { sendGiftTry } from './charges.service.ts'
import { type BegunTry, beginCycleTry, orderCycle } from './claims.service.ts'
import { findCycle } from './cycles.queries.ts'
import { findResumedDay, fromPlannedDay, hasEnded } from './cycles.rules.ts'
import { giftCharges } from './gift-charges.service.ts'
import { requireOwnRecurrence } from './own-recurrence.service.ts'
import type { RecurrenceNeeds } from './recurrence-needs.ts'
import { cycleInProgress, recurrenceEnded } from './recurrences.errors.ts'
import { updateRecurrence } from './recurrences.queries.ts'
import { readRecurrence } from './recurrences.service.ts'
import { findObstacle, waitsForLive } from './standstill.service.ts'

/** Charges that a member starts by hand in fifteen minutes. */
const maxRepairs = 10
/** Delay of the job that recovers a repair whose process died. */
const lookAfterMs = 60_000

/** Charges a failed cycle now, with the card that the gift has now. A gift that had failed goes on. */
export async function retryCycle(
  platform: RecurrenceNeeds,
  call: MemberCall,
  { id, ciclo }: { readonly id: string; readonly ciclo: number },
): Promise<Recurrence> {
  await countMemberUse(call, { what: 'repairs of recurring gifts', maxAttempts: maxRepairs })
  const { timeZone } = await call.facts()
  const payer = await findMemberAsPayer(call)
  const repair = { id, ciclo, payer, timeZone }
  const begun = await call.inChurch((work) => beginRepair(work, call, repair))
  if (begun) await sendGiftTry(platform, call, begun)
  return call.inChurch((work) => readRecurrence(work, call, id))
}

interface Repair extends DueCommitment {
  readonly ciclo: number
}

/** Begins a repair; undefined if the cycle has been charged since. */
async function beginRepair(
  work: ChurchWork,
  call: MemberCall,
  { id, ciclo, payer, timeZone }: Repair,
): Promise<BegunTry | undefined> {
  await holdPaymentMode(work)
  const gift = await requireOwnRecurrence(work, call, id)
  const cycle = await findCycle(work, id, ciclo)
  if (!cycle || cycle.situacao === 'PULADO') throw notFound()
  if (cycle.situacao === 'RECEBIDO' || cycle.situacao === 'ESTORNADO') return undefined
  if (hasEnded(gift)) throw recurrenceEnded()
  if (isUnderWay(cycle)) throw cycleInProgress()
  if (gift.impedimento === 'BANCO' || gift.situacao === 'PENDENTE') throw methodUnavailable()
  if (await waitsForLive(work, { ...gift, situacao: 'ATIVA' })) throw methodUnavailable()
  if ((await findObstacle(work, gift)) === 'CARTAO') throw invalidCardToken()
  const ordered = cycle.pedidoCodigo === null ? await orderCycle(work, gift, cycle, payer) : cycle
  if (ordered.pedidoCodigo !== null) await restorePayer(work, ordered.pedidoCodigo, { payer, memberId: gift.memberId })
  const begun = await beginCycleTry(work, ordered, timeZone)
  const planned = fromPlannedDay(findResumedDay(gift, dateIn(timeZone, work.now)))
  const healed = gift.situacao === 'FALHOU' ? ({ situacao: 'ATIVA', impedimento: null, ...planned } as const) : {}
  await updateRecurrence(work, id, { ...healed, versao: gift.versao + 1 })
  const startAfter = new Date(work.now.getTime() + lookAfterMs)
  await planLook(work, giftCharges, { charge: begun, startAfter })
  return { gift: { ...gift, ...healed }, cycle: begun }
}

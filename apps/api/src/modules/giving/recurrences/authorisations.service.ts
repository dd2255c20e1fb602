import { type GatewayName, gatewayNames } from '@narthex/contract/payments/payment-states'
import { JobNotReadyError } from '../../../platform/jobs/job-queue.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import type { Listeners } from '../../../platform/modules/module.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import {
  type AuthorisationState,
  cancelAuthorisation,
  readAuthorisation,
} from '../../payments/attempts/authorisations.service.ts'
import { cancelOrderPayments } from '../../payments/attempts/cancellation.service.ts'
import { findCycle, listOpenCycles } from './cycles.queries.ts'
import { hasEnded } from './cycles.rules.ts'
import { toRecurrenceFacts } from './recurrence-facts.rules.ts'
import type { RecurrenceNeeds } from './recurrence-needs.ts'
import { planAuthorisationReading, planNextDay, recurrenceChargeQueue } from './recurrences.jobs.ts'
import {
  findRecurrence,
  findRecurrenceByAuthorisation,
  holdRecurrence,
  type RecurrenceRow,
  updateRecurrence,
} from './recurrences.queries.ts'
import { stopGift } from './standstill.service.ts'

/** Time after the set-up of a gift in which its authorisation may still appear at the gateway. */
const appearingMs = 120_000

/** A webhook about an authorisation makes us read it. */
export const followAuthorisations = {
  async authorisationNoticed(work, notice) {
    const gift = await findRecurrenceByAuthorisation(work, notice)
    if (gift) await planAuthorisationReading(work, gift)
  },
} satisfies Listeners

/**
 * Asks the gateway how the authorisation of a gift stands, and lets the gift follow: given, it goes on by itself; refused,
 * expired or revoked, it stands still. Of a gift that pauses or has ended it withdraws the debits that were sent ahead.
 * Throws while the answer is not final, so that it is asked again.
 */
export async function settleAuthorisation(platform: RecurrenceNeeds, call: ChurchCall, id: string): Promise<void> {
  const { inChurch } = call
  const gift = await inChurch((work) => findRecurrence(work, id))
  if (!gift || gift.autorizacaoReferencia === null) return
  if (hasEnded(gift) || gift.situacao === 'PAUSADA') await withdrawDebits(platform, call, gift)
  if (hasEnded(gift)) return
  const snapshot = await readAuthorisation(platform, call, {
    gateway: gift.gateway,
    externalId: gift.autorizacaoId,
    reference: gift.autorizacaoReferencia,
  })
  const { timeZone } = await call.facts()
  const isSettled = await inChurch(async (work) => {
    const held = await holdRecurrence(work, id)
    if (!held || hasEnded(held)) return true
    if (snapshot && held.autorizacaoId === null)
      await updateRecurrence(work, id, { autorizacaoId: snapshot.externalId })
    const isFirstOpen = (await findCycle(work, id, 1))?.situacao === 'COBRANDO'
    const state = snapshot?.state ?? (isFirstOpen ? 'pending' : 'refused')
    return applyState(
      platform,
      work,
      { ...held, autorizacaoId: snapshot?.externalId ?? null },
      { state, isFirstOpen, timeZone },
    )
  })
  if (!isSettled) throw new JobNotReadyError('The authorisation of a recurring gift is not decided yet')
}

interface Standing {
  readonly state: AuthorisationState
  /** The first gift still waits for its giver. */
  readonly isFirstOpen: boolean
  readonly timeZone: string
}

/** An end is final: a reading from before it never sets the gift going again. */
async function applyState(
  platform: RecurrenceNeeds,
  work: ChurchWork,
  gift: RecurrenceRow,
  { state, isFirstOpen, timeZone }: Standing,
): Promise<boolean> {
  const isPending = gift.situacao === 'PENDENTE'
  if (state === 'unknown') return false
  if (state === 'pending') return !isPending || isFirstOpen
  if (state === 'active') {
    if (isPending) await activate(platform, work, gift, timeZone)
    return true
  }
  if (gift.impedimento !== 'BANCO') await stopGift(platform, work, gift, 'BANCO')
  return true
}

async function activate(
  platform: RecurrenceNeeds,
  work: ChurchWork,
  gift: RecurrenceRow,
  timeZone: string,
): Promise<void> {
  const active = { ...gift, situacao: 'ATIVA' } as const
  await updateRecurrence(work, gift.id, { situacao: 'ATIVA', versao: gift.versao + 1 })
  for (const listen of platform.signals.authorised) await listen(work, toRecurrenceFacts(active))
  await planNextDay(work, timeZone)
  // The first debit may have to be sent today.
  const data = { recorrencia: gift.id }
  await enqueue(work, recurrenceChargeQueue, data, { singletonKey: `${gift.id}/authorised` })
}

async function withdrawDebits(platform: RecurrenceNeeds, call: ChurchCall, { id }: RecurrenceRow): Promise<void> {
  const cycles = await call.inChurch((work) => listOpenCycles(work, id))
  for (const { pedidoCodigo } of cycles)
    if (pedidoCodigo !== null) await cancelOrderPayments(platform, call, pedidoCodigo)
}

export interface Revocation {
  readonly gateway: string
  readonly autorizacao: string | null
  readonly referencia: string
  /** The moment at which the gift was set up. */
  readonly desde: string
}

/** Cancels the authorisation of a gift that has ended. May run twice. */
export async function revokeAuthorisation(
  platform: RecurrenceNeeds,
  call: ChurchCall,
  { gateway: written, autorizacao: externalId, referencia: reference, desde }: Revocation,
): Promise<void> {
  const gateway = gatewayNames.find((known): known is GatewayName => known === written)
  if (!gateway || (await cancelAuthorisation(platform, call, { gateway, externalId, reference }))) return
  const age = call.clock().getTime() - new Date(desde).getTime()
  if (age < appearingMs) throw new JobNotReadyError('An authorisation may still appear at its gateway')
}

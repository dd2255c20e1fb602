import type { Locale } from '@narthex/contract/locale'
import { isUniqueViolation } from '../../platform/database/unique-violation.ts'
import { conflict, invalid, notFound } from '../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import type { Needs } from '../../platform/platform.ts'
import type { PushAddress } from '../../platform/push/push.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { requireMember } from '../members/members.service.ts'
import {
  keepLatestSubscriptions,
  moveSubscription,
  putSubscription,
  removeSubscription,
} from './push-subscriptions.queries.ts'

export interface Device extends PushAddress {
  readonly idioma: Locale
  /** IANA time zone. */
  readonly fusoHorario: string
}

/** More than a person owns. Limits the number of addresses that the server calls for one member. */
const maxDevices = 10

/**
 * Subscribes a browser of the actor for as long as the session lasts. The least recently used devices make room. Throws
 * VALIDATION for an endpoint that is not a push service, CONFLICT for another member's device.
 */
export async function subscribeDevice(platform: Needs<'push'>, call: MemberCall, device: Device): Promise<void> {
  const { actor } = call
  requireReachable(platform, device.endpoint, 'body.endpoint')
  const { memberId, sessionId: sessaoId } = actor
  await call.inChurch(async (work) => {
    await requireMember(work, memberId)
    const row = { ...device, memberId, sessaoId, usadaEm: work.now }
    if (!(await putSubscription(work, row))) throw conflict('This device belongs to another member.')
    await keepLatestSubscriptions(work, memberId, maxDevices)
  })
}

/** Unsubscribes a browser of the actor. Another member's subscription stays. */
export async function unsubscribeDevice(call: MemberCall, endpoint: string): Promise<void> {
  const { actor } = call
  await call.inChurch((work) => removeSubscription(work, { memberId: actor.memberId, endpoint }))
}

/** Moves a subscription to the browser's new endpoint. Throws NOT_FOUND for a wrong secret. */
export async function renewSubscription(
  platform: Needs<'push'>,
  call: ChurchCall,
  { antiga, nova }: { antiga: Pick<PushAddress, 'endpoint' | 'auth'>; nova: PushAddress },
): Promise<void> {
  requireReachable(platform, nova.endpoint, 'body.nova.endpoint')
  const hasMoved = await call
    .inChurch((work) => moveSubscription(work, antiga, nova))
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? conflict('This push address is already in use.') : error
    })
  if (!hasMoved) throw notFound()
}

function requireReachable({ push }: Needs<'push'>, endpoint: string, path: string): void {
  if (!push.accepts(endpoint)) throw invalid([{ path, message: 'Not the address of a push service' }])
}

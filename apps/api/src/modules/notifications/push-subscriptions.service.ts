import type { Locale } from '@narthex/contract/locale'
import { isUniqueViolation } from '../../platform/database/unique-violation.ts'
import { conflict, invalid, notFound } from '../../platform/http/domain-error.ts'
import type { Actor } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import type { PushAddress } from '../../platform/push/push.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { requireMember } from '../users/members.service.ts'
import { keepLatest, moveSubscription, putSubscription, removeSubscription } from './push-subscriptions.queries.ts'

export interface Device extends PushAddress {
  readonly idioma: Locale
  /** IANA. */
  readonly fusoHorario: string
}

/** More than anybody owns; nobody has the product call a thousand addresses. */
const mostDevices = 10

/**
 * Has notifications pushed to a browser of who is logged in, for as long as this session goes on; the devices used
 * longest ago make room. Throws VALIDATION for an address that is never called, NOT_FOUND, CONFLICT for another member's.
 */
export async function subscribe(platform: Platform, church: ChurchScope, actor: Actor, device: Device): Promise<void> {
  requireReachable(platform, device.endpoint, 'body.endpoint')
  const { memberId: usuarioId, sessionId: sessaoId } = actor
  await platform.database.inScope(church, async (tx) => {
    await requireMember(church, tx, usuarioId)
    const row = { ...device, usuarioId, sessaoId, usadaEm: platform.clock() }
    if (!(await putSubscription(church, tx, row))) throw conflict('This device is another member’s')
    await keepLatest(church, tx, usuarioId, mostDevices)
  })
}

/** Has nothing pushed to this browser any more. Leaves another member's as it is. */
export async function unsubscribe(
  { database }: Platform,
  church: ChurchScope,
  actor: Actor,
  endpoint: string,
): Promise<void> {
  await database.inScope(church, (tx) => removeSubscription(church, tx, { usuarioId: actor.memberId, endpoint }))
}

/** Follows a browser to its new address. Throws NOT_FOUND where the old one's secret is wrong, VALIDATION, CONFLICT. */
export async function renew(
  platform: Platform,
  church: ChurchScope,
  { antiga, nova }: { antiga: Pick<PushAddress, 'endpoint' | 'auth'>; nova: PushAddress },
): Promise<void> {
  requireReachable(platform, nova.endpoint, 'body.nova.endpoint')
  const hasMoved = await platform.database
    .inScope(church, (tx) => moveSubscription(church, tx, antiga, nova))
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? conflict('This address is taken') : error
    })
  if (!hasMoved) throw notFound()
}

function requireReachable({ push }: Platform, endpoint: string, path: string): void {
  if (!push.accepts(endpoint)) throw invalid([{ path, message: 'Not the address of a push service' }])
}

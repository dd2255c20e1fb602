import type {
  NotificationChoices,
  NotificationKind,
} from '@narthex/contract/notifications/member-notification.endpoints'
import type { Actor } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { requireMember } from '../users/members.service.ts'
import { findChoices, putChoices } from './member-notifications.queries.ts'
import { usualQuietHours } from './push-delivery.rules.ts'

/** How the person who is logged in wants to hear of notifications: of all kinds, and not at night, unless they say. */
export async function choicesOf(
  { database }: Platform,
  church: ChurchScope,
  actor: Actor,
): Promise<NotificationChoices> {
  const row = await database.inScope(church, (tx) => findChoices(church, tx, actor.memberId))
  if (!row) return { tiposDesligados: [], silencio: { ...usualQuietHours } }
  const { tiposDesligados, silencioInicio: inicio, silencioFim: fim } = row
  return {
    tiposDesligados: tiposDesligados as NotificationKind[],
    silencio: inicio !== null && fim !== null ? { inicio, fim } : null,
  }
}

/** Chooses how they hear of notifications, on all their devices, from the next one on. Throws NOT_FOUND. */
export async function choose(
  { database }: Platform,
  church: ChurchScope,
  actor: Actor,
  { tiposDesligados, silencio }: NotificationChoices,
): Promise<void> {
  const hours = { silencioInicio: silencio?.inicio ?? null, silencioFim: silencio?.fim ?? null }
  await database.inScope(church, async (tx) => {
    await requireMember(church, tx, actor.memberId)
    await putChoices(church, tx, actor.memberId, { tiposDesligados, ...hours })
  })
}

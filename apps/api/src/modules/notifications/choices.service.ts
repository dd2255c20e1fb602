import type {
  NotificationChoices,
  NotificationKind,
} from '@narthex/contract/notifications/member-notification.endpoints'
import type { MemberCall } from '../../platform/http/route.ts'
import { requireMember } from '../members/members.service.ts'
import { findChoices, putChoices } from './member-notifications.queries.ts'
import { defaultQuietHours } from './push-delivery.rules.ts'

/** The actor's notification choices. Defaults: all kinds, with quiet hours. */
export async function getChoices(call: MemberCall): Promise<NotificationChoices> {
  const { actor } = call
  const row = await call.inChurch((work) => findChoices(work, actor.memberId))
  if (!row) return { tiposDesligados: [], silencio: { ...defaultQuietHours } }
  const { tiposDesligados, silencioInicio: inicio, silencioFim: fim } = row
  return {
    tiposDesligados: tiposDesligados as NotificationKind[],
    silencio: inicio !== null && fim !== null ? { inicio, fim } : null,
  }
}

/** Saves the actor's choices. They apply to all devices from the next notification on. */
export async function saveNotificationChoices(
  call: MemberCall,
  { tiposDesligados, silencio }: NotificationChoices,
): Promise<void> {
  const { actor } = call
  const hours = { silencioInicio: silencio?.inicio ?? null, silencioFim: silencio?.fim ?? null }
  await call.inChurch(async (work) => {
    await requireMember(work, actor.memberId)
    await putChoices(work, actor.memberId, { tiposDesligados, ...hours })
  })
}

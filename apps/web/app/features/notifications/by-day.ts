import { dateIn } from '@narthex/contract/church-time'
import type { MemberNotification } from '@narthex/contract/notifications/member-notification.endpoints'

export interface Day {
  /** `YYYY-MM-DD` on the church's calendar. */
  readonly date: string
  readonly notifications: readonly MemberNotification[]
}

/** A list that is in order already, by the days of a zone's calendar. */
export function byDay(notifications: readonly MemberNotification[], timeZone: string): Day[] {
  const days = Map.groupBy(notifications, ({ dataCadastro }) => dateIn(timeZone, new Date(dataCadastro)))
  return Array.from(days, ([date, notifications]) => ({ date, notifications }))
}

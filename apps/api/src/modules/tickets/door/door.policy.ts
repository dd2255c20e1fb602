import { doorLimits } from '@narthex/contract/tickets/door.schemas'

/** Someone before the door of an event. */
export interface DoorStanding {
  /** Staff with `door.scan`. */
  readonly isStaff: boolean
  /** Was granted this event. */
  readonly isGranted: boolean
  readonly eventEnd: Date
  readonly now: Date
}

/** Staff at every event; granted members until some hours after its end, when the last phones have sent what they read. */
export function canStandAtDoor({ isStaff, isGranted, eventEnd, now }: DoorStanding): boolean {
  return isStaff || (isGranted && now < findGrantEnd(eventEnd))
}

export function findGrantEnd(eventEnd: Date): Date {
  return new Date(eventEnd.getTime() + doorLimits.horasDepois * 3_600_000)
}

/** The earliest end that an event may have whose grants stand. */
export function findOldestEnd(now: Date): Date {
  return new Date(now.getTime() - doorLimits.horasDepois * 3_600_000)
}

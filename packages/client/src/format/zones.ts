import { wallClock } from '@narthex/contract/church-time'

/** True where clocks of two zones show different times at an instant. */
export const isElsewhere = (instant: Date, zone: string, other: string): boolean =>
  zone !== other && wallClock(instant, zone) !== wallClock(instant, other)

/** The time zone of the reader's device. */
export const readersZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** `America/Sao_Paulo` as people read it. */
export const zonePlace = (timeZone: string): string =>
  timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')

import { wallClock } from '@narthex/contract/church-time'
import { useSyncExternalStore } from 'react'

/** The time zone of the reader's device; undefined where the server renders, which does not know it. */
export function useReadersZone(): string | undefined {
  return useSyncExternalStore(noChange, readZone, () => undefined)
}
const noChange = () => () => {}
const readZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** True where clocks of two zones show different times at an instant. */
export const isElsewhere = (instant: Date, zone: string, other: string): boolean =>
  wallClock(instant, zone) !== wallClock(instant, other)

/** `America/Sao_Paulo` as people read it. */
export const zonePlace = (timeZone: string): string =>
  timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')

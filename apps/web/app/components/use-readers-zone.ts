import { readersZone } from '@narthex/client/format/zones'
import { useSyncExternalStore } from 'react'

/** The time zone of the reader's device; undefined where the server renders, which does not know it. */
export function useReadersZone(): string | undefined {
  return useSyncExternalStore(noChange, readersZone, () => undefined)
}
const noChange = () => () => {}

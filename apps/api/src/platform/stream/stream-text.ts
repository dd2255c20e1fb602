import type { CarriedEvent } from './stream-events.ts'

/** An event as it is written to its readers, serialized once. */
export interface StreamEntry {
  /** Its place among the events of this process, from 1. */
  readonly number: number
  readonly id: string
  readonly key: string
  readonly text: string
}

export const eventText = ({ id, topic, data }: CarriedEvent) =>
  `id: ${id}\ndata: ${JSON.stringify({ topic, data })}\n\n`

/** The reader may have missed something, and has to read again what it shows. */
export const resetText = (id: string) => `id: ${id}\nevent: reset\ndata: {}\n\n`

/** The reader's position, so that it continues from here after a break also where nothing happened in its topics. */
export const positionText = (id: string, isAlone: boolean) =>
  `id: ${id}\nevent: position\ndata: ${JSON.stringify({ alone: isAlone })}\n\n`

/** The connection ends soon: the reader opens the next one before. */
export const renewText = 'event: renew\ndata: {}\n\n'

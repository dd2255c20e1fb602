import { createThreadLane } from '../../../platform/thread-lane.ts'
import type { Drawing } from './drawing.ts'

/** A statement of a thousand gifts takes about a second. */
const patienceMs = 20_000

const drawInTurn = createThreadLane<Drawing, Uint8Array>({
  program: new URL('./document.thread.ts', import.meta.url),
  patienceMs,
  waiting: 40,
  keepsThread: true,
})

/** Draws a document while other requests are served. Throws BUSY where too many wait. */
export async function drawDocument(drawing: Drawing): Promise<Uint8Array> {
  const document = await drawInTurn(drawing)
  if (!document) throw new Error('A document could not be drawn')
  return document
}

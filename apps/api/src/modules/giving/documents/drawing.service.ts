import type { ChurchScope } from '../../../platform/scope/scope.ts'
import { createThreadLane, documentShares } from '../../../platform/thread-lane.ts'
import type { Drawing } from './drawing.ts'

/** A statement of a thousand gifts takes about a second. */
const patienceMs = 20_000

const drawInTurn = createThreadLane<Drawing, Uint8Array>({
  program: new URL('./document.thread.ts', import.meta.url),
  patienceMs,
  waiting: 40,
  keepsThread: true,
})

/** Draws a document of an order or a member while other requests are served. Throws BUSY where too many wait. */
export async function drawDocument(church: ChurchScope, owner: string, drawing: Drawing): Promise<Uint8Array> {
  const document = await drawInTurn(drawing, documentShares(church.uuid, owner))
  if (!document) throw new Error('A document could not be drawn')
  return document
}

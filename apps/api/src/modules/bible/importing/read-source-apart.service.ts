import { createThreadLane } from '../../../platform/thread-lane.ts'
import type { ParsedTranslation } from './parsed-translation.ts'
import type { ReadSource, SourceToRead } from './source.thread.ts'
import { UnreadableSource } from './unreadable-source.errors.ts'

/** Whole Bibles are read in a few seconds. */
const patienceMs = 60_000

const readInTurn = createThreadLane<SourceToRead, ReadSource>({
  program: new URL('./source.thread.ts', import.meta.url),
  patienceMs,
  waiting: 4,
  keepsThread: false,
  heapMegabytes: 512,
})

/**
 * Reads what staff sent as a translation while other requests are served. Throws UnreadableSource, also where it takes too long
 * or too much memory, and BUSY where too many wait.
 */
export async function readSourceApart(source: SourceToRead): Promise<ParsedTranslation> {
  const read = await readInTurn(source)
  if (!read) throw new UnreadableSource('Reading it takes too long, or too much memory')
  if ('unreadable' in read) throw new UnreadableSource(read.unreadable)
  return read
}

import type { StreamEntry } from './stream-text.ts'

/** Receives the events of its topics; `number` is that of the last event when it began to watch. */
export interface FrameReader {
  readonly number: number
}

/** The bytes of one wave, and their readers. */
export interface Delivery<Reader> {
  readonly readers: readonly Reader[]
  readonly bytes: Uint8Array
}

/** The events of some topics in one wave, and what comes of them with one topic more. */
interface Frame {
  readonly entries: readonly StreamEntry[]
  readonly next: Map<string, Frame>
}

/**
 * Joins the events of a wave for each reader. Readers who receive the same events share their bytes, whatever else they
 * watch.
 */
export function frameWave<Reader extends FrameReader>(
  wave: readonly StreamEntry[],
  readersOf: (key: string) => Iterable<Reader> | undefined,
): Delivery<Reader>[] {
  const topics = [...Map.groupBy(wave, (entry) => entry.key)]
  const [only] = topics
  // Usually a wave has one topic: then its readers need no look at each of them.
  const groups =
    only && topics.length === 1
      ? [[only[1], [...(readersOf(only[0]) ?? [])]] as const]
      : [...groupReaders(topics, readersOf)].map(([frame, readers]) => [frame.entries, readers] as const)
  return groups.flatMap(([entries, readers]) => deliveriesOf(entries, readers))
}

function groupReaders<Reader>(
  topics: readonly (readonly [key: string, entries: readonly StreamEntry[]])[],
  readersOf: (key: string) => Iterable<Reader> | undefined,
): Map<Frame, Reader[]> {
  const root: Frame = { entries: [], next: new Map() }
  const frames = new Map<Reader, Frame>()
  for (const [key, entries] of topics)
    for (const reader of readersOf(key) ?? []) {
      frames.set(reader, nextFrame(frames.get(reader) ?? root, key, entries))
    }
  const groups = new Map<Frame, Reader[]>()
  for (const [reader, frame] of frames) {
    const group = groups.get(frame)
    if (group) group.push(reader)
    else groups.set(frame, [reader])
  }
  return groups
}

function nextFrame(frame: Frame, key: string, entries: readonly StreamEntry[]): Frame {
  const known = frame.next.get(key)
  if (known) return known
  const joined = frame.entries.length === 0 ? entries : [...frame.entries, ...entries].sort(byNumber)
  const next: Frame = { entries: joined, next: new Map() }
  frame.next.set(key, next)
  return next
}

/** A reader who began to watch during the wave has had, or does not need, what was before. */
function deliveriesOf<Reader extends FrameReader>(
  entries: readonly StreamEntry[],
  readers: readonly Reader[],
): Delivery<Reader>[] {
  const first = entries[0]?.number ?? 0
  const late = readers.filter(({ number }) => number >= first)
  const others = late.length === 0 ? readers : readers.filter(({ number }) => number < first)
  const lateDeliveries = [...Map.groupBy(late, ({ number }) => number)].map(([number, group]) => ({
    readers: group,
    bytes: bytesOf(entries.filter((entry) => entry.number > number)),
  }))
  return [{ readers: others, bytes: bytesOf(entries) }, ...lateDeliveries].filter(({ bytes }) => bytes.length > 0)
}

const bytesOf = (entries: readonly StreamEntry[]) => Buffer.from(entries.map(({ text }) => text).join(''))
const byNumber = (a: StreamEntry, b: StreamEntry) => a.number - b.number

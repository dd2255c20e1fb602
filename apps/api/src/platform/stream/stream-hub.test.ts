import { isEarlier } from '@narthex/contract/stream/stream-position'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { TenantKey } from '../scope/scope.ts'
import { localRelay } from './local-relay.ts'
import { createStreams, type StreamReader } from './stream-hub.ts'

const here: TenantKey = 'i1'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function reading(pendingBytes = 0) {
  const writes: string[] = []
  let isEnded = false
  const reader: StreamReader = {
    write: (bytes) => void writes.push(String(bytes)),
    pendingBytes,
    end: () => {
      isEnded = true
    },
  }
  return {
    reader,
    writes,
    get isEnded() {
      return isEnded
    },
    /** The numbers that were streamed, in order. */
    get seen() {
      return [...writes.join('').matchAll(/"data":\{"n":(\d+)\}/g)].map(([, n]) => Number(n))
    },
    get lastId() {
      return [...writes.join('').matchAll(/^id: (.*)$/gm)].at(-1)?.[1]
    },
  }
}

const event = (n: number, topic = 'live:1') => ({ topic, data: { n } })

it('writes an event to those who watch its topic at its church, and to nobody else', () => {
  const streams = createStreams()
  const [mine, otherTopic, otherChurch] = [reading(), reading(), reading()]
  streams.watch(here, ['live:1', 'payment:a'], mine.reader)
  streams.watch(here, ['live:11'], otherTopic.reader)
  streams.watch('i11', ['live:1'], otherChurch.reader)
  streams.publish(here, event(1))
  expect(mine.writes.join('')).toMatch(/^id: \d+-\d+\ndata: \{"topic":"live:1","data":\{"n":1\}\}\n\n$/)
  expect(otherTopic.writes).toEqual([])
  expect(otherChurch.writes).toEqual([])
})

it('writes the first event at once, and what follows quickly together and in order', () => {
  const streams = createStreams()
  const watching = reading()
  streams.watch(here, ['live:1', 'live:2'], watching.reader)
  for (let n = 1; n <= 5; n++) streams.publish(here, event(n, `live:${(n % 2) + 1}`))
  expect(watching.seen).toEqual([1])
  vi.advanceTimersByTime(100)
  expect(watching.seen).toEqual([1, 2, 3, 4, 5])
  expect(watching.writes).toHaveLength(2)
  vi.advanceTimersByTime(500)
  streams.publish(here, event(6))
  expect(watching.seen.at(-1)).toBe(6)
})

it('gives a reader who comes back all that came since, once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 1, max: 8 }), (before, missed) => {
      const streams = createStreams()
      const first = reading()
      const stop = streams.watch(here, ['live:1'], first.reader)
      for (let n = 0; n <= before; n++) streams.publish(here, event(n))
      vi.advanceTimersByTime(100)
      stop()
      for (let n = 0; n < missed; n++) {
        streams.publish(here, event(100 + n))
        streams.publish(here, event(200 + n, 'live:2'))
      }
      const second = reading()
      streams.watch(here, ['live:1'], second.reader, first.lastId)
      expect(second.seen).toEqual(Array.from({ length: missed }, (_, n) => 100 + n))
      vi.advanceTimersByTime(1000)
    }),
    { numRuns: 30 },
  )
})

it('never gives an event twice that was on its way as the reader came back', () => {
  const streams = createStreams()
  streams.publish(here, event(1))
  // Waits for its wave.
  streams.publish(here, event(2))
  const back = reading()
  streams.watch(here, ['live:1'], back.reader, `${Date.now()}-1`)
  vi.advanceTimersByTime(200)
  expect(back.seen).toEqual([2])
})

it('tells a reader to read again where it may have missed something', () => {
  const streams = createStreams(undefined, { mostRecent: 3 })
  for (const after of ['', 'nonsense', '5-1', `${Date.now() - 1}-1`]) {
    const late = reading()
    streams.watch(here, ['live:1'], late.reader, after)
    expect(late.writes.join(''), after).toMatch(/^id: .+\nevent: reset\ndata: \{\}\n\n$/)
  }
  const first = reading()
  streams.watch(here, ['live:1'], first.reader)
  streams.publish(here, event(0))
  for (let n = 1; n <= 20; n++) streams.publish(here, event(n))
  const forgotten = reading()
  streams.watch(here, ['live:1'], forgotten.reader, first.lastId)
  expect(forgotten.writes.join('')).toContain('event: reset')
})

it('sends a reader away that takes nothing', () => {
  const streams = createStreams(undefined, { mostPendingBytes: 10 })
  const [slow, quick] = [reading(11), reading()]
  streams.watch(here, ['live:1'], slow.reader)
  streams.watch(here, ['live:1'], quick.reader)
  streams.publish(here, event(1))
  expect(slow).toMatchObject({ isEnded: true, writes: [] })
  expect(quick.seen).toEqual([1])
  expect(streams.readers).toBe(1)
})

it('keeps nothing of a reader who left', async () => {
  const streams = createStreams()
  const watching = reading()
  streams.watch(here, ['live:1'], watching.reader)()
  streams.publish(here, event(1))
  expect(watching.writes).toEqual([])
  expect(streams.readers).toBe(0)
  const last = reading()
  streams.watch(here, ['live:1'], last.reader)
  await streams.close()
  expect(last.isEnded).toBe(true)
})

it('counts the readers of a topic of one church', () => {
  const streams = createStreams()
  const stops = Array.from({ length: 5 }, () => streams.watch(here, ['live:1', 'chat:a'], reading().reader))
  streams.watch(here, ['chat:a'], reading().reader)
  streams.watch('i2', ['live:1'], reading().reader)
  expect([streams.count(here, 'live:1'), streams.count(here, 'chat:a')]).toEqual([5, 6])
  stops[0]?.()
  expect([streams.total(here, 'live:1'), streams.total('i2', 'live:1'), streams.total(here, 'x:1')]).toEqual([4, 1, 0])
})

it('writes the same bytes to all who receive the same events, whatever else they watch', () => {
  const written: Uint8Array[] = []
  const streams = createStreams()
  const reader: StreamReader = { write: (bytes) => void written.push(bytes), pendingBytes: 0, end() {} }
  for (let n = 0; n < 3; n++) streams.watch(here, ['chat:a', `notifications:${n}`], reader)
  streams.publish(here, event(1, 'chat:a'))
  expect(new Set(written).size).toBe(1)
  expect(written).toHaveLength(3)
  streams.publish(here, event(2, 'chat:a'))
  streams.publish(here, event(3, 'notifications:1'))
  vi.advanceTimersByTime(200)
  expect(new Set(written.slice(3)).size).toBe(2)
})

it('leaves turns of the event loop to others while it writes to many, in the same order for all', () => {
  const streams = createStreams()
  const all = Array.from({ length: 2500 }, () => reading())
  for (const { reader } of all) streams.watch(here, ['live:1'], reader)
  const done = () => all.filter(({ seen }) => seen.length > 0).length
  streams.publish(here, event(1))
  expect(done()).toBe(1000)
  expect(streams.beat).toBe(':\n\n')
  // Neither overtakes the first wave: who watches now needs neither of the events before.
  streams.publish(here, event(2))
  const late = reading()
  streams.watch(here, ['live:1'], late.reader)
  vi.advanceTimersByTime(500)
  expect(new Set(all.map(({ seen }) => seen.join()))).toEqual(new Set(['1,2']))
  expect(late.seen).toEqual([])
  expect(streams.beat).toContain(`id: ${streams.position}\nevent: position`)
})

it('brings a snapshot and the events after its position to where a reader from the beginning is', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('publish', 'pass time', 'snapshot', 'come back'), { minLength: 1, maxLength: 40 }),
      (steps) => {
        const streams = createStreams(undefined, { mostRecent: 5 })
        let state = 0
        let page = { watching: reading(), snapshot: 0, stop: () => {} }
        const openPage = (after?: string) => {
          const watching = reading()
          page = { watching, snapshot: state, stop: streams.watch(here, ['live:1'], watching.reader, after) }
        }
        const shown = () => Math.max(page.snapshot, ...page.watching.seen)
        openPage()
        for (const step of steps) {
          if (step === 'publish') streams.publish(here, event(++state))
          if (step === 'pass time') vi.advanceTimersByTime(150)
          if (step === 'snapshot') {
            page.stop()
            openPage(streams.position)
          }
          if (step === 'come back') {
            page.stop()
            const before = { position: page.watching.lastId ?? streams.position, shown: shown(), state }
            openPage(before.position)
            if (!page.watching.writes.join('').includes('reset')) page.snapshot = before.shown
            if (page.watching.lastId === undefined && before.shown < before.state) page.snapshot = before.state
          }
        }
        vi.advanceTimersByTime(1000)
        expect(shown()).toBe(state)
      },
    ),
    { numRuns: 200 },
  )
})

it('numbers events in their order, also where the clock goes back', () => {
  const ids: string[] = []
  const clock = [1000, 1000, 900, 1001]
  const relay = localRelay({ now: () => clock.shift() ?? 0 })
  relay.start({ onEvent: ({ id }) => void ids.push(id), onGap() {}, countReaders: () => ({}) })
  for (let n = 0; n < 4; n++) relay.send({ tenant: here, ...event(n) })
  expect(ids).toEqual(['1000-1', '1000-2', '1000-3', '1001-1'])
  for (const [index, id] of ids.entries())
    expect(ids.filter((other) => isEarlier(id, other))).toEqual(ids.slice(index + 1))
})

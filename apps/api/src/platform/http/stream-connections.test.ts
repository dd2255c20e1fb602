import type { Socket } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { StreamConnections } from './stream-connections.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function open(mostMs: number) {
  const connections = new StreamConnections({ beat: 'beat\n\n' })
  const written: string[] = []
  const socket = {
    destroyed: false,
    writableLength: 0,
    write: (bytes: Uint8Array) => written.push(String(bytes)),
    destroy() {
      socket.destroyed = true
    },
  }
  connections.add(socket as unknown as Socket, mostMs)
  return { connections, socket, written }
}

it('beats every 20 seconds, and leaves closed connections alone', () => {
  const { connections, socket, written } = open(Number.POSITIVE_INFINITY)
  vi.advanceTimersByTime(61_000)
  expect(written).toEqual(['beat\n\n', 'beat\n\n', 'beat\n\n'])
  socket.destroyed = true
  vi.advanceTimersByTime(60_000)
  expect(written).toHaveLength(3)
  connections.close()
})

it('asks once to renew before the pass ends, and ends in time', () => {
  const { connections, socket, written } = open(60_000)
  vi.advanceTimersByTime(46_000)
  expect(written).toEqual(['beat\n\n', 'beat\n\n', 'event: renew\ndata: {}\n\n'])
  vi.advanceTimersByTime(12_000)
  expect(socket.destroyed).toBe(false)
  vi.advanceTimersByTime(4000)
  expect(socket.destroyed).toBe(true)
  expect(written).toHaveLength(3)
  connections.close()
})

it('lets no connection live longer than six minutes, nor all end together', () => {
  const all = Array.from({ length: 40 }, () => open(Number.POSITIVE_INFINITY))
  const ended = () => all.filter(({ socket }) => socket.destroyed).length
  vi.advanceTimersByTime(4 * 60_000 - 2000)
  expect(ended()).toBe(0)
  vi.advanceTimersByTime(60_000)
  expect(ended()).toBeGreaterThan(0)
  expect(ended()).toBeLessThan(40)
  vi.advanceTimersByTime(65_000)
  expect(ended()).toBe(40)
  for (const { connections } of all) connections.close()
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type FakeStreams, stubStreams } from '../testing/stub-streams.ts'
import { SharedStream } from './shared-stream.ts'
import type { StreamItem } from './stream-item.ts'

let streams: FakeStreams
const opened: SharedStream[] = []
let name = ''

beforeEach(() => {
  streams = stubStreams()
  name = `test stream ${Math.random()}`
})
afterEach(() => {
  for (const stream of opened.splice(0)) stream.stop()
  vi.unstubAllGlobals()
})

function openTab(...topics: string[]) {
  const items: StreamItem[] = []
  let renewals = 0
  const stream = new SharedStream(name, {
    onItem: (item) => void items.push(item),
    onRenew: () => void renewals++,
  })
  opened.push(stream)
  if (topics.length > 0) stream.watch(topics)
  return {
    stream,
    events: () => items.flatMap((item) => (item.type === 'event' ? [item.event.data.n] : [])),
    resets: () => items.filter(({ type }) => type === 'reset').length,
    hasOpened: () => items.some(({ type }) => type === 'position'),
    renewals: () => renewals,
  }
}

const topicsOf = (url = '') => new URL(url, 'http://x').searchParams.get('topics')?.split(',')
const afterOf = (url = '') => new URL(url, 'http://x').searchParams.get('after')

it('tabs share one connection with the topics of all of them', async () => {
  const [a, b] = [openTab('live:1', 'chat:a'), openTab('live:1', 'payment:x')]
  await expect.poll(() => streams.open().map(topicsOf)).toEqual([['chat:a', 'live:1', 'payment:x']])
  await expect.poll(() => a.hasOpened() && b.hasOpened()).toBe(true)
  streams.send('live:1', '100-1', 1)
  await expect.poll(b.events).toEqual([1])
  expect(a.events()).toEqual([1])
})

it('another tab goes on from the same position where the one with the connection is closed', async () => {
  const first = openTab('live:1')
  await expect.poll(first.hasOpened).toBe(true)
  const second = openTab('chat:a')
  await expect.poll(() => streams.open().map(topicsOf)).toEqual([['chat:a', 'live:1']])
  streams.send('chat:a', '100-7', 1)
  await expect.poll(second.events).toEqual([1])
  first.stream.stop()
  await expect.poll(() => streams.open().map(topicsOf)).toEqual([['chat:a']])
  expect(streams.open().map(afterOf)).toEqual(['100-7'])
})

it('a topic that is added opens the next connection before the last one ends, and no event comes twice', async () => {
  const tab = openTab('live:1')
  await expect.poll(tab.hasOpened).toBe(true)
  streams.send('live:1', '100-1', 1)
  streams.holdsNext = true
  tab.stream.watch(['live:1', 'chat:a'])
  await expect.poll(() => streams.open().map(afterOf)).toEqual([null, '100-1'])
  streams.send('live:1', '100-2', 2)
  streams.admit()
  await expect.poll(() => streams.open().length).toBe(1)
  streams.send('live:1', '100-2', 2)
  streams.send('chat:a', '100-3', 3)
  expect(tab.events()).toEqual([1, 2, 3])
})

it('a tab that has another pass for the same topic leaves the connection as it is', async () => {
  const first = openTab('notifications:7~t1')
  await expect.poll(first.hasOpened).toBe(true)
  const second = openTab('notifications:7~t2')
  await expect.poll(second.hasOpened).toBe(true)
  expect(streams.open().map(topicsOf)).toEqual([['notifications:7~t1']])
})

it('a snapshot’s position is where the connection begins, also behind that of other tabs', async () => {
  const first = openTab('live:1')
  await expect.poll(first.hasOpened).toBe(true)
  streams.send('live:1', '100-9', 1)
  const second = openTab()
  second.stream.watch(['live:1', 'chat:a'], '100-4')
  await expect.poll(() => streams.open().map(afterOf)).toEqual(['100-4'])
})

it('a tab whose topics do not fit has a connection of its own', async () => {
  const many = (kind: string) => Array.from({ length: 15 }, (_, n) => `${kind}:${n}`)
  const first = openTab(...many('live'))
  await expect.poll(first.hasOpened).toBe(true)
  const second = openTab(...many('chat'))
  await expect.poll(() => streams.open().length, { timeout: 6000 }).toBe(2)
  streams.send('chat:3', '100-1', 1)
  await expect.poll(second.events).toEqual([1])
})

it('a browser without locks has a connection per tab', async () => {
  vi.stubGlobal('navigator', {})
  openTab('live:1')
  openTab('live:1')
  await expect.poll(() => streams.open().length).toBe(2)
})

it('a connection that ends soon, or that is refused, asks every tab for fresh passes', async () => {
  const [a, b] = [openTab('live:1~t1'), openTab('chat:a')]
  await expect.poll(() => a.hasOpened() && b.hasOpened()).toBe(true)
  streams.renew()
  await expect.poll(() => [a.renewals(), b.renewals()]).toEqual([1, 1])
  a.stream.watch(['live:1~t2'])
  await expect.poll(() => streams.open().map(topicsOf)).toEqual([['chat:a', 'live:1~t2']])
  streams.refuse()
  await expect.poll(() => [a.renewals(), b.renewals()], { timeout: 6000 }).toEqual([2, 2])
})

it('a reset reaches every tab', async () => {
  const [a, b] = [openTab('live:1'), openTab('chat:a')]
  await expect.poll(() => a.hasOpened() && b.hasOpened()).toBe(true)
  streams.reset('200-1')
  await expect.poll(() => [a.resets(), b.resets()]).toEqual([1, 1])
})

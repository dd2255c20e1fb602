import { ApiError } from '@narthex/contract/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type FakeStreams, stubStreams } from '../testing/stub-streams.ts'
import type { TopicEvent } from './stream-item.ts'
import { TopicWatch, useStreamStatus } from './topic-watch.ts'

let streams: FakeStreams
const stops: (() => void)[] = []
let passes: string[] = []
let passStatus = 200

beforeEach(() => {
  streams = stubStreams()
  passes = []
  passStatus = 200
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const { watch: watchTopics } = new TopicWatch('a stream', async (topic) => {
  passes.push(topic)
  if (passStatus !== 200) throw new ApiError(passStatus, undefined)
  return { topic: topic.replace(':me', ':7'), ticket: 't' }
})

function watch(watched: Parameters<typeof watchTopics>[0]) {
  const events: (TopicEvent | undefined)[] = []
  let resets = 0
  const stop = watchTopics(
    watched,
    (event) => void events.push(event),
    () => void resets++,
  )
  stops.push(stop)
  return { events, resets: () => resets, stop }
}

const topics = () => streams.open().map((url) => new URL(url, location.href).searchParams.get('topics'))

it('each part of a page gets the events of its topics, through one connection', async () => {
  const [chat, badge] = [watch({ others: ['chat:a'] }), watch({ own: 'notifications', others: ['announcements:all'] })]
  await expect.poll(topics).toEqual(['announcements:all,chat:a,notifications:7~t'])
  await expect.poll(() => useStreamStatus.getState().isAlone).toBe(false)
  streams.send('chat:a', '100-1', 1)
  streams.send('notifications:7', '100-2', 2)
  expect(chat.events).toEqual([{ topic: 'chat:a', data: { n: 1 } }])
  expect(badge.events).toEqual([{ topic: 'notifications:7', data: { n: 2 } }])
})

it('a topic that its member may not watch leaves the others open', async () => {
  passStatus = 403
  watch({ restricted: ['chat-private:9'], others: ['chat:a'] })
  await expect.poll(topics).toEqual(['chat:a'])
  expect(passes).toContain('chat-private:9')
})

it('where something may be missing, parts of the page read again, also those without a handler of their own', async () => {
  const chat = watch({ others: ['chat:a'] })
  let calls = 0
  stops.push(watchTopics({ others: ['live:1'] }, () => void calls++))
  await expect.poll(topics).toEqual(['chat:a,live:1'])
  streams.reset('200-1')
  await expect.poll(() => [chat.resets(), calls]).toEqual([1, 1])
})

it('a page out of sight closes its stream, and continues from its position', async () => {
  watch({ others: ['chat:a'] })
  await expect.poll(topics).toEqual(['chat:a'])
  streams.send('chat:a', '100-1', 1)
  const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(streams.open()).toEqual([])
  sight.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => streams.open()[0]).toContain('after=100-1')
})

it('a page that plays out of sight keeps its stream', async () => {
  watch({ others: ['live:1'], isInBackground: true })
  await expect.poll(topics).toEqual(['live:1'])
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(topics()).toEqual(['live:1'])
})

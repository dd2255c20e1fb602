import { randomUUID } from 'node:crypto'
import { createStreams, type Streams } from '@narthex/api/platform/stream/stream-hub'
import { type DatabaseProxy, openDatabaseProxy } from '@narthex/api/testing/database-proxy'
import { Redis } from 'ioredis'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { createLog } from './log.ts'
import { redisRelay } from './redis-relay.ts'
import { redisAnswers, redisUrl } from './testing/machine-redis.ts'

const hasRedis = await redisAnswers()
if (!hasRedis) console.info('No Redis answers; its tests are skipped')
const name = `narthex-test-${randomUUID()}`

describe.skipIf(!hasRedis)('events between processes', () => {
  const open: Streams[] = []
  const proxies: DatabaseProxy[] = []
  afterEach(async () => {
    for (const streams of open.splice(0)) await streams.close()
    for (const proxy of proxies.splice(0)) await proxy.close()
  })
  afterAll(async () => {
    const redis = new Redis(redisUrl)
    await redis.del(`${name}-number`)
    redis.disconnect()
  })

  async function openProxy(): Promise<string> {
    const proxy = await openDatabaseProxy(redisUrl)
    proxies.push(proxy)
    return proxy.url
  }
  function process(url = redisUrl, subscriberUrl = url) {
    const relay = redisRelay(url, createLog('silent'), { name, countEveryMs: 250, subscriberUrl })
    const streams = createStreams(relay, { waveMs: 5 })
    open.push(streams)
    let text = ''
    const write = (bytes: Uint8Array) => {
      text += bytes
    }
    streams.watch('i1', ['live:1'], { write, pendingBytes: 0, end() {} })
    return {
      streams,
      relay,
      seen: () => [...text.matchAll(/"n":(\d+)/g)].map(([, n]) => Number(n)),
      ids: () => [...text.matchAll(/^id: (.+)$/gm)].map(([, id]) => id),
      resets: () => text.split('event: reset').length - 1,
    }
  }
  const say = ({ streams }: ReturnType<typeof process>, n: number) =>
    streams.publish('i1', { topic: 'live:1', data: { n } })
  /** Waits until the events of each process reach all of them. */
  async function connected(...all: ReturnType<typeof process>[]): Promise<void> {
    for (const [index, each] of all.entries())
      await expect
        .poll(() => {
          say(each, 1000 + index)
          return all.every(({ seen }) => seen().includes(1000 + index))
        })
        .toBe(true)
  }
  const numbers = (seen: readonly number[]) => seen.filter((n) => n < 1000)

  it('reach the pages of every process, in one order', async () => {
    const [a, b] = [process(), process()]
    await connected(a, b)
    for (let n = 0; n < 50; n++) say(n % 2 ? a : b, n)
    await expect.poll(() => [a, b].map(({ seen }) => numbers(seen()).length)).toEqual([50, 50])
    expect(a.seen().slice(-50)).toEqual(b.seen().slice(-50))
    expect(a.ids().slice(-50)).toEqual(b.ids().slice(-50))
  })

  it('count their readers together, and forget those of a process that was killed', async () => {
    const [a, b, killed] = [process(), process(), process(await openProxy())]
    await connected(a, b, killed)
    for (let n = 0; n < 4; n++) a.streams.watch('i1', ['live:1'], { write() {}, pendingBytes: 0, end() {} })
    a.streams.watch('i2', ['live:1'], { write() {}, pendingBytes: 0, end() {} })
    const totals = () => [a, b, killed].map(({ streams }) => streams.total('i1', 'live:1'))
    await expect.poll(totals, { timeout: 8000 }).toEqual([7, 7, 7])
    expect([a, b].map(({ streams }) => streams.count('i1', 'live:1'))).toEqual([5, 1])
    expect(b.streams.total('i2', 'live:1')).toBe(1)
    // Nothing is said any more, as by a process that was killed.
    proxies.at(-1)?.set('refused')
    proxies.at(-1)?.cut()
    await expect.poll(() => a.streams.total('i1', 'live:1'), { timeout: 10_000 }).toBe(6)
    expect(killed.streams).toMatchObject({ isAlone: true })
    await expect.poll(() => killed.streams.total('i1', 'live:1'), { timeout: 10_000 }).toBe(1)
    await b.streams.close()
    await expect.poll(() => a.streams.total('i1', 'live:1')).toBe(5)
  })

  it('reach two processes in one order while the third one is killed', async () => {
    const [a, b, killed] = [process(), process(), process(await openProxy())]
    await connected(a, b, killed)
    for (let n = 0; n < 60; n++) {
      say([a, b, killed][n % 3] ?? a, n)
      if (n === 30) proxies.at(-1)?.cut()
    }
    await expect.poll(() => [a, b].map(({ seen }) => numbers(seen()).filter((n) => n % 3 < 2).length)).toEqual([40, 40])
    expect(numbers(a.seen())).toEqual(numbers(b.seen()))
    expect(a.resets()).toBe(b.resets())
  })

  it.each([
    ['is gone', 'refused'],
    ['falls silent', 'silent'],
  ] as const)(
    'stay within their process while Redis %s, and every page reads again once it is back',
    async (_, line) => {
      const url = await openProxy()
      const [proxy] = proxies
      if (!proxy) throw new Error('There is no proxy')
      const [near, far] = [process(url), process()]
      await connected(near, far)
      expect(near.streams.isAlone).toBe(false)
      proxy.set(line)
      if (line === 'refused') proxy.cut()
      say(near, 7)
      await expect.poll(near.seen).toContain(7)
      expect(far.seen()).not.toContain(7)
      expect([near, far].map(({ streams }) => streams.isAlone)).toEqual([true, false])
      const before = near.resets()
      proxy.set('open')
      const resetsAfterAWord = () => {
        say(near, 8)
        return near.resets()
      }
      await expect.poll(resetsAfterAWord, { timeout: 10_000 }).toBeGreaterThan(before)
      await connected(near, far)
      expect(near.streams.isAlone).toBe(false)
    },
  )

  it('are missed where the line that brings them falls silent: the process says so, connects again and reads again', async () => {
    const deafened = process(redisUrl, await openProxy())
    const far = process()
    await connected(deafened, far)
    expect(deafened.relay.links).toEqual({ publisher: true, subscriber: true })
    const before = deafened.resets()
    proxies.at(-1)?.set('silent')
    say(far, 7)
    await expect.poll(() => deafened.streams.isAlone, { timeout: 5000 }).toBe(true)
    expect([deafened.seen().includes(7), deafened.relay.links]).toEqual([false, { publisher: true, subscriber: false }])
    proxies.at(-1)?.set('open')
    await expect.poll(deafened.resets, { timeout: 10_000 }).toBeGreaterThan(before)
    await connected(deafened, far)
    expect(deafened.streams.isAlone).toBe(false)
    expect(deafened.relay.links).toEqual({ publisher: true, subscriber: true })
  })
})

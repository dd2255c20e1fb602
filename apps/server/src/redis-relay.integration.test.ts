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

  function process(url = redisUrl) {
    const streams = createStreams(redisRelay(url, createLog('silent'), name), { waveMs: 5 })
    open.push(streams)
    let text = ''
    const write = (more: string) => {
      text += more
    }
    streams.watch('i1', ['live:1'], { write, pendingBytes: 0, end() {} })
    return {
      streams,
      seen: () => [...text.matchAll(/"n":(\d+)/g)].map(([, n]) => Number(n)),
      ids: () => [...text.matchAll(/^id: (.+)$/gm)].map(([, id]) => id),
      resets: () => text.split('event: reset').length - 1,
    }
  }
  const say = ({ streams }: ReturnType<typeof process>, n: number) =>
    streams.publish('i1', { topic: 'live:1', data: { n } })
  /** Both hear what either says. */
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

  it.each([
    ['is gone', 'refused'],
    ['falls silent', 'silent'],
  ] as const)(
    'stay within their process while Redis %s, and every page reads again once it is back',
    async (_, line) => {
      const proxy = await openDatabaseProxy(redisUrl)
      proxies.push(proxy)
      const [near, far] = [process(proxy.url), process()]
      await connected(near, far)
      proxy.set(line)
      if (line === 'refused') proxy.cut()
      say(near, 7)
      await expect.poll(near.seen).toContain(7)
      expect(far.seen()).not.toContain(7)
      const before = near.resets()
      proxy.set('open')
      const resetsAfterAWord = () => {
        say(near, 8)
        return near.resets()
      }
      await expect.poll(resetsAfterAWord, { timeout: 10_000 }).toBeGreaterThan(before)
      await connected(near, far)
    },
  )
})

import { describe, expect, it } from 'vitest'
import { type RenderLimits, renderQueue } from './render-queue.ts'

const roomy: RenderLimits = { atOnce: 1, places: 100, placesPerAddress: 100, placesPerChurch: 100 }
const busy = { code: 'BUSY', status: 503, retryAfterSeconds: 2 }

/** A queue whose pages are made when they are told to be, in the order in which they began. */
function stage(limits: Partial<RenderLimits>) {
  const queue = renderQueue({ ...roomy, ...limits })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (name: string, address = name, church = name) =>
    queue({ address, church }, async () => {
      begun.push(name)
      await new Promise<void>((resolve) => ends.set(name, resolve))
      return name
    })
  const finish = async (name: string) => {
    ends.get(name)?.()
    for (let turn = 0; turn < 10; turn++) await Promise.resolve()
  }
  return { ask, begun, finish }
}

describe('the queue of pages in the making', () => {
  it('makes so many at once, and the next when one is done', async () => {
    const { ask, begun, finish } = stage({ atOnce: 2 })
    const pages = ['a', 'b', 'c'].map((name) => ask(name))
    expect(begun).toEqual(['a', 'b'])
    await finish('a')
    expect(begun).toEqual(['a', 'b', 'c'])
    await finish('b')
    await finish('c')
    expect(await Promise.all(pages)).toEqual(['a', 'b', 'c'])
  })

  it('lets addresses take turns, so that one that asks for many waits for itself', async () => {
    const { ask, begun, finish } = stage({})
    const names = ['many 1', 'many 2', 'many 3', 'many 4']
    for (const name of names) void ask(name, 'many', name)
    void ask('other 1', 'other')
    void ask('other 2', 'other')
    for (let n = 0; n < 6; n++) await finish(begun.at(-1) ?? '')
    expect(begun).toEqual(['many 1', 'many 2', 'other 1', 'many 3', 'other 2', 'many 4'])
  })

  it.each([
    ['in all', { places: 2 }, ['a', 'b', 'c']],
    ['for one address', { placesPerAddress: 2 }, ['a', 'a', 'a']],
    ['for one church', { placesPerChurch: 2 }, ['a', 'b', 'c']],
  ] as const)(
    'refuses with 503 above the limit %s, and accepts when a place is free',
    async (_which, limits, addresses) => {
      const { ask, finish } = stage(limits)
      const [one, two, three] = addresses
      void ask('first', one, 'church')
      void ask('second', two, 'church')
      await expect(ask('third', three, 'church')).rejects.toMatchObject(busy)
      await finish('first')
      const next = ask('fourth', three, 'church')
      await finish('second')
      await finish('fourth')
      expect(await next).toBe('fourth')
    },
  )

  it('control: with room for all, nobody is refused', async () => {
    const { ask, begun, finish } = stage({ atOnce: 100 })
    const pages = Array.from({ length: 100 }, (_, n) => ask(`page ${n}`, 'one', 'church'))
    for (const name of begun) await finish(name)
    expect(await Promise.all(pages)).toHaveLength(100)
  })

  it('gives back the place of a page that failed', async () => {
    const queue = renderQueue({ ...roomy, places: 1 })
    const asker = { address: 'a', church: 'a' }
    for (let n = 0; n < 3; n++)
      await expect(queue(asker, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
    expect(await queue(asker, async () => 'made')).toBe('made')
  })
})

import { tmpdir } from 'node:os'
import { describe, expect, it } from 'vitest'
import { createMachine } from './machine.ts'

const now = new Date('2026-03-01T12:00:00Z')
const both = { publisher: true, subscriber: true }

function machine({ redisUrl, links = both, isAlone = false, dataFolder = tmpdir() }: Partial<Given> = {}) {
  let tell = (_others: number) => {}
  const bus = {
    watchProcesses: (listener: (others: number) => void) => {
      tell = listener
    },
  }
  const config = { dataFolder, redisUrl, smtp: undefined }
  return {
    ...createMachine({ config, bus, streams: { links, isAlone }, now: () => now }),
    tell: (n: number) => tell(n),
  }
}

interface Given {
  readonly redisUrl: string
  readonly links: typeof both
  readonly isAlone: boolean
  readonly dataFolder: string
}

describe('the machine of a process', () => {
  it('tells the disk of the data folder, its start, and how many others there are', async () => {
    const { read, tell } = machine()
    tell(2)
    const facts = await read()
    expect(facts).toMatchObject({ startedAt: now, otherProcesses: 2, hasMailServer: false, redis: 'NONE' })
    expect(facts.productVersion).toMatch(/^\d+\.\d+/)
    expect(facts.disk?.totalBytes).toBeGreaterThan(facts.disk?.freeBytes ?? 0)
  })

  it('tells no disk where there is no folder', async () => {
    expect((await machine({ dataFolder: '/nowhere/at/all' }).read()).disk).toBeUndefined()
  })

  it.each([
    ['NEEDED', { isAlone: true }],
    ['ANSWERS', { redisUrl: 'redis://x' }],
    ['SILENT', { redisUrl: 'redis://x', links: { publisher: true, subscriber: false } }],
  ])('finds Redis %s', async (state, given) => {
    expect((await machine(given).read()).redis).toBe(state)
  })
})

import { expect, test, vi } from 'vitest'
import type { Databases } from './databases.ts'
import type { Figure, Reading } from './figure.ts'
import { measureFigures, summaryText } from './measure-figures.ts'

const line: Reading = { what: 'a page', unit: 's', ours: 1, median: 1, best: 1 }
const works: Figure = { id: 'P1', measure: async () => [line] }
const failing = (id: string, error: unknown): Figure => ({ id, measure: () => Promise.reject(error) })

const settings = { rounds: 1, size: 'smoke', databases: {} as Databases } as const
const running = new AbortController().signal

const measure = (figures: readonly Figure[], { interrupted = running, limitMs = 60_000 } = {}) =>
  measureFigures(figures, settings, { interrupted, limitMs, lanes: 1, log: () => {} })

test('a figure that cannot be measured is named with its reason, and the others are measured all the same', async () => {
  const outcome = await measure([failing('P7', new Error('74 of 319 requests failed')), works])
  expect(outcome).toEqual({
    measured: [{ id: 'P1', readings: [line] }],
    failed: [{ id: 'P7', reason: '74 of 319 requests failed' }],
    leftOut: [],
  })
  expect(summaryText(outcome, 12.4).split('\n')).toEqual([
    'P7 could not be measured: 74 of 319 requests failed',
    'Bench: 1 of 2 figures measured, 12 s',
  ])
})

test('a figure without a line, or with a line without a value, was not measured', async () => {
  const nothing: Figure = { id: 'P2', measure: async () => [] }
  const noValue: Figure = { id: 'P3', measure: async () => [line, { ...line, what: 'a list', median: Number.NaN }] }
  const { measured, failed } = await measure([nothing, noValue])
  expect(measured).toEqual([])
  expect(failed).toEqual([
    { id: 'P2', reason: 'It has no line' },
    { id: 'P3', reason: '“a list” has no value' },
  ])
})

test('the reason is what failed first, not what a clean-up met after it', async () => {
  const both = new SuppressedError(new Error('database is gone'), new Error('the page answered 503'))
  expect((await measure([failing('P1', both)])).failed).toEqual([{ id: 'P1', reason: 'the page answered 503' }])
})

test('a figure that hangs fails when its time is over', async () => {
  const hanging: Figure = { id: 'P9', measure: () => new Promise(() => {}) }
  const { measured, failed } = await measure([hanging, works], { limitMs: 50 })
  expect(failed).toEqual([{ id: 'P9', reason: 'It took more than 0.05 s' }])
  expect(measured.map(({ id }) => id)).toEqual(['P1'])
})

test('a figure of another system is left out and is no failure', async () => {
  const elsewhere: Figure = { ...works, id: 'P22', platform: process.platform === 'aix' ? 'linux' : 'aix' }
  const outcome = await measure([elsewhere, works])
  expect(outcome).toMatchObject({ measured: [{ id: 'P1' }], failed: [], leftOut: ['P22'] })
  expect(summaryText(outcome, 3)).toBe('Bench: 1 of 1 figures measured, 1 left out, 3 s')
})

test('a figure that lacks something is left out with a clear word', async () => {
  const lines: string[] = []
  const lacking: Figure = { ...works, id: 'P26', missing: () => 'there is no Chromium on the PATH' }
  const watch = { interrupted: running, limitMs: 60_000, lanes: 1, log: (line: string) => void lines.push(line) }
  const outcome = await measureFigures([lacking, { ...works, missing: () => undefined }], settings, watch)
  expect(outcome).toMatchObject({ measured: [{ id: 'P1' }], failed: [], leftOut: ['P26'] })
  expect(lines[0]).toBe('P26 is left out: there is no Chromium on the PATH')
})

test('an interrupted run starts no further figure and reports no failure', async () => {
  const interruption = new AbortController()
  const interrupted: Figure = {
    id: 'P1',
    async measure() {
      interruption.abort()
      throw new Error('The load process ended')
    },
  }
  const next = vi.fn(works.measure)
  const outcome = await measure([interrupted, { id: 'P2', measure: next }], { interrupted: interruption.signal })
  expect(outcome.failed).toEqual([])
  expect(next).not.toHaveBeenCalled()
})

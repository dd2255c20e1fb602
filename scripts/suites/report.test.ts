import { expect, test } from 'vitest'
import { summarise, type TestEvent } from './events.mjs'
import type { Outcome } from './report.mjs'
import { runSuites } from './report.mjs'
import { toOutcome } from './runners.mjs'

const outcome = (counts: Partial<Outcome>, name = 'unit'): Outcome => ({
  passed: 0,
  failed: 0,
  skipped: 0,
  output: `what ${name} says`,
  ...counts,
})

function suite(name: string, run: () => Promise<Partial<Outcome>>) {
  return { name, run: async () => outcome(await run(), name) }
}

async function report(suites: ReturnType<typeof suite>[], budget = {}) {
  const lines: string[] = []
  const isGreen = await runSuites(suites, { budget, print: (line) => lines.push(line) })
  return { isGreen, lines, text: lines.join('\n'), last: lines.at(-1) }
}

/** The events of a test that ran once for each of these states. */
const attempts = (title: string, ...states: ('passed' | 'failed')[]): TestEvent[] =>
  states.flatMap((state, index) => [
    { at: 'begin', id: title, file: 'a.test.ts', title },
    { at: 'end', id: title, state, ms: 1500, attempts: index + 1 },
  ])

test('the last line is the sum of all suites', async () => {
  const { isGreen, last } = await report([
    suite('unit', async () => ({ passed: 40 })),
    suite('journeys', async () => ({ passed: 2, skipped: 1 })),
  ])
  expect(isGreen).toBe(true)
  expect(last).toBe('42 passed, 0 failed, 1 skipped')
})

test('a failing suite shows its output, and the later ones still run', async () => {
  const { isGreen, lines, last } = await report([
    suite('unit', async () => ({ passed: 1, failed: 2 })),
    suite('journeys', async () => ({ passed: 3 })),
  ])
  expect(isGreen).toBe(false)
  expect(lines.join('\n')).toContain('what unit says')
  expect(lines.join('\n')).not.toContain('what journeys says')
  expect(last).toBe('4 passed, 2 failed')
})

test('a passing suite reports its skipped tests once', async () => {
  const notice = 'No Redis answers; its test is skipped'
  const run = async () => ({ passed: 1, output: `one\n\u001b[22m${notice}\ntwo\n${notice}` })
  const { lines } = await report([suite('integration', run)])
  expect(lines.filter((line) => line.includes(notice))).toEqual([`  ${notice}`])
  expect(lines.at(-1)).toBe('1 passed, 0 failed')
})

test('a suite in which nothing ran has failed', async () => {
  const { isGreen, last } = await report([suite('unit', async () => ({ passed: 0, skipped: 5 }))])
  expect(isGreen).toBe(false)
  expect(last).toBe('0 passed, 1 failed, 5 skipped')
})

test('a suite that throws has failed', async () => {
  const { isGreen, lines } = await report([suite('unit', () => Promise.reject(new Error('no such runner')))])
  expect(isGreen).toBe(false)
  expect(lines.join('\n')).toContain('no such runner')
})

test('a runner that ends badly without a failed test counts as one failure', () => {
  expect(toOutcome({ code: 1, output: '' }, summarise(attempts('walks', 'passed')))).toMatchObject({
    passed: 1,
    failed: 1,
  })
  expect(toOutcome({ code: 1, output: '' }, summarise([]))).toMatchObject({ passed: 0, failed: 1 })
})

test('a runner that is ended at its deadline has failed and says what was running', () => {
  const begun: TestEvent = { at: 'begin', id: 'hangs', file: 'b.test.ts', title: 'hangs for ever' }
  const late = toOutcome({ code: 137, output: '', isLate: true }, summarise([...attempts('walks', 'passed'), begun]))
  expect(late).toMatchObject({ passed: 1, failed: 1 })
  expect(late.output).toContain('b.test.ts: hangs for ever')
  expect(late.output).not.toContain('walks')
})

test('a test that needed its second attempt is named, and three of them fail the run', async () => {
  const withRetried = (...titles: string[]) => {
    const record = summarise(titles.flatMap((title) => attempts(title, 'failed', 'passed')))
    return report([suite('journeys', async () => ({ passed: record.passed, record }))])
  }
  const two = await withRetried('limps', 'stumbles')
  expect(two.lines).toContain('  a.test.ts: limps: passed only at its second attempt')
  expect(two).toMatchObject({ isGreen: true, last: '2 passed, 0 failed' })
  expect(await withRetried('limps', 'stumbles', 'falls')).toMatchObject({ isGreen: false, last: '3 passed, 1 failed' })
})

test('a run lists its slowest files and tests, and says which suite is over its budget', async () => {
  const record = summarise([...attempts('walks', 'passed'), { at: 'file', file: 'a.test.ts', ms: 2000 }])
  const { text } = await report([suite('unit', async () => ({ passed: 1, record }))], { unit: 0 })
  expect(text).toMatch(/unit .* of +0 \(over\)/)
  expect(text).toMatch(/Slowest files:\n +2\.0 s +a\.test\.ts\n/)
  expect(text).toMatch(/Slowest tests:\n +1\.5 s +a\.test\.ts: walks\n/)
})

import { expect, test } from 'vitest'
import { runSuites } from './report.mjs'
import { listFlaky, listRetried, toOutcome } from './runners.mjs'

function suite(name: string, run: () => Promise<Parameters<typeof toOutcome>[1]>) {
  return { name, isQuick: true, run: async () => toOutcome({ code: 0, output: `what ${name} says` }, await run()) }
}

async function report(...suites: ReturnType<typeof suite>[]) {
  const lines: string[] = []
  const isGreen = await runSuites(suites, (line) => lines.push(line))
  return { isGreen, lines, last: lines.at(-1) }
}

test('the last line is the sum of all suites', async () => {
  const { isGreen, last } = await report(
    suite('unit', async () => ({ passed: 40 })),
    suite('journeys', async () => ({ passed: 2, skipped: 1 })),
  )
  expect(isGreen).toBe(true)
  expect(last).toBe('42 passed, 0 failed, 1 skipped')
})

test('a failing suite shows its output, and the later ones still run', async () => {
  const { isGreen, lines, last } = await report(
    suite('unit', async () => ({ passed: 1, failed: 2 })),
    suite('journeys', async () => ({ passed: 3 })),
  )
  expect(isGreen).toBe(false)
  expect(lines.join('\n')).toContain('what unit says')
  expect(lines.join('\n')).not.toContain('what journeys says')
  expect(last).toBe('4 passed, 2 failed')
})

test('a passing suite reports its skipped tests once', async () => {
  const notice = 'No Redis answers; its test is skipped'
  const lines: string[] = []
  const run = async () => ({ passed: 1, failed: 0, skipped: 0, output: `one\n\u001b[22m${notice}\ntwo\n${notice}` })
  await runSuites([{ name: 'integration', isQuick: false, run }], (line) => lines.push(line))
  expect(lines.filter((line) => line.includes(notice))).toEqual([`  ${notice}`])
  expect(lines.at(-1)).toBe('1 passed, 0 failed')
})

test('a journey that passed only at its second attempt is reported', async () => {
  const spec = (title: string, status: string) => ({ file: 'a.spec.ts', title, tests: [{ status }] })
  const output = listFlaky({ specs: [spec('walks', 'expected')], suites: [{ specs: [spec('limps', 'flaky')] }] })
  const lines: string[] = []
  const run = async () => ({ passed: 2, failed: 0, skipped: 0, output: output.join('\n') })
  await runSuites([{ name: 'journeys', isQuick: false, run }], (line) => lines.push(line))
  expect(lines.slice(1)).toEqual(['  a.spec.ts: limps: passed only at its second attempt', '2 passed, 0 failed'])
})

test('an integration test that passed only at its second attempt is reported', () => {
  const passed = { status: 'passed', failureMessages: [] }
  const retried = { status: 'passed', failureMessages: ['AssertionError'] }
  const failed = { status: 'failed', failureMessages: ['AssertionError', 'AssertionError'] }
  const assertionResults = [
    { fullName: 'jobs walk', ...passed },
    { fullName: 'jobs limp', ...retried },
    { fullName: 'jobs fall', ...failed },
  ]
  expect(listRetried([{ name: '/project/jobs.integration.test.ts', assertionResults }])).toEqual([
    'jobs.integration.test.ts: jobs limp: passed only at its second attempt',
  ])
})

test('a suite in which nothing ran has failed', async () => {
  const { isGreen, last } = await report(suite('unit', async () => ({ passed: 0, skipped: 5 })))
  expect(isGreen).toBe(false)
  expect(last).toBe('0 passed, 1 failed, 5 skipped')
})

test('a suite that throws has failed', async () => {
  const { isGreen, lines } = await report(suite('unit', () => Promise.reject(new Error('no such runner'))))
  expect(isGreen).toBe(false)
  expect(lines.join('\n')).toContain('no such runner')
})

test('a runner that ends badly without a failed test counts as one failure', () => {
  expect(toOutcome({ code: 1, output: '' }, { passed: 9 })).toMatchObject({ passed: 9, failed: 1 })
  expect(toOutcome({ code: 1, output: '' }, {})).toMatchObject({ passed: 0, failed: 1 })
})

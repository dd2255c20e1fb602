import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { runTool } from './tools.mjs'

/** @typedef {import('./report.mjs').Outcome} Outcome */

/** @param {'unit' | 'components' | 'integration'} project @returns {Promise<Outcome>} */
export function vitest(project) {
  return withReport(async (file) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    const run = await runTool('vitest/vitest.mjs', ['run', '--project', project, ...reporters])
    const report = readReport(file)
    const outcome = toOutcome(run, {
      passed: report?.numPassedTests,
      failed: report?.numFailedTests,
      skipped: report && report.numPendingTests + report.numTodoTests,
    })
    return { ...outcome, output: [outcome.output, ...listRetried(report?.testResults ?? [])].join('\n') }
  })
}

/** @returns {Promise<Outcome>} */
export function playwright() {
  return withReport(async (file) => {
    const run = await runTool('@playwright/test/cli.js', ['test', '--reporter=dot,json'], 'e2e', {
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    })
    const report = readReport(file)
    const { expected = 0, flaky = 0, unexpected, skipped } = report?.stats ?? {}
    const outcome = toOutcome(run, { passed: expected + flaky, failed: unexpected, skipped })
    return { ...outcome, output: [outcome.output, ...(report?.suites ?? []).flatMap(listFlaky)].join('\n') }
  })
}

/**
 * Vitest's tests that passed only at the second attempt: they keep the failure of the first. They count as passed and
 * are reported.
 * @param {{ name: string, assertionResults: { fullName: string, status: string, failureMessages: string[] }[] }[]} files
 * @returns {string[]}
 */
export function listRetried(files) {
  return files.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName }) => `${basename(name)}: ${fullName}: passed only at its second attempt`),
  )
}

/**
 * The flaky journeys of a suite: they passed only at the second attempt. They count as passed and are reported.
 * @param {{ suites?: object[], specs?: { file: string, title: string, tests: { status: string }[] }[] }} suite
 * @returns {string[]}
 */
export function listFlaky({ suites = [], specs = [] }) {
  return [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => `${file}: ${title}: passed only at its second attempt`),
    ...suites.flatMap(listFlaky),
  ]
}

/**
 * The counts of the report. A runner that failed without a failed test (a crash, or a file that could not be loaded)
 * counts as one failure.
 * @param {{ code: number, output: string }} run
 * @param {{ passed?: number, failed?: number, skipped?: number }} counts
 * @returns {Outcome}
 */
export function toOutcome({ code, output }, { passed = 0, failed = 0, skipped = 0 }) {
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed, skipped, output }
}

/**
 * @template T
 * @param {(file: string) => Promise<T>} work
 */
async function withReport(work) {
  const folder = mkdtempSync(join(tmpdir(), 'narthex-report-'))
  try {
    return await work(join(folder, 'report.json'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

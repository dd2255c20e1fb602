import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runTool } from './tools.mjs'

/** @typedef {import('./report.mjs').Outcome} Outcome */

/** @param {'unit' | 'integration'} project @returns {Promise<Outcome>} */
export function vitest(project) {
  return withReport(async (file) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    const run = await runTool('vitest/vitest.mjs', ['run', '--project', project, ...reporters])
    const report = readReport(file)
    return outcomeOf(run, {
      passed: report?.numPassedTests,
      failed: report?.numFailedTests,
      skipped: report && report.numPendingTests + report.numTodoTests,
    })
  })
}

/** @returns {Promise<Outcome>} */
export function playwright() {
  return withReport(async (file) => {
    const run = await runTool('@playwright/test/cli.js', ['test', '--reporter=dot,json'], 'e2e', {
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    })
    const stats = readReport(file)?.stats
    return outcomeOf(run, {
      passed: stats?.expected,
      failed: stats && stats.unexpected + stats.flaky,
      skipped: stats?.skipped,
    })
  })
}

/**
 * What the report says, and one failure when the runner ended badly without one to show: a crash, or a file that
 * could not be loaded.
 * @param {{ code: number, output: string }} run
 * @param {{ passed?: number, failed?: number, skipped?: number }} counts
 * @returns {Outcome}
 */
export function outcomeOf({ code, output }, { passed = 0, failed = 0, skipped = 0 }) {
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

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../root.mjs'
import { readEvents, writingEventsTo } from './events.mjs'
import { runTool } from './tools.mjs'

/**
 * @typedef {import('./report.mjs').Outcome} Outcome
 * @typedef {import('./suites.mjs').Run} Run
 */

/**
 * Runs Vitest's projects whose names match.
 * @param {string} project `*` stands for any text
 * @param {Run} run `only`: files
 * @returns {Promise<Outcome>}
 */
export function vitest(project, { deadlineMs, only = [] }) {
  const reporters = ['--reporter=default', `--reporter=${join(root, 'scripts/suites/vitest-events.mjs')}`]
  return withEvents((env) =>
    runTool('vitest/vitest.mjs', ['run', '--project', project, ...reporters, ...only], { env, deadlineMs }),
  )
}

/**
 * Runs the journeys.
 * @param {Run} run `only`: expressions for tags and file names
 * @returns {Promise<Outcome>}
 */
export function playwright({ deadlineMs, only }) {
  const reporter = `--reporter=dot,${join(root, 'scripts/suites/playwright-events.mjs')}`
  const args = ['test', reporter, ...(only ? ['--grep', only.join('|')] : [])]
  return withEvents((env) => runTool('@playwright/test/cli.js', args, { folder: 'e2e', env, deadlineMs }))
}

/**
 * The counts of what ended. A runner that failed without a failed test (a crash, or a file that could not be loaded)
 * counts as one failure, and so does one that was ended at its deadline.
 * @param {{ code: number, output: string, isLate?: boolean }} run
 * @param {import('./events.mjs').TestRecord} record
 * @returns {Outcome}
 */
export function toOutcome({ code, output, isLate }, record) {
  const { passed, failed, skipped, running } = record
  const late = isLate
    ? ['Ended at its deadline. Running then:', ...running.map(({ file, title }) => `  ${file}: ${title}`)]
    : []
  return {
    passed,
    failed: isLate ? failed + 1 : failed === 0 && code !== 0 ? 1 : failed,
    skipped,
    output: [output, ...late].join('\n'),
    record,
  }
}

/**
 * @param {(env: Record<string, string>) => Promise<{ code: number, output: string, isLate: boolean }>} run
 * @returns {Promise<Outcome>}
 */
async function withEvents(run) {
  const folder = mkdtempSync(join(tmpdir(), 'narthex-events-'))
  try {
    const file = join(folder, 'events.jsonl')
    const ended = await run(writingEventsTo(file))
    return toOutcome(ended, readEvents(file))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

import { stripVTControlCharacters } from 'node:util'
import { slowest } from './events.mjs'

/**
 * @typedef {{ passed: number, failed: number, skipped: number, output: string, record?: import('./events.mjs').TestRecord }} Outcome
 * @typedef {{ name: string, run: () => Promise<Outcome> }} Suite
 * @typedef {Readonly<Record<string, number>>} Budget seconds per suite on two quiet cores
 */

const listedSlowest = 30

/** Number of tests that passed only at their second attempt from which the run has failed. */
export const tooManyRetried = 3

/**
 * Runs the suites in sequence, also after one fails, and ends with the line `N passed, N failed`.
 * Returns whether nothing failed.
 * @param {readonly Suite[]} suites
 * @param {{ budget?: Budget, print?: (line: string) => void }} [options]
 */
export async function runSuites(suites, { budget = {}, print = console.log } = {}) {
  const total = { passed: 0, failed: 0, skipped: 0 }
  /** @type {import('./events.mjs').TestRecord[]} */
  const records = []
  const startedAt = performance.now()
  for (const { name, run } of suites) {
    const suiteStartedAt = performance.now()
    const outcome = await honest(run)
    const seconds = secondsSince(suiteStartedAt)
    if (outcome.failed > 0) print(`\n${outcome.output}\n`)
    const sign = outcome.failed > 0 ? '✗' : '✓'
    print(`${sign} ${name.padEnd(18)} ${against(seconds, budget[name])}   ${describeCounts(outcome)}`)
    for (const line of notices(outcome.output)) print(`  ${line}`)
    for (const { file, title } of outcome.record?.retried ?? [])
      print(`  ${file}: ${title}: passed only at its second attempt`)
    if (outcome.record) records.push(outcome.record)
    total.passed += outcome.passed
    total.failed += outcome.failed
    total.skipped += outcome.skipped
  }
  printSlowest(records, print)
  const retried = records.reduce((sum, record) => sum + record.retried.length, 0)
  if (retried >= tooManyRetried) {
    print(`${retried} tests passed only at their second attempt: ${tooManyRetried} or more fail the run.`)
    total.failed++
  }
  print(`${'all suites'.padEnd(20)} ${against(secondsSince(startedAt), sumOf(suites, budget))}`)
  print(describeCounts(total))
  return total.failed === 0
}

/** @param {number} startedAt */
const secondsSince = (startedAt) => (performance.now() - startedAt) / 1000

/** The seconds that something took, beside its budget. @param {number} seconds @param {number | undefined} budget */
function against(seconds, budget) {
  const taken = `${seconds.toFixed(1)} s`.padStart(8)
  if (budget === undefined) return taken
  return `${taken} of ${String(budget).padStart(4)}${seconds > budget ? ' (over)' : ''}`
}

/** @param {readonly Suite[]} suites @param {Budget} budget */
function sumOf(suites, budget) {
  const budgets = suites.map(({ name }) => budget[name])
  return budgets.every((seconds) => seconds !== undefined)
    ? budgets.reduce((sum, seconds) => sum + seconds, 0)
    : undefined
}

/** @param {readonly import('./events.mjs').TestRecord[]} records @param {(line: string) => void} print */
function printSlowest(records, print) {
  for (const [what, timed] of /** @type {const} */ ([
    ['files', records.flatMap(({ files }) => files)],
    ['tests', records.flatMap(({ tests }) => tests)],
  ])) {
    if (timed.length === 0) continue
    print(`Slowest ${what}:`)
    for (const { file, title, ms } of slowest(timed, listedSlowest))
      print(`  ${(ms / 1000).toFixed(1).padStart(6)} s  ${file}${title ? `: ${title}` : ''}`)
  }
}

/**
 * A runner that throws has failed, and so has one that ran no test.
 * @param {Suite['run']} run
 * @returns {Promise<Outcome>}
 */
async function honest(run) {
  try {
    const outcome = await run()
    if (outcome.passed + outcome.failed > 0) return outcome
    return { ...outcome, failed: 1, output: `${outcome.output}\nNo test ran.`.trimStart() }
  } catch (error) {
    const output = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return { passed: 0, failed: 1, skipped: 0, output }
  }
}

/**
 * The lines to print for a passing suite too: skipped tests, such as those of an external database.
 * @param {string} output
 */
function notices(output) {
  return new Set(
    stripVTControlCharacters(output)
      .split('\n')
      .filter((line) => /; its tests? (?:are|is) skipped$/.test(line)),
  )
}

/** @param {Pick<Outcome, 'passed' | 'failed' | 'skipped'>} counts */
function describeCounts({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

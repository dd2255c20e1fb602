import { stripVTControlCharacters } from 'node:util'

/**
 * @typedef {{ passed: number, failed: number, skipped: number, output: string }} Outcome
 * @typedef {{ name: string, isQuick: boolean, run: () => Promise<Outcome> }} Suite
 */

/**
 * Runs the suites in sequence, also after one fails, and ends with the line `N passed, N failed`.
 * Returns whether nothing failed.
 * @param {readonly Suite[]} suites
 * @param {(line: string) => void} print
 */
export async function runSuites(suites, print = console.log) {
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const { name, run } of suites) {
    const startedAt = performance.now()
    const outcome = await honest(run)
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    if (outcome.failed > 0) print(`\n${outcome.output}\n`)
    print(`${outcome.failed > 0 ? '✗' : '✓'} ${name.padEnd(18)} ${`${seconds} s`.padStart(8)}   ${countsOf(outcome)}`)
    for (const line of notices(outcome.output)) print(`  ${line}`)
    total.passed += outcome.passed
    total.failed += outcome.failed
    total.skipped += outcome.skipped
  }
  print(countsOf(total))
  return total.failed === 0
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
 * The lines to print for a passing suite too: skipped tests, such as those of an external database, and flaky tests.
 * @param {string} output
 */
function notices(output) {
  return new Set(
    stripVTControlCharacters(output)
      .split('\n')
      .filter((line) => /; its tests? (?:are|is) skipped$|: passed only at its second attempt$/.test(line)),
  )
}

/** @param {Omit<Outcome, 'output'>} counts */
function countsOf({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

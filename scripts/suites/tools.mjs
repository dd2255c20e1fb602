import { delimiter, join } from 'node:path'
import { capture } from '../child.mjs'
import { Failure } from '../failure.mjs'
import { root } from '../root.mjs'

/** Child processes of a tool run on the pinned Node too. No colours: the output is also read in logs. */
const describeEnvironment = () => ({
  ...process.env,
  PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  NO_COLOR: '1',
})

/** A check that takes longer than this hangs. */
const checkDeadlineMs = 10 * 60_000

/**
 * Runs a script of an installed package to its end, from one of the project's folders.
 * @param {string} script below node_modules
 * @param {string[]} args
 * @param {{ folder?: string, env?: NodeJS.ProcessEnv, deadlineMs?: number }} [options] `env` adds to the environment
 */
export function runTool(script, args, { folder = '.', env = {}, deadlineMs = checkDeadlineMs } = {}) {
  return capture(process.execPath, [join(root, 'node_modules', script), ...args], {
    cwd: join(root, folder),
    env: { ...describeEnvironment(), ...env },
    deadlineMs,
  })
}

/**
 * A step of a check: the tool must exit with code 0.
 * @param {string} script below node_modules
 * @param {string[]} args
 */
export function tool(script, args, folder = '.') {
  return async () => {
    const { code, output, isLate } = await runTool(script, args, { folder })
    if (isLate) throw new Failure(`${output}\n${script} was ended: it hung.`.trimStart())
    if (code !== 0) throw new Failure(output || `${script} ended with code ${code}.`)
  }
}

/**
 * Runs every step; a step throws a Failure when it finds a problem. All steps count as one check.
 * @param {readonly (() => unknown)[]} steps
 * @returns {Promise<import('./report.mjs').Outcome>}
 */
export async function check(steps) {
  const complaints = []
  for (const step of steps) {
    try {
      await step()
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      complaints.push(error.message)
    }
  }
  const isPassed = complaints.length === 0
  return { passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1, skipped: 0, output: complaints.join('\n') }
}

import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { Failure } from './failure.mjs'

const isWindows = process.platform === 'win32'

/** A signal this soon after another is the same wish again. */
const echoMs = 500

/**
 * Runs a program in this one's place: it has the terminal, and its exit code is the answer.
 *
 * Ctrl-C reaches this process twice at once (from the terminal, and from npm, which passes it on). The program sits
 * in a session of its own, out of the terminal's reach, and hears it once: it can finish what it does.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>}
 */
export function become(command, args, options = {}) {
  const child = spawn(command, args, { stdio: 'inherit', detached: !isWindows, ...options })
  let toldAt = Number.NEGATIVE_INFINITY
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      if (isWindows || performance.now() - toldAt < echoMs) return
      toldAt = performance.now()
      child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
    })
  }
  return exitCode(child, command)
}

/**
 * Runs a program to its end and gives all that it wrote.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function capture(command, args, options = {}) {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  /** @type {Buffer[]} */
  const chunks = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => chunks.push(chunk))
  const code = await exitCode(child, command)
  return { code, output: Buffer.concat(chunks).toString().trimEnd() }
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} command
 * @returns {Promise<number>}
 */
function exitCode(child, command) {
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new Failure(`Cannot run ${command}: ${error.message}`)))
    child.once('close', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)))
  })
}

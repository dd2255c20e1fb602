import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { Failure } from './failure.mjs'

const isWindows = process.platform === 'win32'

/** A second signal within this time is a duplicate of the first. */
const duplicateSignalMs = 500

/**
 * Runs a program in place of this one: it uses the terminal, and this process ends with its exit code.
 *
 * Ctrl-C reaches this process twice at once (from the terminal, and from npm, which forwards it). The program runs in
 * its own session, out of the terminal's reach, and gets the signal once, so that it can shut down gracefully.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>}
 */
export function become(command, args, options = {}) {
  const child = spawn(command, args, { stdio: 'inherit', detached: !isWindows, ...options })
  let lastSignalAt = Number.NEGATIVE_INFINITY
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      if (isWindows || performance.now() - lastSignalAt < duplicateSignalMs) return
      lastSignalAt = performance.now()
      child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
    })
  }
  return exitCode(child, command)
}

/** The programs that `capture` runs now, each the leader of a process group of its own. */
const captured = new Set()

/** Ends every program that `capture` runs, and what they started. */
export function killCaptured() {
  for (const child of captured) killGroup(child)
}

/**
 * Runs a program to its end and returns its output. At its deadline it is ended with all that it started.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { deadlineMs?: number }} [options]
 * @returns {Promise<{ code: number, output: string, isLate: boolean }>}
 */
export async function capture(command, args, { deadlineMs, ...options } = {}) {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'], detached: !isWindows })
  captured.add(child)
  /** @type {Buffer[]} */
  const chunks = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => chunks.push(chunk))
  let isLate = false
  const deadline =
    deadlineMs &&
    setTimeout(() => {
      isLate = true
      killGroup(child)
    }, deadlineMs)
  try {
    const code = await exitCode(child, command)
    return { code, output: Buffer.concat(chunks).toString().trimEnd(), isLate }
  } finally {
    clearTimeout(deadline)
    captured.delete(child)
  }
}

/** @param {import('node:child_process').ChildProcess} child */
function killGroup({ pid }) {
  if (!pid) return
  try {
    process.kill(isWindows ? pid : -pid, 'SIGKILL')
  } catch (error) {
    // It has ended by itself.
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error
  }
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

import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { createInterface } from 'node:readline'

export interface ProgramRun {
  /** Zero for success; null where it was ended. */
  readonly code: number | null
  /** The end of what it wrote to its error output. */
  readonly errors: string
}

export interface RunOptions {
  readonly timeoutMs: number
  readonly onLine?: (line: string) => void
}

const keptErrors = 16 * 1024

/** Runs the program with the lowest priority, so that it takes no time from requests, and ends it with this process. */
export function runFfmpeg(
  path: string,
  args: readonly string[],
  { timeoutMs, onLine }: RunOptions,
): Promise<ProgramRun> {
  return new Promise((resolve, reject) => {
    const child = spawn(path, args, { stdio: ['ignore', 'pipe', 'pipe'], timeout: timeoutMs, killSignal: 'SIGKILL' })
    const end = () => child.kill('SIGKILL')
    process.once('exit', end)
    let errors = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors = (errors + text).slice(-keptErrors)
    })
    createInterface({ input: child.stdout }).on('line', (line) => onLine?.(line))
    if (child.pid !== undefined) lowerPriority(child.pid)
    child.once('error', (error) => {
      process.off('exit', end)
      reject(error)
    })
    child.once('close', (code) => {
      process.off('exit', end)
      resolve({ code, errors })
    })
  })
}

/** Lowers the priority of a process, which may have ended already. */
function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW)
  } catch {}
}

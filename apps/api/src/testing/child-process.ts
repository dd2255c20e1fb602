import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export interface Child {
  readonly pid: number
  /** The lines it said so far. */
  readonly said: readonly string[]
  /** Resolves with the first line it says, or said. */
  readonly firstLine: Promise<string>
  /** Kills it as the system would, without a chance to tidy up. */
  kill(): Promise<void>
}

/** Starts one of the scripts beside this file on a data folder. */
export function startOnFolder(script: 'folder-holder.ts' | 'folder-writer.ts', folder: string): Child {
  const args = ['--disable-warning=ExperimentalWarning', '--expose-gc', join(import.meta.dirname, script), folder]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  if (!child.stdout || child.pid === undefined) throw new Error('The process could not be started')
  const ended = once(child, 'exit')
  const said: string[] = []
  const lines = createInterface(child.stdout)
  lines.on('line', (line) => said.push(line))
  const firstLine = once(lines, 'line').then(([line]) => String(line))
  const read = once(lines, 'close')
  return {
    pid: child.pid,
    said,
    firstLine,
    async kill() {
      child.kill('SIGKILL')
      await Promise.all([ended, read])
    },
  }
}

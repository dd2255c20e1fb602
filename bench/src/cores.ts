import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * The cores of the measured process and of the load, so that neither slows the other. None on machines without taskset
 * or with a single core: there only CPU time is meaningful.
 */
export const cores = findCores()

export interface Cores {
  readonly server: number
  readonly load: number
}

let isPinning = true

/** Ends pinning: from now on no process has a core to itself. */
export function shareCores(): void {
  isPinning = false
}

/** The command prefix that pins a process to a core. */
export function onCore(core: keyof Cores, command: string, args: readonly string[]): [string, string[]] {
  return cores && isPinning ? ['taskset', ['-c', String(cores[core]), command, ...args]] : [command, [...args]]
}

/** Pins a process that runs already. */
export function moveToCore(core: keyof Cores, pid: number): void {
  if (cores && isPinning) spawnSync('taskset', ['-cp', String(cores[core]), String(pid)])
}

function findCores(): Cores | undefined {
  if (process.platform !== 'linux' || spawnSync('taskset', ['-V']).status !== 0) return undefined
  const [server, load] = allowedCores()
  return server === undefined || load === undefined ? undefined : { server, load }
}

/** A container may be limited to some cores, written as `0-3,8`. */
function allowedCores(): number[] {
  const list = /^Cpus_allowed_list:\s*(\S+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? ''
  return list.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number)
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  })
}

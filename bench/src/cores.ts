import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * Where measured processes and the load run, so that neither takes the other's time. None on machines without taskset
 * or with a single core: there only CPU time tells anything.
 */
export const cores = findCores()

export interface Cores {
  readonly server: number
  readonly load: number
}

/** The command that runs another one on a core. */
export function onCore(core: keyof Cores, command: string, args: readonly string[]): [string, string[]] {
  return cores ? ['taskset', ['-c', String(cores[core]), command, ...args]] : [command, [...args]]
}

function findCores(): Cores | undefined {
  if (process.platform !== 'linux' || spawnSync('taskset', ['-V']).status !== 0) return undefined
  const [server, load] = allowedCores()
  return server === undefined || load === undefined ? undefined : { server, load }
}

/** A container may be held to some of the machine's cores, written as `0-3,8`. */
function allowedCores(): number[] {
  const list = /^Cpus_allowed_list:\s*(\S+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? ''
  return list.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number)
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  })
}

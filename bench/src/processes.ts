import { readdirSync, readFileSync } from 'node:fs'

/** A process as Linux shows it in `/proc/PID/stat`. */
export interface ProcessStat {
  readonly pid: number
  readonly name: string
  readonly parent: number
  /** User and system time of all its threads so far. */
  readonly cpuMicros: number
}

/** Linux counts CPU time in hundredths of a second, on every architecture. */
const microsPerTick = 10_000

/** Reads a line of `/proc/PID/stat`; the name stands in parentheses and may hold any character. */
export function parseStat(line: string): ProcessStat {
  const nameEnd = line.lastIndexOf(')')
  const fields = line.slice(nameEnd + 2).split(' ')
  return {
    pid: Number.parseInt(line, 10),
    name: line.slice(line.indexOf('(') + 1, nameEnd),
    parent: Number(fields[1]),
    cpuMicros: (Number(fields[11]) + Number(fields[12])) * microsPerTick,
  }
}

/** All descendants of a process. */
export function listDescendants(pid: number, all: readonly ProcessStat[]): ProcessStat[] {
  const children = all.filter(({ parent }) => parent === pid)
  return [...children, ...children.flatMap((child) => listDescendants(child.pid, all))]
}

/** All processes of the machine, or of the container; none where there is no procfs. */
export function listProcesses(): ProcessStat[] {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      const line = readIfThere(`/proc/${pid}/stat`)
      return line ? [parseStat(line)] : []
    })
}

/** CPU time in µs between two samples. The last share of a process that ended is lost. */
export function cpuBetween(before: readonly ProcessStat[], after: readonly ProcessStat[]): number {
  const earlier = new Map(before.map(({ pid, cpuMicros }) => [pid, cpuMicros]))
  return after.reduce((sum, { pid, cpuMicros }) => sum + cpuMicros - (earlier.get(pid) ?? 0), 0)
}

const bytesPerKilobyte = 1024

/** The Pss in bytes from a `smaps_rollup`: shared memory counts in each process by its share. */
export function parsePss(rollup: string): number {
  return Number(/^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1] ?? 0) * bytesPerKilobyte
}

/** The total Pss in bytes of processes; 0 for a process that has ended. */
export function pssBytes(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + parsePss(readIfThere(`/proc/${pid}/smaps_rollup`)), 0)
}

/** Empty for a process that has ended. */
function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ESRCH') return ''
    throw error
  }
}

import { execFile, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { onCore } from './cores.ts'
import type { HttpRequest } from './http-request.ts'
import { wrkScript } from './wrk-script.ts'

const run = promisify(execFile)

export interface Load {
  readonly port: number
  /** Sent one after the other, and from the beginning again. */
  readonly requests: readonly HttpRequest[]
  readonly connections: number
  readonly seconds: number
  /** At most so many requests, evenly; as many as are answered where none is given. */
  readonly perSecond?: number
}

export interface Delivered {
  readonly requests: number
  readonly seconds: number
  /** In which 99 of 100 requests were answered, in µs. */
  readonly p99: number
  /** Refused, cut off, or answered with anything but success. */
  readonly failures: number
}

/** The load generator: wrk where the machine has it, for it can keep a server busy; autocannon otherwise. */
export const generator = spawnSync('wrk', ['--version']).error ? 'autocannon' : 'wrk'

/** Loads a server from the other core. Throws when anything but success came back. */
export async function drive(load: Load): Promise<Delivered> {
  const file = join(tmpdir(), `narthex-load-${randomUUID()}`)
  writeFileSync(file, generator === 'wrk' ? wrkScript(load) : JSON.stringify(load))
  try {
    const [command, args] = onCore('load', ...(generator === 'wrk' ? wrk(file, load) : autocannon(file)))
    const { stdout } = await run(command, args)
    const delivered: Delivered = JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
    if (delivered.failures > 0) throw new Error(`${delivered.failures} of ${delivered.requests} requests failed`)
    return delivered
  } finally {
    rmSync(file)
  }
}

function wrk(script: string, { port, connections, seconds }: Load): [string, string[]] {
  return ['wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', script, `http://127.0.0.1:${port}`]]
}

function autocannon(file: string): [string, string[]] {
  return [process.execPath, [join(import.meta.dirname, 'autocannon-load.ts'), file]]
}

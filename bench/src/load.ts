import { execFile, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { onCore } from './cores.ts'
import type { HttpRequest } from './http-request.ts'
import { runInLoadProcess } from './resident-load.ts'
import { wrkScript } from './wrk-script.ts'

const run = promisify(execFile)

/** Requests are sent as fast as they are answered. */
export interface Load {
  readonly port: number
  /** Sent in sequence, repeatedly. */
  readonly requests: readonly HttpRequest[]
  readonly connections: number
  readonly seconds: number
  /** No two connections send the same request, and refusals are not failures. */
  readonly isAttack?: boolean
}

export interface Delivered {
  readonly requests: number
  readonly seconds: number
  /** Refused, cut off, or not successful. */
  readonly failures: number
}

/** A fixed rate per second, evenly spaced, each request in turn. */
export interface PacedLoad {
  readonly port: number
  readonly requests: readonly HttpRequest[]
  readonly perSecond: number
  readonly seconds: number
}

/** The load generator: wrk where it is installed, since it can saturate a server; otherwise autocannon. */
export const generator = spawnSync('wrk', ['--version']).error ? 'autocannon' : 'wrk'

/** Loads a server from the other core. Throws unless every answer is successful. */
export async function drive(load: Load): Promise<Delivered> {
  // wrk counts in whole seconds, and each of its connections starts with the first request.
  const isForWrk = generator === 'wrk' && Number.isInteger(load.seconds) && !load.isAttack
  const delivered = await (isForWrk ? wrk(load) : runInLoadProcess<Delivered>({ kind: 'burst', load }))
  if (load.isAttack) return delivered
  if (delivered.failures > 0) throw new Error(`${delivered.failures} of ${delivered.requests} requests failed`)
  return delivered
}

/** The 99th percentile of each request in µs. Throws unless every answer is successful. */
export const drivePaced = (load: PacedLoad): Promise<number[]> => runInLoadProcess({ kind: 'paced', load })

async function wrk(load: Load): Promise<Delivered> {
  const file = join(tmpdir(), `narthex-load-${randomUUID()}`)
  writeFileSync(file, wrkScript(load))
  try {
    const { port, connections, seconds } = load
    const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', file, `http://127.0.0.1:${port}`]
    const { stdout } = await run(...onCore('load', 'wrk', options))
    return JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
  } finally {
    rmSync(file)
  }
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { HeldPayment } from './payment-holder.ts'
import type { HeldCharge } from './recurrence-holder.ts'

/** The one of `main.ts`: to strip and compile a thousand modules takes longer than what most children are for. */
export const compileCache = join(import.meta.dirname, '../../../../node_modules/.cache/compiled')

export interface Child {
  readonly pid: number
  /** Resolves with the first line it says, or said. */
  readonly firstLine: Promise<string>
  /** Kills it as the system would, without a chance to tidy up. */
  kill(): Promise<void>
}

/** Starts `job-holder.ts` on a database. */
export const startJobHolder = (databaseUrl: string) => startProgram('job-holder.ts', databaseUrl)

/** Starts `payment-holder.ts`: it begins what it is told, and stops for ever at a step. */
export const startPaymentHolder = (databaseUrl: string, payment: HeldPayment) =>
  startProgram('payment-holder.ts', JSON.stringify({ databaseUrl, ...payment }))

/** Starts `recurrence-holder.ts`: it charges a recurring gift, and stops for ever at a step. */
export const startRecurrenceHolder = (databaseUrl: string, charge: HeldCharge) =>
  startProgram('recurrence-holder.ts', JSON.stringify({ databaseUrl, ...charge }))

function startProgram(name: string, argument: string): Child {
  const program = join(import.meta.dirname, name)
  const args = ['--disable-warning=ExperimentalWarning', program, argument]
  const env = { ...process.env, NODE_COMPILE_CACHE: compileCache }
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], env })
  if (!child.stdout || child.pid === undefined) throw new Error('The process could not be started')
  const ended = once(child, 'exit')
  const lines = createInterface(child.stdout)
  const firstLine = once(lines, 'line').then(([line]) => String(line))
  return {
    pid: child.pid,
    firstLine,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

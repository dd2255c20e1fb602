import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { onCore } from './cores.ts'

/** A measured process of its own, on the server's core; it ends where `await using` leaves it. */
export interface Contestant extends AsyncDisposable {
  /** Where it listens; 0 where it serves nothing. */
  readonly port: number
  /** Asks for a number: `cpu` is the CPU time spent so far in µs, all threads; the rest is what it offers. */
  ask(question: string): Promise<number>
}

/**
 * Starts a program of `contestants/` with its options and waits until it is ready.
 * Rejects when it ends before that, or instead of answering.
 */
export async function startContestant(program: string, options: unknown): Promise<Contestant> {
  const file = join(import.meta.dirname, 'contestants', program)
  const [command, args] = onCore('server', process.execPath, ['--disable-warning=ExperimentalWarning', file])
  const child = spawn(command, args, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    serialization: 'advanced',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const exited = once(child, 'exit')
  child.send(options ?? {})
  const port = await nextNumber(child, program)
  return {
    port,
    ask(question) {
      child.send(question)
      return nextNumber(child, program)
    },
    async [Symbol.asyncDispose]() {
      child.disconnect()
      await exited
    },
  }
}

function nextNumber(child: ChildProcess, program: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const onMessage = (answer: number) => settle(() => resolve(answer))
    const onExit = () => settle(() => reject(new Error(`The contestant ${program} ended before it answered`)))
    function settle(how: () => void) {
      child.off('message', onMessage).off('exit', onExit)
      how()
    }
    child.once('message', onMessage).once('exit', onExit)
  })
}

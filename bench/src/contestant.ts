import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { memoryEnvironment, nodeOptions } from '../../scripts/root.mjs'
import { type Cores, onCore } from './cores.ts'

/** A measured process on the server's core; `await using` ends it. */
export interface Contestant extends AsyncDisposable {
  /** The port that it listens on; 0 where it serves nothing. */
  readonly port: number
  /** Asks a question: `cpu` is the CPU time so far in µs, all threads; contestants define further questions. */
  ask<Answer = number>(question: string): Promise<Answer>
}

export interface ContestantSetting {
  readonly core?: keyof Cores
  /** Limits memory as `npm start` does. */
  readonly isThrifty?: boolean
}

/**
 * Starts a program of `contestants/` with its options and waits until it is ready.
 * Rejects when it ends before that, or instead of answering.
 */
export async function startContestant(
  program: string,
  options: unknown,
  { core = 'server', isThrifty = false }: ContestantSetting = {},
): Promise<Contestant> {
  const file = join(import.meta.dirname, 'contestants', program)
  const ownOptions = isThrifty ? nodeOptions : ['--disable-warning=ExperimentalWarning']
  const [command, args] = onCore(core, process.execPath, [...ownOptions, file])
  const child = spawn(command, args, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    serialization: 'advanced',
    env: { ...(isThrifty ? memoryEnvironment : {}), ...process.env, NODE_ENV: 'production' },
  })
  const exited = once(child, 'exit')
  child.send(options ?? {})
  const port = await nextAnswer<number>(child, program)
  return {
    port,
    ask<Answer>(question: string) {
      child.send(question)
      return nextAnswer<Answer>(child, program)
    },
    async [Symbol.asyncDispose]() {
      if (child.connected) child.disconnect()
      await exited
    },
  }
}

function nextAnswer<Answer>(child: ChildProcess, program: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const onMessage = (answer: Answer) => settle(() => resolve(answer))
    const onExit = () => settle(() => reject(new Error(`The contestant ${program} ended before it answered`)))
    function settle(how: () => void) {
      child.off('message', onMessage).off('exit', onExit)
      how()
    }
    child.once('message', onMessage).once('exit', onExit)
  })
}

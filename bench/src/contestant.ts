import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { memoryEnvironment, nodeOptions } from '../../scripts/root.mjs'
import type { Reply } from './contestants/contest.ts'
import { type Cores, onCore } from './cores.ts'
import { temporaryFolder } from './temporary-folder.ts'

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

let compiled: string | undefined

/** Folder with the modules that earlier contestants compiled: most of them import the product from its sources. */
function compileFolder(): string {
  compiled ??= temporaryFolder().path
  return compiled
}

/**
 * Starts a program of `contestants/` with its options and waits until it is ready.
 * Rejects when it fails or ends before that, or instead of answering.
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
    env: {
      ...(isThrifty ? memoryEnvironment : {}),
      ...process.env,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: compileFolder(),
    },
  })
  const exited = once(child, 'exit')
  async function stop(): Promise<void> {
    if (child.connected) child.disconnect()
    await exited
  }
  child.send(options ?? {})
  const port = await nextAnswer<number>(child, program).catch(async (error) => {
    await stop()
    throw error
  })
  return {
    port,
    ask<Answer>(question: string) {
      child.send(question)
      return nextAnswer<Answer>(child, program)
    },
    [Symbol.asyncDispose]: stop,
  }
}

function nextAnswer<Answer>(child: ChildProcess, program: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const onMessage = (reply: Reply) =>
      settle(() => {
        if ('failure' in reply) reject(new Error(`The contestant ${program} failed: ${reply.failure}`))
        else resolve(reply.value as Answer)
      })
    const onExit = () => settle(() => reject(new Error(`The contestant ${program} ended before it answered`)))
    function settle(how: () => void) {
      child.off('message', onMessage).off('exit', onExit)
      how()
    }
    child.once('message', onMessage).once('exit', onExit)
  })
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { memoryEnvironment } from '../../scripts/root.mjs'
import { answerTo } from './answer.ts'
import { undoAtEnd } from './at-end.ts'
import { listening } from './contestants/listening.ts'
import { visit } from './requests.ts'

export const root = join(import.meta.dirname, '../..')
const home = visit('/')

/** The product as an operator starts it, with the embedded database of a data folder; `await using` stops it. */
export interface ProductProcess extends AsyncDisposable {
  readonly pid: number
  readonly port: number
  /** Time from the command to the first home page. */
  readonly startSeconds: number
}

/** Starts the product by a command and waits for its first page. Throws when it ends before that. */
export async function startProductProcess(
  command: string,
  args: readonly string[],
  dataFolder: string,
): Promise<ProductProcess> {
  const port = await freePort()
  const begun = performance.now()
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    // In its own process group: on Ctrl-C it is stopped once, at the end of the run.
    detached: process.platform !== 'win32',
    // Blank settings count as unset and override a developer's .env.
    env: {
      ...memoryEnvironment,
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_FOLDER: dataFolder,
      PUBLIC_URL: '',
      DATABASE_URL: '',
      REDIS_URL: '',
      METRICS_PORT: '',
    },
  })
  const exited = once(child, 'exit')
  const stop = undoAtEnd(async () => {
    // npm ends on SIGTERM without passing it on, so its script gets it too, which forwards it to the serving process.
    if (!signalGroup(child, 'SIGTERM')) child.kill('SIGTERM')
    await exited
    while (signalGroup(child, 0)) await after(20)
  })
  await firstPage(child, port).catch(async (error) => {
    await stop()
    throw error
  })
  const startSeconds = (performance.now() - begun) / 1000
  return { pid: child.pid ?? 0, port, startSeconds, [Symbol.asyncDispose]: stop }
}

/** Sends a signal to a child's process group; false where there is no such group. */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  if (pid === undefined || process.platform === 'win32') return false
  try {
    return process.kill(-pid, signal)
  } catch {
    return false
  }
}

async function firstPage(child: ChildProcess, port: number): Promise<void> {
  while (!(await isServing(port))) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended before it served a page`)
    await after(5)
  }
}

async function isServing(port: number): Promise<boolean> {
  return answerTo(port, home).then(
    ({ status }) => status === 200,
    () => false,
  )
}

async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listening(server)
  server.close()
  await once(server, 'close')
  return port
}

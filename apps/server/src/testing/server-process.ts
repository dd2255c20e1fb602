import { type ChildProcess, fork, spawn } from 'node:child_process'
import { join } from 'node:path'
import { compileCache } from '@narthex/api/testing/child-process'
import { makeDataFolder, removeDataFolder } from '@narthex/api/testing/embedded-folders'

const quiet = '--disable-warning=ExperimentalWarning'
/** The product's command line, bundled. */
export const mainProgram = join(import.meta.dirname, '../../build/main.mjs')

/** Exit code and output of a process. */
export interface Ending {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  readonly stdout: string
  readonly stderr: string
}

export interface ServerProcess {
  readonly child: ChildProcess
  readonly port: number
  readonly ended: Promise<Ending>
}

const running = new Set<ChildProcess>()
const folders: string[] = []

/** A new folder, removed by `endEverything`. */
export function temporaryFolder(): string {
  const folder = makeDataFolder()
  folders.push(folder)
  return folder
}

/** Kills what a test file started and removes its folders. */
export function endEverything(): void {
  for (const child of running) child.kill('SIGKILL')
  for (const folder of folders.splice(0)) removeDataFolder(folder)
}

/** Settings of a process: none of the machine's own, a free port, churches below narthex.test. */
function environmentWith(settings: Record<string, string>): Record<string, string> {
  const { PATH = '' } = process.env
  const own = { HOST: '127.0.0.1', PORT: '0', PUBLIC_URL: 'http://narthex.test', REQUESTS_PER_MINUTE: '1000000' }
  return { PATH, NODE_ENV: 'production', ...own, ...settings }
}

interface Launched {
  readonly child: ChildProcess
  readonly ended: Promise<Ending>
}

/** Runs the product's own command line in a folder. */
export function launchMain(
  args: readonly string[],
  settings: Record<string, string>,
  folder = temporaryFolder(),
): Launched {
  return watched(
    spawn(process.execPath, [quiet, mainProgram, ...args], { cwd: folder, env: environmentWith(settings) }),
  )
}

/** Runs one of this folder's programs, which communicates by messages. */
export function launchProgram(name: string, settings: Record<string, string>): Launched {
  const env = environmentWith({ NODE_COMPILE_CACHE: compileCache, ...settings })
  const options = { cwd: temporaryFolder(), env, execArgv: [quiet], silent: true }
  return watched(fork(join(import.meta.dirname, name), options))
}

function watched(child: ChildProcess): Launched {
  running.add(child)
  const output = { stdout: '', stderr: '' }
  child.stdout?.on('data', (chunk) => {
    output.stdout += chunk
  })
  child.stderr?.on('data', (chunk) => {
    output.stderr += chunk
  })
  const ended = new Promise<Ending>((resolve) => {
    child.on('close', (code, signal) => {
      running.delete(child)
      resolve({ code, signal, ...output })
    })
  })
  return { child, ended }
}

/**
 * Starts the server and waits until it listens and has printed its addresses. Throws its output where it ends instead.
 */
export async function startServer(
  settings: Record<string, string>,
  args: readonly string[] = [],
): Promise<ServerProcess> {
  const { child, ended } = launchMain(['serve', ...args], settings)
  const port = new Promise<number>((resolve) => {
    let stdout = ''
    child.stdout?.on('data', (chunk) => {
      stdout += chunk
      const listening = /listening at http:\/\/(?:127\.0\.0\.1|\[::\]):(\d+)/.exec(stdout)
      if (listening && stdout.includes('Narthex is open')) resolve(Number(listening[1]))
    })
  })
  const failed = ended.then(({ code, stderr }): never => {
    throw new Error(`The server ended with ${code}: ${stderr}`)
  })
  failed.catch(() => {})
  return { child, ended, port: await Promise.race([port, failed]) }
}

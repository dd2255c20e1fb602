import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { answerTo } from '../answer.ts'
import { listening } from '../contestants/listening.ts'
import type { Figure } from '../figure.ts'
import { visit } from '../requests.ts'
import { median, takeTurns } from '../rounds.ts'

const root = join(import.meta.dirname, '../../..')
const home = visit('/')
const goal = { atMost: 2 }

/** From the command to the first home page, when the embedded database is there already. */
export const secondStart: Figure = {
  id: 'P15',
  async measure({ rounds }) {
    const dataFolder = mkdtempSync(join(tmpdir(), 'narthex-bench-'))
    try {
      const times = await takeTurns(rounds, {
        npm: () => secondsToFirstPage('npm', ['start', '--silent'], dataFolder),
        serve: () => secondsToFirstPage(process.execPath, ['apps/server/src/main.ts', 'serve'], dataFolder),
      })
      return [
        { what: 'second start to first home page', ...readingOf(times.serve) },
        { what: 'the same by npm start', ...readingOf(times.npm) },
      ]
    } finally {
      rmSync(dataFolder, { recursive: true })
    }
  },
}

function readingOf(seconds: readonly number[]) {
  const middle = median(seconds)
  return { unit: 's', ours: middle, median: middle, best: Math.min(...seconds), goal } as const
}

async function secondsToFirstPage(command: string, args: readonly string[], dataFolder: string): Promise<number> {
  const port = await freePort()
  const begun = performance.now()
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    // Settings that are empty count as not set, and keep a developer's .env out.
    env: {
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
  while (!(await isServing(port))) {
    if (child.exitCode !== null) throw new Error(`${command} ended before it served a page`)
    await after(5)
  }
  const seconds = (performance.now() - begun) / 1000
  // The process that serves: npm and the script that started it end with it.
  process.kill(Number(readFileSync(join(dataFolder, 'narthex.pid'), 'utf8')), 'SIGTERM')
  await exited
  return seconds
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

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { freePort } from './free-port.ts'

const readyWithinMs = 180_000

/** Overrides of settings that a developer may have here or in `.env`: a blank value counts as not set, and wins. */
const unset = { DATABASE_URL: '', PUBLIC_URL: '', REDIS_URL: '', METRICS_PORT: '', LOG_LEVEL: 'error' }

/** All journeys come from one address. */
const wholeSuite = { REQUESTS_PER_MINUTE: '1000000' }

/**
 * Starts the built product for the journeys, as a church's visitors meet it: on a free port, with the demo.
 * Tells the journeys the port in PORT, and gives Playwright the way to stop it.
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  const port = await freePort()
  const dataFolder = mkdtempSync(join(tmpdir(), 'narthex-demo-'))
  const product = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'apps/server/build/main.mjs'], {
    cwd: new URL('..', import.meta.url),
    env: {
      ...process.env,
      ...unset,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_FOLDER: dataFolder,
      ...wholeSuite,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [product.stdout, product.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  await ready(`http://127.0.0.1:${port}/readyz`, product).catch((error) => {
    product.kill('SIGKILL')
    throw new Error(`${error.message}\n${output}`)
  })
  process.env.PORT = String(port)
  return async () => {
    const ended = once(product, 'exit')
    product.kill('SIGTERM')
    await ended
    rmSync(dataFolder, { recursive: true, force: true })
  }
}

async function ready(url: string, product: ChildProcess): Promise<void> {
  const deadline = performance.now() + readyWithinMs
  while (performance.now() < deadline) {
    if (product.exitCode !== null) throw new Error(`The product ended with code ${product.exitCode}.`)
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await after(50)
  }
  throw new Error(`The product was not ready after ${readyWithinMs / 1000} s.`)
}

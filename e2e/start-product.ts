import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as after } from 'node:timers/promises'
import { freePort } from './free-port.ts'

const readyWithinMs = 180_000

/** What a developer may have set for themselves, here or in `.env`: a blank value counts as not set, and wins. */
const unset = { DATABASE_URL: '', PUBLIC_URL: '', REDIS_URL: '', METRICS_PORT: '', LOG_LEVEL: 'error' }

/**
 * Starts the built product for the journeys, as a church's visitors meet it: on a free port, in memory, with the demo.
 * Tells the journeys the port in PORT, and gives Playwright the way to stop it.
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  const port = await freePort()
  const product = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'apps/server/src/main.ts'], {
    cwd: new URL('..', import.meta.url),
    env: { ...process.env, ...unset, NODE_ENV: 'production', PORT: String(port), DATA_FOLDER: 'memory://' },
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

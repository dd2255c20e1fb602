import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { findBrowser } from '../../e2e/find-browser.ts'
import { undoAtEnd } from './at-end.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** A headless browser and its debugging port; `await using` ends it. */
export interface Browser extends AsyncDisposable {
  readonly port: number
}

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-extensions',
  '--disable-sync',
  '--disable-client-side-phishing-detection',
  '--disable-features=Translate,OptimizationHints',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
  '--mute-audio',
  '--disable-background-timer-throttling',
  '--disable-ipc-flooding-protection',
  '--password-store=basic',
]
const startTimeoutMs = 60_000

/** Starts Chromium with an empty profile. Throws where there is none. */
export async function startBrowser(): Promise<Browser> {
  const program = findBrowser()
  if (!program) throw new Error('There is no browser: set CHROMIUM_PATH')
  const profile = temporaryFolder()
  const args = [...flags, '--remote-debugging-port=0', `--user-data-dir=${profile.path}`, 'about:blank']
  const child = spawn(program, args, { stdio: 'ignore', detached: process.platform !== 'win32' })
  const exited = once(child, 'exit')
  const stop = undoAtEnd(async () => {
    child.kill('SIGTERM')
    await exited
    await profile[Symbol.asyncDispose]()
  })
  const portFile = join(profile.path, 'DevToolsActivePort')
  const deadline = performance.now() + startTimeoutMs
  while (!isWritten(portFile)) {
    if (child.exitCode !== null || performance.now() > deadline) {
      await stop()
      throw new Error('The browser does not start')
    }
    await after(20)
  }
  return { port: Number.parseInt(readFileSync(portFile, 'utf8'), 10), [Symbol.asyncDispose]: stop }
}

const isWritten = (file: string) => existsSync(file) && readFileSync(file, 'utf8').includes('\n')

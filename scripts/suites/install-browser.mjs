import { existsSync } from 'node:fs'
import { findBrowser } from '../../e2e/find-browser.ts'
import { capture } from '../child.mjs'
import { Failure } from '../failure.mjs'
import { runTool } from './tools.mjs'

/** Debian's packages of the browser, the preferred first. */
const packages = ['chromium-headless-shell', 'chromium']

/**
 * Installs a browser if there is none: the distribution's package where permitted, else Playwright's. Throws Failure.
 */
export async function ensureBrowser() {
  if (findBrowser()) return
  console.log('Installing Chromium for the tests…')
  await installPackage()
  if (!findBrowser()) await runTool('@playwright/test/cli.js', ['install', 'chromium-headless-shell'])
  if (!findBrowser()) {
    throw new Failure('There is no Chromium for the tests: install one, or set CHROMIUM_PATH to its program.')
  }
}

async function installPackage() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await capture('apt-get', ['update', '--quiet'], { env })
  for (const name of packages) {
    const { code } = await capture('apt-get', ['install', '--yes', '--quiet', '--no-install-recommends', name], { env })
    if (code === 0) return
  }
}

import { existsSync } from 'node:fs'
import { findBrowser, findWholeBrowser } from '../../e2e/find-browser.ts'
import { capture } from '../child.mjs'
import { Failure } from '../failure.mjs'
import { runTool } from './tools.mjs'

/**
 * Installs a browser if there is none: the distribution's package where permitted, else Playwright's. Throws Failure.
 * The deep run has one journey that the headless shell cannot run, and gets the whole browser too where permitted.
 */
export async function ensureBrowser() {
  if (process.env.TEST_TIER === 'deep' && !findWholeBrowser()) await installPackage('chromium')
  if (findBrowser()) return
  console.log('Installing Chromium for the tests…')
  await installPackage('chromium-headless-shell')
  if (!findBrowser()) await installPackage('chromium')
  if (!findBrowser()) await runTool('@playwright/test/cli.js', ['install', 'chromium-headless-shell'])
  if (!findBrowser()) {
    throw new Failure('There is no Chromium for the tests: install one, or set CHROMIUM_PATH to its program.')
  }
}

/** @param {string} name a package of Debian's */
async function installPackage(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await capture('apt-get', ['update', '--quiet'], { env })
  await capture('apt-get', ['install', '--yes', '--quiet', '--no-install-recommends', name], { env })
}

import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const wholeBrowsers = ['chromium', 'chromium-browser', 'google-chrome']
/** The headless shell first: it draws no window, and shows no notification. */
const browsers = ['chromium-headless-shell', ...wholeBrowsers]

/** The browser to test with: CHROMIUM_PATH, the machine's own, or the one that Playwright has installed. */
export function findBrowser(environment: NodeJS.ProcessEnv = process.env, names = browsers): string | undefined {
  const folders = (environment.PATH ?? '').split(delimiter)
  const candidates = [
    environment.CHROMIUM_PATH,
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    chromium.executablePath(),
  ]
  return candidates.find((path) => path && existsSync(path))
}

/** A browser that can show notifications, if the machine has one. */
export const findWholeBrowser = (): string | undefined => findBrowser({ PATH: process.env.PATH }, wholeBrowsers)

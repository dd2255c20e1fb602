import { browserArguments } from './browser-arguments.ts'
import { findBrowser } from './find-browser.ts'

const executablePath = findBrowser()

/** Launch options of the browsers of the journeys, and of the tests of components. */
export const launchOptions = {
  // Without a language of its own a browser names no file by more than ASCII.
  env: { ...process.env, LC_ALL: 'C.UTF-8' },
  ...(executablePath && { executablePath }),
  args: browserArguments,
}

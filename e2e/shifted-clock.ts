import type { Browser } from '@playwright/test'
import { shiftDate } from '../scripts/testing/clock/shifted-date.ts'

/** Gives every page of the browser the clock of a run on another day (`CLOCK_SHIFT_MS`). Its workers keep the machine's. */
export function shiftPages(browser: Browser): void {
  const shiftMs = Number(process.env.CLOCK_SHIFT_MS ?? 0)
  if (shiftMs === 0) return
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext(options)
    await context.addInitScript(shiftDate, shiftMs)
    return context
  }
}

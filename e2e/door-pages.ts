import { type Browser, expect, type Page } from '@playwright/test'
import type { TicketedChurch } from './ticketed-church.ts'

/** Opens the door of the event, and waits until it would open without a connection. */
export async function standAtDoor(page: Page, church: TicketedChurch, who: 'bia' | 'rui'): Promise<void> {
  await church.enter(page, '/door', who)
  await page.getByRole('main').getByRole('link', { name: 'Acampamento da Serra' }).click()
  await expect(page.getByText('0 de 2 entraram').first()).toBeVisible()
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).some((name) => name.startsWith('pages '))))
    .toBe(true)
}

/** Finds a person by name, and lets them in. */
export async function letIn(page: Page, name: string): Promise<void> {
  await page.getByLabel('Nome ou código do ingresso').fill(name)
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
}

/** Expects the result that fills a phone's screen after a scan. */
export async function expectVerdict(page: Page, verdict: string, who: string): Promise<void> {
  const shown = page.locator('[data-result]').getByRole('alert')
  await expect(shown).toContainText(verdict)
  await expect(shown).toContainText(who)
}

/** A phone of its own, without anything kept on it. */
export const newPhone = async (browser: Browser) => (await browser.newContext()).newPage()

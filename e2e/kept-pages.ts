import { expect, type Page } from '@playwright/test'

/** Waits until the service worker is in charge of the page, and has a copy of the address; whatever its query, if that is asked. */
export async function isKept(page: Page, path: string, { ignoreSearch = false } = {}): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const find = () =>
    page.evaluate(
      async ([address, ignoreSearch]) =>
        (await caches.match(address, { ignoreVary: true, ignoreSearch })) !== undefined,
      [path, ignoreSearch] as const,
    )
  await expect.poll(find, { message: path, timeout: 30_000 }).toBe(true)
}

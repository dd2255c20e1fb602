import type { Page } from '@playwright/test'

/** Picture of the visible page, as WebP: Chromium writes it, Playwright would only write PNG. */
export async function capture(page: Page, quality: number): Promise<Buffer> {
  const devtools = await page.context().newCDPSession(page)
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality })
  await devtools.detach()
  return Buffer.from(data, 'base64')
}

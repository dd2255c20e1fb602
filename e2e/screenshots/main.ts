import { mkdir, rm, writeFile } from 'node:fs/promises'
import { demoEmail, demoPassword } from '@narthex/demo/logins'
import { type Browser, chromium } from '@playwright/test'
import { browserArguments } from '../browser-arguments.ts'
import { findBrowser } from '../find-browser.ts'
import startServer from '../migrated-database.ts'
import { enterOffice } from '../office-screens.ts'
import startProduct from '../start-product.ts'
import { siteAddress } from '../visit.ts'
import { capture } from './capture.ts'
import { takeLookSheets } from './look-sheets.ts'
import { type Picture, pictures, readers, screenOf } from './pictures.ts'

/*
 * `npm run screenshots`: takes the README's pictures and the contact sheets of the looks. They show the demo on the day they are taken, so two runs
 * never give the same bytes. With the beginning of a name (`-- office`) those pictures alone, and the others stay.
 */

const folder = new URL('../../docs/screenshots/', import.meta.url)
const qualityPercent = 76
/** Everyone who clones the repository pays for them. */
const budgetBytes = 3_000_000

const [beginning = ''] = process.argv.slice(3)
const chosen = pictures.filter(({ name }) => name.startsWith(beginning))

/** Takes the picture of a page once it has come to rest. */
async function take(browser: Browser, picture: Picture): Promise<Buffer> {
  const { host, path, colorScheme, isOffice, presses = [] } = picture
  const site = siteAddress(isOffice ? `${host}.admin` : host)
  const context = await browser.newContext({
    ...screenOf(picture),
    ...readers[host],
    colorScheme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  if (isOffice) await enterOffice(page, site, demoEmail('admin', host), demoPassword)
  const answer = await page.goto(`${site}${path}`, { waitUntil: 'networkidle' })
  if (!answer?.ok()) throw new Error(`${host}${path} answered ${answer?.status()}`)
  for (const name of presses) {
    await page.getByRole('link', { name }).or(page.getByRole('button', { name })).first().click()
    await page.waitForLoadState('networkidle')
  }
  // A preview shows the site once it has come.
  if (presses.length > 0) await page.locator('iframe:not([aria-hidden])').waitFor()
  await page.evaluate(() => document.fonts.ready)
  const image = await capture(page, qualityPercent)
  await context.close()
  return image
}

const stopServer = await startServer()
const stopProduct = await startProduct()
const executablePath = findBrowser()
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: browserArguments })
try {
  if (!beginning) await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  let totalBytes = 0
  for (const picture of chosen) {
    const image = await take(browser, picture)
    await writeFile(new URL(`${picture.name}.webp`, folder), image)
    totalBytes += image.length
  }
  const sheets = beginning ? new Map<string, Buffer>() : await takeLookSheets(browser)
  for (const [name, sheet] of sheets) {
    await writeFile(new URL(`${name}.webp`, folder), sheet)
    totalBytes += sheet.length
  }
  console.log(`${chosen.length + sheets.size} pictures, ${Math.round(totalBytes / 1000)} KB in all`)
  if (totalBytes > budgetBytes)
    throw new Error(`More than ${budgetBytes / 1000} KB: take fewer, or at a lower quality.`)
} finally {
  await browser.close()
  await stopProduct()
  await stopServer()
}

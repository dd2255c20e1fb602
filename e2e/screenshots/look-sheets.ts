import { setVisual } from '@narthex/api/modules/churches/churches.editing.service'
import { createOwnCall } from '@narthex/api/platform/http/route'
import { ChurchScope } from '@narthex/api/platform/scope/scope'
import { looks } from '@narthex/contract/churches/looks'
import { demoEmail, demoPassword } from '@narthex/demo/logins'
import { seedDemo } from '@narthex/demo/seed'
import type { Browser, Page } from '@playwright/test'
import { openLoggedIn } from '../log-in.ts'
import { openProductHere } from '../product-here.ts'
import { capture } from './capture.ts'
import { readers } from './pictures.ts'

/*
 * A contact sheet per look: one church of the demo in three colours, four of its pages, on a phone and on a desktop,
 * light and dark.
 */

const codigo = 'sorrel'
const colours = ['#0f6b6b', '#b4532a', '#ffd60a']
const colorSchemes = ['light', 'dark'] as const
type ColorScheme = (typeof colorSchemes)[number]

const phone = { viewport: { width: 390, height: 844 }, shownWidth: 130 }
const desktop = { viewport: { width: 1280, height: 844 }, shownWidth: 426 }
const shownHeight = 281
const gap = 8

/** Home, list, detail (the first of the list), account. */
const pages = [
  { path: '/', isMember: false },
  { path: '/news', isMember: false },
  { path: undefined, isMember: false },
  { path: '/user', isMember: true },
] as const

const thumbnailQualityPercent = 78
const sheetQualityPercent = 68

/** Takes the sheets, as WebP by their names. */
export async function takeLookSheets(browser: Browser): Promise<ReadonlyMap<string, Buffer>> {
  const product = await openProductHere()
  try {
    await seedDemo(product.platform, { withLogins: true })
    const site = product.siteAddress(codigo)
    const church = await product.platform.directory.byHost(new URL(site).host)
    if (!ChurchScope.is(church)) throw new Error(`The demo has no church ${codigo}`)
    const studio = await openStudio(browser, site)
    const sheets = new Map<string, Buffer>()
    for (const look of looks) {
      const rows: string[][] = []
      for (const corApp of colours) {
        await setVisual(createOwnCall(product.platform.transactions.at(church)), {
          corApp,
          logo: null,
          aparencia: look,
        })
        for (const colorScheme of colorSchemes) rows.push(await studio.takeRow(colorScheme))
      }
      sheets.set(`look-${look}`, await layOut(browser, rows))
    }
    return sheets
  } finally {
    await product.close()
  }
}

/** Visitors and members, each on a phone and on a desktop: the member logs in once. */
async function openStudio(browser: Browser, site: string) {
  const openPage = async ({ viewport }: typeof phone): Promise<Page> => {
    const context = await browser.newContext({
      viewport,
      ...readers[codigo],
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
    return context.newPage()
  }
  const visitors = [await openPage(phone), await openPage(desktop)]
  const members = [await openPage(phone), await openPage(desktop)]
  await visitors[0]?.goto(`${site}/news`)
  const firstItem = await visitors[0]?.locator('main a[href^="/news/"]').first().getAttribute('href')
  for (const page of members) await openLoggedIn(page, site, '/robots.txt', demoEmail('member', codigo), demoPassword)
  return {
    async takeRow(colorScheme: ColorScheme): Promise<string[]> {
      const row: string[] = []
      for (const { path, isMember } of pages)
        for (const page of isMember ? members : visitors)
          row.push(await take(page, `${site}${path ?? firstItem}`, colorScheme))
      return row
    },
  }
}

/** A page at rest, as the address of a picture. */
async function take(page: Page, address: string, colorScheme: ColorScheme): Promise<string> {
  await page.emulateMedia({ colorScheme })
  const answer = await page.goto(address, { waitUntil: 'networkidle' })
  if (!answer?.ok()) throw new Error(`${address} answered ${answer?.status()}`)
  await page.waitForFunction(() => 'font' in document.documentElement.dataset)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const data = await capture(page, thumbnailQualityPercent)
  return `data:image/webp;base64,${data.toString('base64')}`
}

async function layOut(browser: Browser, rows: readonly (readonly string[])[]): Promise<Buffer> {
  const shown = [phone, desktop]
  const width = pages.length * shown.reduce((sum, { shownWidth }) => sum + shownWidth + gap, 0) + gap
  const height = rows.length * (shownHeight + gap) + gap
  const context = await browser.newContext({ viewport: { width, height } })
  const page = await context.newPage()
  const pictures = rows.flatMap((row) =>
    row.map((src, place) => `<img src="${src}" width="${shown[place % 2]?.shownWidth}" height="${shownHeight}">`),
  )
  const style = `body{margin:0;padding:${gap}px;display:flex;flex-wrap:wrap;gap:${gap}px;background:#8a8a8a}`
  await page.setContent(`<style>${style}</style>${pictures.join('')}`)
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())).then(() => undefined))
  const sheet = await capture(page, sheetQualityPercent)
  await context.close()
  return sheet
}

import { expect, type Page } from '@playwright/test'
import { bothWidths, deep, openMenu, running, siteAddress, story, tabTo, test } from '../visit.ts'

const mare = siteAddress('mare')
const colourOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body.parentElement as Element).backgroundColor)

test('a keyboard alone goes past the header, through the menu and back out of it', story, async ({ page }) => {
  await page.goto(`${mare}/about`)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await page.goto(`${mare}/about`)
  const opener = page.locator('header').getByRole('button').filter({ visible: true })
  await tabTo(opener)
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  const panel = page.locator('#more-panel')
  await expect(panel).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(opener).toBeFocused()

  await page.keyboard.press('Enter')
  await tabTo(panel.getByRole('link', { name: 'Grupos', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${mare}/groups`)
  await expect(panel).toBeHidden()
})

test('a chosen language is there at once, on the next page and at the next visit', deep, async ({ page }) => {
  await page.goto(`${mare}/news?q=a`)
  await openMenu(page)
  await page.locator('#more-panel').getByRole('link', { name: 'Español' }).click()
  await expect(page).toHaveURL(`${mare}/news?q=a&lang=es`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Eventos' }).click()
  await expect(page).not.toHaveURL(/lang/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await page.goto(mare)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
})

test('a chosen theme is there at once, before the paint of the next page, and follows the system again', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(`${mare}/about`)
  const light = await colourOf(page)
  const themes = page.getByRole('contentinfo').getByRole('group', { name: 'Aparência' })
  await themes.getByRole('radio', { name: 'Automático' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await colourOf(page)).not.toBe(light)

  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset.first = getComputedStyle(document.documentElement).colorScheme
    })
  })
  await page.goto(mare)
  await expect(page.locator('html')).toHaveAttribute('data-first', 'dark')
  await expect(themes.getByRole('radio', { name: 'Escuro' })).toBeChecked()

  await themes.getByRole('radio', { name: 'Automático' }).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
  expect(await colourOf(page)).toBe(light)
})

test(
  'the header lies over the hero until the page is scrolled, then stands on its own ground',
  bothWidths,
  async ({ page }) => {
    await page.goto(mare)
    const header = page.locator('header').first()
    const ground = () => header.evaluate((element) => getComputedStyle(element, '::before').opacity)
    await expect.poll(ground).toBe('0')
    await page.evaluate(() => scrollTo({ top: 36, behavior: 'instant' }))
    await expect.poll(ground).toBe('1')
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect.poll(ground).toBe('0')

    // Where the page is low, as at 200 % zoom, the bars scroll away and cover nothing.
    await page.setViewportSize({ width: 720, height: 450 })
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
    await expect(header).not.toBeInViewport()
    await expect(page.locator('.bottom-nav')).not.toBeInViewport()
  },
)

test('a church’s sisters are found beside its name, and the focus comes back', {
  tag: [bothWidths.tag, deep.tag],
}, async ({ page }) => {
  await page.goto(`${mare}/about`)
  await running(page)
  const way = page.getByRole('link', { name: 'Trocar de igreja' })
  const dialog = page.getByRole('dialog')
  await way.press('Enter')
  await dialog.getByRole('searchbox').fill('cadiz')
  await expect(dialog.getByRole('status')).toHaveText('1 igreja encontrada')
  await expect(dialog.getByRole('listitem')).toHaveText(/La Azotea/)
  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('searchbox')).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(way).toBeFocused()
})

test('where the page is low, as at 200 % zoom, the bars scroll away and cover nothing', deep, async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 })
  for (const path of ['/', '/groups', '/play']) {
    await page.goto(`${mare}${path}`)
    await expect(page.getByRole('banner')).toBeInViewport()
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
    await expect(page.getByRole('banner')).not.toBeInViewport()
    await expect(page.locator('.bottom-nav')).not.toBeInViewport()
  }
})

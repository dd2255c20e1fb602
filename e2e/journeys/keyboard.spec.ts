import { expect } from '@playwright/test'
import { siteOf, tabTo, test } from '../visit.ts'

const mare = siteOf('mare')

test('a keyboard alone turns the carousel, changes theme and language, and finds another church', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.goto(mare)
  const shelf = page.getByRole('region', { name: 'Em destaque' })
  await tabTo(shelf)
  await page.keyboard.press('ArrowRight')
  const dot = page.getByRole('link', { name: '2 de 5', exact: true })
  await expect(dot).toHaveAttribute('aria-current', 'true')
  await tabTo(dot)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('[aria-label^="3 de"][aria-current], [aria-label^="1 de"][aria-current]')).toHaveCount(1)

  await page.goto(`${mare}/about`)
  const opener = page.locator('header').getByRole('button').filter({ visible: true })
  const panel = page.locator('#more-panel')
  await tabTo(opener)
  await page.keyboard.press('Enter')
  await tabTo(panel.getByRole('radio', { checked: true }))
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()

  await page.keyboard.press('Enter')
  await tabTo(panel.getByRole('link', { name: 'Español' }))
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  await tabTo(page.locator('header a[href^="/churchs"]').filter({ visible: true }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await tabTo(dialog.getByRole('searchbox'))
  await page.keyboard.type('cadiz')
  await tabTo(dialog.getByRole('link', { name: 'La Azotea' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${siteOf('azotea')}/`)
})

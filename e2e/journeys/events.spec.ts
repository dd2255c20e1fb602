import { expect } from '@playwright/test'
import { siteAddress, story, test } from '../visit.ts'

const site = siteAddress('mare')

// What lists, filters and files hold is looked at without a browser (`apps/server/src/served-pages`).
test.describe('from another time zone', () => {
  test.use({ timezoneId: 'Europe/Madrid' })

  test('a visitor narrows the events down, opens one, and is told the reader’s time too', story, async ({ page }) => {
    await page.goto(`${site}/event`)
    await expect(page.getByRole('heading', { level: 1, name: 'Eventos' })).toBeVisible()
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('[data-cover]') })
    await expect(cards).toHaveCount(12)
    await page.getByRole('button', { name: 'Filtrar' }).click()
    await page.getByRole('link', { name: 'Retiros das famílias' }).click()
    await expect(cards).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Filtrar 1 filtro' })).toBeVisible()
    await page.getByRole('link', { name: 'Retiro das famílias em Gravatá' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Retiro das famílias em Gravatá' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Programação' })).toBeVisible()
    await expect(page.getByText('No horário da igreja (Recife).')).toBeVisible()
  })
})

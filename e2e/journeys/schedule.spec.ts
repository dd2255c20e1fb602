import { expect } from '@playwright/test'
import { running, siteAddress, story, test } from '../visit.ts'

const mare = siteAddress('mare')

// Months, kinds, details and files are looked at without a browser (`apps/server/src/served-pages`).
test(
  'a visitor leafs to the next month, narrows it to services, comes to a Sunday, and copies the calendar’s address',
  story,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const morning = page
      .getByRole('listitem')
      .filter({ hasText: 'Culto da manhã' })
      .filter({ has: page.locator('details') })
      .first()
    await page.goto(`${mare}/schedule`)
    await running(page)
    await page.getByRole('link', { name: /^Próximo mês/ }).click()
    await expect(page).toHaveURL(/month=\d{4}-\d\d$/)
    const services = page.getByRole('navigation', { name: 'Mostrar' }).getByRole('link', { name: 'Cultos' })
    await expect(services).toHaveAttribute('href', /month=/)
    await services.click()
    await expect(page).toHaveURL(/kind=culto/)
    await expect(page.getByRole('listitem').filter({ hasText: 'Ensaio do coral' })).toHaveCount(0)
    // What belongs to a month is read from the page, which asks no test what day it is.
    await page
      .getByRole('table')
      .getByRole('link', { name: /^domingo/ })
      .first()
      .click()
    await expect(page).toHaveURL(/#d-\d{4}-\d\d-\d\d$/)
    await expect(morning).toBeInViewport()
    await morning.locator('summary').click()
    await expect(morning.getByText('Toda semana: domingo')).toBeVisible()
    await expect(morning.getByRole('link', { name: /Google/ }).first()).toHaveAttribute('href', /ctz=America%2FRecife/)
    await page.getByRole('button', { name: 'Copiar o endereço' }).click()
    await expect(page.getByText('Endereço copiado')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/schedule-culto\.ics$/)

    const address = await morning.evaluate((row) => `${location.pathname}${location.search}#${row.id}`)
    await page.goto('about:blank')
    await page.goto(mare + address)
    await expect(morning.locator('details'), 'a folded row that the address names').toHaveAttribute('open')
  },
)

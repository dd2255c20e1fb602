import { expect, type Page } from '@playwright/test'
import { expectNoBarriers } from '../barriers.ts'
import { bothWidths, running, siteAddress, test } from '../visit.ts'

const nextMonth = (page: Page) => page.getByRole('link', { name: /^Próximo mês/ }).click()
/** What belongs to a month is read from the page, which asks no test what day it is. */
const sunday = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('link', { name: /^domingo/ })
    .first()
const morning = (page: Page) =>
  page
    .getByRole('listitem')
    .filter({ hasText: 'Culto da manhã' })
    .filter({ has: page.locator('details') })

const read = (page: Page, address: string) =>
  page.evaluate(async (url) => {
    const answer = await fetch(url)
    return { type: answer.headers.get('content-type'), text: await answer.text() }
  }, address)

test(
  'a visitor leafs to the next month, narrows it to services, and takes a Sunday home',
  bothWidths,
  async ({ page }) => {
    await page.goto(`${siteAddress('mare')}/schedule`)
    await expect(page.getByRole('heading', { level: 1, name: 'Agenda' })).toBeVisible()
    await nextMonth(page)
    await expect(page).toHaveURL(/month=\d{4}-\d\d$/)
    await page.getByRole('navigation', { name: 'Mostrar' }).getByRole('link', { name: 'Cultos' }).click()
    await expect(page).toHaveURL(/kind=culto/)
    await expect(page.getByRole('listitem').filter({ hasText: 'Ensaio do coral' })).toHaveCount(0)

    await morning(page).first().locator('summary').click()
    const row = morning(page).first()
    await expect(row.getByText('Toda semana: domingo')).toBeVisible()
    await expect(row.getByRole('link', { name: /Ver no mapa/ })).toHaveAttribute('href', /openstreetmap/)
    await expect(row.getByRole('link', { name: /Google/ }).first()).toHaveAttribute('href', /ctz=America%2FRecife/)
    await expectNoBarriers(page)

    const files = await row
      .getByRole('link', { name: 'Apple e outros' })
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(files).toHaveLength(2)
    const [one, all] = await Promise.all(files.map(async (file) => (await read(page, file)).text))
    expect(one).toMatch(/DTSTART:\d{8}T130000Z/)
    expect(all).toContain('RRULE:FREQ=WEEKLY;BYDAY=SU')
  },
)

test('a day of the month leads to what it holds, also where that is folded away', async ({ page }) => {
  await page.goto(`${siteAddress('mare')}/schedule`)
  await running(page)
  await nextMonth(page)
  await expect(page).toHaveURL(/month=/)
  await sunday(page).click()
  await expect(page).toHaveURL(/#d-\d{4}-\d\d-\d\d$/)
  await expect(morning(page).first()).toBeInViewport()

  const address = await morning(page)
    .first()
    .evaluate((row) => `${location.pathname}${location.search}#${row.id}`)
  await page.goto('about:blank')
  await page.goto(siteAddress('mare') + address)
  await expect(morning(page).first().locator('details')).toHaveAttribute('open')
})

test('the week begins as the reader’s country has it, and the page says what a day holds', async ({ page }) => {
  await page.goto(`${siteAddress('azotea')}/schedule?lang=es`)
  await expect(page.getByRole('columnheader').first()).toHaveAccessibleName('lunes')
  await page.goto(`${siteAddress('mare')}/schedule?lang=pt`)
  await expect(page.getByRole('columnheader').first()).toHaveAccessibleName('domingo')
  await expect(page.getByRole('cell').and(page.locator('[aria-current=date]'))).toHaveCount(1)
  await expectNoBarriers(page)
})

test('a visitor with another calendar subscribes to this one, or copies its address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${siteAddress('mare')}/schedule?kind=evento`)
  const card = page.getByRole('region', { name: 'A agenda da igreja na sua' })
  await expect(card.getByText('Para assinar: Eventos')).toBeVisible()
  await expect(card.getByRole('link', { name: 'Assinar', exact: true })).toHaveAttribute(
    'href',
    /^webcal:.*\/schedule-evento\.ics$/,
  )
  await running(page)
  await card.getByRole('button', { name: 'Copiar o endereço' }).click()
  await expect(card.getByText('Endereço copiado')).toBeVisible()
  const address = await page.evaluate(() => navigator.clipboard.readText())
  const { type, text } = await read(page, address)
  expect(type).toBe('text/calendar; charset=utf-8')
  expect(text).toContain('X-WR-CALNAME:Igreja Boa Maré · Eventos')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('all of the calendar is there: months, kinds, days, details, files', async ({ page }) => {
    await page.goto(`${siteAddress('mare')}/schedule`)
    await nextMonth(page)
    await page.getByRole('navigation', { name: 'Mostrar' }).getByRole('link', { name: 'Cultos' }).click()
    await sunday(page).click()
    const row = morning(page).first()
    await row.locator('summary').click()
    await expect(row.getByRole('link', { name: 'Apple e outros' }).first()).toHaveAttribute(
      'href',
      /\/schedule\/culto-\d+-\d{8}\.ics$/,
    )
    await expect(row.getByText('Rua do Velame').last()).toBeVisible()
  })
})

import { expect } from '@playwright/test'
import { ask } from '../ask.ts'
import { expectNoBarriers } from '../barriers.ts'
import { bothWidths, siteAddress, test } from '../visit.ts'

const site = siteAddress('mare')

test('a visitor narrows the events down, opens one and puts it into their calendar', bothWidths, async ({ page }) => {
  await page.goto(`${site}/event`)
  await expect(page.getByRole('heading', { level: 1, name: 'Eventos' })).toBeVisible()
  await expectNoBarriers(page)
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('[data-cover]') })
  await expect(cards).toHaveCount(12)
  await page.getByRole('link', { name: 'Retiros das famílias' }).click()
  await expect(cards).toHaveCount(1)
  await page.getByRole('link', { name: 'Retiro das famílias em Gravatá' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Retiro das famílias em Gravatá' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Programação' })).toBeVisible()
  await expect(page.getByText('Estrada da Serra Mansa, km 4')).toBeVisible()
  await expectNoBarriers(page)
  const address = await page.getByRole('link', { name: 'Apple e outros' }).getAttribute('href')
  const file = await ask(`${site}${address}`)
  expect(file.text).toContain('SUMMARY:Retiro das famílias em Gravatá')
})

test('past events are kept, and tell that they are over', async ({ page }) => {
  await page.goto(`${site}/event`)
  await page.getByRole('link', { name: 'Já aconteceram' }).click()
  await page.getByRole('link', { name: 'Feira de histórias da Rua do Velame' }).click()
  await expect(page.getByText('Este evento já aconteceu.')).toBeVisible()
  await page.getByRole('link', { name: 'Veja os próximos' }).click()
  await expect(page.getByRole('link', { name: 'Dinheiro sem vergonha' })).toBeVisible()
})

test.describe('from another time zone', () => {
  test.use({ timezoneId: 'Europe/Madrid' })
  test('an event tells the reader’s time too', async ({ page }) => {
    await page.goto(`${site}/event?q=vergonha`)
    await page.getByRole('link', { name: 'Dinheiro sem vergonha' }).click()
    await expect(page.getByText('No horário da igreja (Recife).')).toBeVisible()
  })
})

test('words and months that find nothing lead back to all events', async ({ page }) => {
  for (const query of ['q=zzz', 'mes=2031-01', 'quando=passados&q=zzz']) {
    await page.goto(`${site}/event?${query}`)
    await expect(page.getByRole('main').getByText('Nada encontrado').last()).toBeVisible()
  }
  await page.getByRole('link', { name: 'Ver tudo' }).click()
  await expect(page.getByRole('link', { name: 'Dinheiro sem vergonha' })).toBeVisible()
})

test('an event that is not there is not found', async () => {
  for (const id of ['999999', 'abc', '-1', '0']) expect((await ask(`${site}/event/${id}`)).status).toBe(404)
})

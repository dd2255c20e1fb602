import { ancoradouro } from '@narthex/demo/organisation'
import { expect, type Page } from '@playwright/test'
import { deep, running, siteAddress, test } from '../visit.ts'

const picker = `${siteAddress(ancoradouro.slug)}/churchs`
const cadiz = { latitude: 36.53, longitude: -6.29 }
const field = (page: Page) => page.getByRole('main').getByRole('searchbox', { name: 'Nome ou endereço da igreja' })
const names = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading')
const nearMe = (page: Page) => page.getByRole('button', { name: 'Perto de mim' })

test('what was typed while the page was still plain counts once the app runs', deep, async ({ page }) => {
  const { promise: typed, resolve: go } = Promise.withResolvers<void>()
  await page.route('**/framework-*.js', async (route) => {
    await typed
    await route.continue()
  })
  await page.goto(picker)
  await field(page).pressSequentially('recife')
  await expect(names(page)).toHaveCount(2)
  go()
  await expect(names(page)).toHaveText(['Igreja Boa Maré'])
  await expect(field(page)).toHaveValue('recife')
})

test('a keyboard alone searches, finds the nearest church and goes there', async ({ page, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(cadiz)
  await page.goto(picker)
  await running(page)
  await field(page).focus()
  await page.keyboard.type('mare')
  await expect(names(page)).toHaveText(['Igreja Boa Maré'])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(picker)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Limpar a busca' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(names(page)).toHaveText(['Igreja Boa Maré', 'La Azotea'])
  await page.keyboard.press('Tab')
  await expect(nearMe(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(names(page)).toHaveText(['La Azotea', 'Igreja Boa Maré'])
  await expect(page.getByRole('listitem').filter({ hasText: 'La Azotea' })).toContainText(/a 1,1\skm/)
  await expect(page).toHaveURL(picker)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'La Azotea' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${siteAddress('azotea')}/`)
})

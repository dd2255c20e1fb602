import { ancoradouro } from '@narthex/demo/organisation'
import { expect, type Page } from '@playwright/test'
import { expectNoBarriers } from '../barriers.ts'
import { running, siteAddress, test } from '../visit.ts'

const picker = `${siteAddress(ancoradouro.slug)}/churchs`
const cadiz = { latitude: 36.53, longitude: -6.29 }
const field = (page: Page) => page.getByRole('main').getByRole('searchbox', { name: 'Nome ou endereço da igreja' })
const names = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading')
const nearMe = (page: Page) => page.getByRole('button', { name: 'Perto de mim' })

test('a search narrows the list at every letter, accents or not, and says how many are left', async ({ page }) => {
  await page.goto(picker)
  await running(page)
  await field(page).pressSequentially('MARE')
  await expect(names(page)).toHaveText(['Igreja Boa Maré'])
  await expect(page.getByRole('status').filter({ hasText: '1 igreja encontrada' })).toBeVisible()
  await field(page).fill('viña cadiz')
  await expect(names(page)).toHaveText(['La Azotea'])
  await page.getByRole('button', { name: 'Limpar a busca' }).click()
  await expect(field(page)).toBeFocused()
  await expect(names(page)).toHaveCount(2)
  await expect(page).toHaveURL(picker)
})

test('what was typed while the page was still plain counts once the app runs', async ({ page }) => {
  const { promise: typed, resolve: go } = Promise.withResolvers<void>()
  await page.route('**/assets/framework-*.js', async (route) => {
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

test('a search that finds nothing offers the whole list again, and the field to go on with', async ({ page }) => {
  await page.goto(picker)
  await running(page)
  await field(page).fill('atlântida')
  await expect(page.getByText('Nada com “atlântida” por aqui')).toBeVisible()
  await expect(names(page)).toHaveCount(0)
  await expectNoBarriers(page)
  await page.getByRole('link', { name: 'Ver todas as igrejas' }).click()
  await expect(names(page)).toHaveCount(2)
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('')
})

test('a keyboard alone finds a church and goes there', async ({ page }) => {
  await page.goto(picker)
  await running(page)
  await field(page).focus()
  await page.keyboard.type('azotea')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(picker)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Limpar a busca' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(nearMe(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'La Azotea' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${siteAddress('azotea')}/`)
})

test('the reader’s place brings the nearest first, with its distance, and never stands in the address', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(cadiz)
  await page.goto(picker)
  await expect(names(page)).toHaveText(['Igreja Boa Maré', 'La Azotea'])
  const called = page.waitForRequest('**/api/v1/cliente/**')
  await nearMe(page).click()
  await expect(names(page)).toHaveText(['La Azotea', 'Igreja Boa Maré'])
  await expect(page.getByRole('listitem').filter({ hasText: 'La Azotea' })).toContainText(/a 1,1\skm/)
  await expect(page.getByRole('status').filter({ hasText: 'da mais próxima à mais distante' })).toBeVisible()
  expect(new URL((await called).url()).searchParams.get('latitude')).toBe('36.5300')
  await expect(page).toHaveURL(picker)
  await field(page).fill('mare')
  await expect(names(page)).toHaveText(['Igreja Boa Maré'])
  await field(page).fill('')
  await expectNoBarriers(page)
})

test('a visitor who does not share their location keeps the list', async ({ page }) => {
  await page.goto(picker)
  await nearMe(page).click()
  const message = page.getByText(/a sua localização fica com você/)
  await expect(message).toBeVisible()
  await expect(names(page)).toHaveText(['Igreja Boa Maré', 'La Azotea'])
  await expectNoBarriers(page)
  await page.getByRole('main').getByRole('button', { name: 'Fechar' }).click()
  await expect(message).toHaveCount(0)
})

test('a place that cannot be found, or takes too long, is told kindly', async ({ page }) => {
  await page.addInitScript(() => {
    const failures = [3, 2]
    navigator.geolocation.getCurrentPosition = (_, fail) =>
      fail?.({ code: failures.shift() ?? 2, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 })
  })
  await page.goto(picker)
  await nearMe(page).click()
  await expect(page.getByText(/Não encontramos sua localização ainda/)).toBeVisible()
  await nearMe(page).click()
  await expect(page.getByText(/Não deu para saber onde você está/)).toBeVisible()
  await expect(page.getByText(/Não encontramos sua localização ainda/)).toHaveCount(0)
  await expect(names(page)).toHaveCount(2)
})

test('while the place is being looked for the list can be used, and distances have their room', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = () => {}
  })
  await page.goto(picker)
  await nearMe(page).click()
  await expect(page.getByRole('button', { name: 'Buscando sua localização…' })).toHaveAttribute('aria-busy', 'true')
  await field(page).fill('azotea')
  await expect(names(page)).toHaveText(['La Azotea'])
  await expectNoBarriers(page)
})

test.describe('without an answer', () => {
  test.use({ expectedErrors: [/net::ERR_/] })

  test('the picker says so itself, and the list stays', async ({ page, context }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation(cadiz)
    await page.goto(picker)
    await page.route('**/api/v1/cliente/**', (route) => route.abort())
    await nearMe(page).click()
    await expect(page.getByText(/Não conseguimos medir as distâncias agora/)).toBeVisible()
    await expect(page.getByText('Sem conexão no momento')).toBeVisible()
    await expect(names(page)).toHaveCount(2)

    await page.unroute('**/api/v1/cliente/**')
    await nearMe(page).click()
    await expect(names(page).first()).toHaveText('La Azotea')
    await expect(page.getByText('Sem conexão no momento')).toHaveCount(0)
    await expect(page.getByText(/Não conseguimos medir/)).toHaveCount(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the search is a form that the server answers, and nothing is there that cannot work', async ({ page }) => {
    await page.goto(siteAddress(ancoradouro.slug))
    await expect(nearMe(page)).toHaveCount(0)
    await field(page).fill('cadiz')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${picker}?q=cadiz`)
    await expect(names(page)).toHaveText(['La Azotea'])
    await expect(page.getByRole('button', { name: 'Limpar a busca' })).toHaveCount(0)

    await field(page).fill('nada disso')
    await page.getByRole('main').getByRole('button', { name: 'Buscar' }).click()
    await page.getByRole('link', { name: 'Ver todas as igrejas' }).click()
    await expect(page).toHaveURL(picker)
    await expect(names(page)).toHaveCount(2)
  })
})

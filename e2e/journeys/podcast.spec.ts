import { expect, type Page } from '@playwright/test'
import { deep, running, siteAddress, story, test } from '../visit.ts'

const mare = siteAddress('mare')
const player = (page: Page) => page.getByRole('region', { name: 'Tocador de áudio' })
const rows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
const button = (page: Page, name: string | RegExp) => page.getByRole('list').getByRole('button', { name })

test(
  'an episode plays on from page to page, is steered from its bar and its sheet, and goes when it is sent away',
  story,
  async ({ page }) => {
    await page.goto(`${mare}/podcast`)
    await running(page)
    await button(page, 'Tocar: Escala para dormir').click()
    await expect(player(page).getByRole('button', { name: 'Pausar' })).toBeVisible()
    await expect(button(page, 'Pausar: Escala para dormir')).toBeVisible()
    await expect(player(page)).toContainText(/0:\d\d de 1:48/)

    await page.locator('header').getByRole('link').first().click()
    await page.waitForURL(`${mare}/`)
    await expect(player(page).getByRole('button', { name: 'Pausar' })).toBeVisible()
    await player(page)
      .getByRole('button', { name: /Abrir o tocador/ })
      .click()
    const sheet = page.getByRole('dialog', { name: 'Maré Baixa' })
    await sheet.getByRole('button', { name: 'Pausar' }).click()
    await expect(sheet.getByRole('button', { name: 'Tocar' })).toBeVisible()
    const place = sheet.getByRole('slider', { name: 'Posição no episódio' })
    const before = Number(await place.inputValue())
    await sheet.getByRole('button', { name: 'Avançar 30 segundos' }).click()
    await expect(place).toHaveValue(String(before + 30))
    await sheet.getByRole('button', { name: 'Voltar 15 segundos' }).click()
    await expect(place).toHaveValue(String(before + 15))
    await place.press('Home')
    await expect(place).toHaveAttribute('aria-valuetext', '0:00 de 1:48')
    await sheet.getByLabel('Velocidade').selectOption('1.5×')
    await sheet.getByLabel('Desligar automaticamente').selectOption('No fim do episódio')

    await sheet.getByRole('button', { name: 'Próximo episódio' }).click()
    await expect(sheet.getByText('O que a água deixou')).toBeVisible()
    await expect(sheet.getByLabel('Velocidade')).toHaveValue('1.5')
    await page.keyboard.press('Escape')
    await player(page).getByRole('button', { name: 'Fechar o tocador' }).click()
    await expect(player(page)).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
  },
)

test('audio is paused after the document was reloaded, and continues where it was', async ({ page }) => {
  await page.goto(`${mare}/podcast`)
  await running(page)
  await button(page, 'Tocar: Escala para dormir').click()
  await player(page)
    .getByRole('button', { name: /Abrir o tocador/ })
    .click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('button', { name: 'Pausar' })).toBeVisible()
  await sheet.getByRole('button', { name: 'Avançar 30 segundos' }).click()
  await expect(sheet.getByRole('slider', { name: 'Posição no episódio' })).toHaveAttribute('aria-valuetext', /0:3\d de/)
  await page.reload()
  await expect(player(page)).toContainText(/0:3\d de 1:48/)
  await expect(page.getByText('2 min até o fim').first()).toBeVisible()
  await player(page).getByRole('button', { name: 'Tocar' }).click()
  await expect(player(page).getByRole('button', { name: 'Pausar' })).toBeVisible()
  await expect(player(page)).toContainText(/0:3\d de 1:48/)
})

test(
  'the list goes on by itself to its first episode, is searched, and opens one that can be handed on',
  deep,
  async ({ page }) => {
    await page.goto(`${mare}/podcast`)
    await expect(rows(page)).toHaveCount(10)
    await running(page)
    await page.getByRole('link', { name: 'Mais episódios' }).scrollIntoViewIfNeeded()
    await expect(rows(page)).toHaveCount(12)
    await expect(page.getByText('Você chegou ao primeiro episódio.')).toBeVisible()

    await page.getByRole('searchbox').fill('joao sinos')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Não achamos “joao sinos”')).toBeVisible()
    await page.getByRole('searchbox').fill('amancio')
    await page.keyboard.press('Enter')
    await expect(rows(page)).toHaveCount(1)
    await rows(page).getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: 'O barco de seu Amâncio' })).toBeVisible()
    await page.goBack()
    await expect(rows(page)).toHaveCount(1)
  },
)

test.describe('with a sound that is gone', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('a sound that is gone is told of, and tried again', async ({ page, context }) => {
    await context.route('**/media/files/**', (route) => route.abort())
    await page.goto(`${siteAddress('azotea')}/podcast`)
    await running(page)
    await button(page, 'Tocar: Una silla de más').click()
    await expect(player(page)).toContainText('O áudio não carregou.')
    await context.unroute('**/media/files/**')
    await player(page).getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(player(page).getByRole('button', { name: 'Pausar' })).toBeVisible()
  })
})

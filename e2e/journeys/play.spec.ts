import { expect } from '@playwright/test'
import { expectNoBarriers } from '../barriers.ts'
import { openCatalogueChurch } from '../catalogue-church.ts'
import { running, story, test } from '../visit.ts'

test(
  'a visitor walks through an open catalogue by keyboard, and a search leads on',
  story,
  async ({ page, product }) => {
    const { site, film } = await openCatalogueChurch(product, 'OPEN_CONTENT')
    await page.goto(`${site}/play`)
    await expect(page).toHaveURL(`${site}/play/browse`)
    await expect(page.getByRole('heading', { level: 2, name: 'O farol' })).toBeVisible()
    await expectNoBarriers(page)

    await running(page)
    const shelf = page.getByRole('region', { name: 'Novidades' })
    const cards = shelf.getByRole('link').filter({ hasNotText: 'Ver tudo' })
    // A page that is just waking may miss a key.
    await expect(async () => {
      await cards.first().focus()
      await page.keyboard.press('ArrowRight')
      await expect(cards.nth(1)).toBeFocused({ timeout: 1000 })
    }).toPass()
    await page.keyboard.press('End')
    await expect(cards.last()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('region', { name: 'Séries, cursos e coleções' }).locator(':focus')).toBeVisible()

    // Phones have no room for the field: their header leads to the page of the search.
    const way = page.getByRole('banner').getByRole('link', { name: 'Buscar no Play' })
    const isPhone = await way.isVisible()
    if (isPhone) await way.click()
    const search = page.getByRole(isPhone ? 'main' : 'banner').getByRole('searchbox')
    await search.fill('FAROL')
    await search.press('Enter')
    await expect(page).toHaveURL(/\/play\/search\?type=query&term=FAROL$/)
    await expect(page.getByText('1 resultado para “FAROL”')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'O farol' }).click()
    await expect(page).toHaveURL(`${site}/play/video/${film}`)
    await expect(page.getByRole('heading', { level: 1, name: 'O farol' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Assistir grátis' })).toBeVisible()
    await expectNoBarriers(page)
  },
)

test('a subscriber comes from Play’s home to the catalogue, and keeps a title for later', async ({ page, product }) => {
  const { site, episode, enter } = await openCatalogueChurch(product, 'CLOSED_CONTENT')
  await enter(page, 'subscriber', '/play')
  await expect(page).toHaveURL(`${site}/play/browse`)
  await page.goto(`${site}/play/video/${episode}`)
  await expect(page.getByRole('link', { name: 'Assistir' })).toBeVisible()
  await page.getByRole('button', { name: 'Adicionar Maré 1 à minha lista' }).click()
  await expect(page.getByRole('button', { name: 'Remover Maré 1 da minha lista' })).toBeVisible()
  await page.goto(`${site}/play/search?type=my-list`)
  await expect(page.getByRole('main').getByRole('link', { name: 'Maré 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Remover Maré 1 da minha lista' }).click()
  await expect(page.getByText('A sua lista está vazia')).toBeVisible()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: 'Maré 1' })).toBeVisible()
})

import { expect, type Page } from '@playwright/test'
import { expectNoBarriers } from '../barriers.ts'
import { openReadingChurch, type ReadingChurch } from '../reading-church.ts'
import { running, story, test } from '../visit.ts'

test.describe.configure({ mode: 'default' })

let church: ReadingChurch
test.beforeAll(async ({ product }) => {
  church = await openReadingChurch(product)
})

const heading = (page: Page, name: string, level = 1) => page.getByRole('heading', { level, name, exact: true })
const main = (page: Page) => page.getByRole('main')
const open = (page: Page, path: string) => page.goto(`${church.address}${path}`)

test(
  'somebody finds a piece of news, reads it and the one after, and comes back to where they were',
  story,
  async ({ page }) => {
    await open(page, '/news')
    await running(page)
    await expect(heading(page, 'Notícia 1', 2)).toBeVisible()
    await page.getByRole('link', { name: 'Próxima' }).click()
    await expect(page).toHaveURL(/\/news\?page=2$/)
    await expect(main(page)).toBeFocused()
    // It rolls up softly, and would go on doing so.
    await page.waitForFunction(() => scrollY === 0)
    const card = main(page).getByRole('link', { name: 'Notícia 15', exact: true })
    await card.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => scrollY)
    await card.click()
    await expect(heading(page, 'Notícia 15')).toBeVisible()
    await expect(page).toHaveTitle('Igreja da Varanda · Notícia 15')
    await expect(heading(page, 'O que ficou na mesa', 2)).toBeVisible()
    await page.goBack()
    await expect(card).toBeVisible()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(place, -1)

    await page.getByRole('searchbox').fill('noticia 7')
    await page.getByRole('searchbox').press('Enter')
    await expect(page.getByText('1 resultado')).toBeVisible()
    await main(page).getByRole('link', { name: 'Notícia 7', exact: true }).click()
    await page
      .getByRole('navigation', { name: 'Continue lendo' })
      .getByRole('link', { name: 'Notícia 8', exact: true })
      .click()
    await expect(heading(page, 'Notícia 8')).toBeVisible()
  },
)

test.describe('before any code', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] })

  test('the text is set as the reader likes it, on the next page from its first paint on', async ({ page }) => {
    await open(page, '/devotionals')
    await running(page)
    await page.getByRole('link', { name: /Ler agora/ }).click()
    await expect(heading(page, 'Pão do dia 0')).toBeVisible()
    const body = page.locator('.reading-body')
    const look = () =>
      body.evaluate((text) => {
        const { fontSize, fontFamily } = getComputedStyle(text)
        const { backgroundColor } = getComputedStyle(text.closest('.reading-page') ?? text)
        return { size: Number.parseFloat(fontSize), isSerif: fontFamily.includes('Literata'), backgroundColor }
      })
    const before = await look()
    expect(before.isSerif).toBe(true)
    await page.getByRole('button', { name: 'Como você prefere ler' }).click()
    await page.getByRole('button', { name: 'Aumentar o texto' }).dblclick()
    await page.getByRole('radio', { name: 'Papel' }).check()
    await page.getByRole('radio', { name: 'Sem serifa' }).check()
    const chosen = await look()
    expect(chosen.size).toBeGreaterThan(before.size * 1.3)
    expect(chosen.isSerif).toBe(false)
    expect(chosen.backgroundColor).not.toBe(before.backgroundColor)

    // None of the app's code comes.
    await page.route('**/assets/**.js', (route) => route.abort())
    await open(page, '/ebds/marcos-1').catch(() => undefined)
    await expect(heading(page, 'Lição do lago 1')).toBeVisible()
    expect(await look()).toEqual(chosen)
  })
})

test('a publication is read in a window of its own, and its file can be kept', async ({ page }) => {
  await open(page, '/publications')
  await running(page)
  await page.getByRole('navigation', { name: 'Filtrar' }).getByRole('link', { name: 'Boletins' }).click()
  await expect(main(page).getByRole('listitem').filter({ hasText: 'da varanda' })).toHaveCount(1)
  await main(page).getByRole('link', { name: 'Boletins da varanda' }).click()
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Baixar o PDF' }).first().click()
  expect((await file).suggestedFilename()).toBe('caderno.pdf')
  await page.getByRole('button', { name: 'Ler aqui' }).click()
  const reader = page.getByRole('dialog', { name: 'Boletins da varanda' })
  await expect(reader).toBeVisible()
  const box = await reader.boundingBox()
  expect([box?.x, box?.y, box?.height]).toEqual([0, 0, page.viewportSize()?.height])
  await expect(page.locator('[data-pdf-page="1"] canvas')).toBeVisible()
  await expectNoBarriers(page)
  await page.getByRole('button', { name: 'Fechar a leitura' }).click()
  await expect(page.locator('[data-pdf-page="1"]')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Ler aqui' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-pdf-page="1"] canvas')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Ler aqui' })).toBeFocused()
})

test('the bars leave while one reads down, and are back on the way up, on focus and at the end', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/devotionals')
  await open(page, (await page.getByRole('link', { name: /Ler agora/ }).getAttribute('href')) ?? '')
  const header = page.locator('.site-header')
  const tools = page.getByRole('toolbar', { name: 'Ferramentas de leitura' })
  const bars = async (seen: boolean) => {
    for (const bar of [header, tools]) {
      if (seen) await expect(bar).toBeInViewport({ ratio: 0.9 })
      else await expect(bar).not.toBeInViewport()
    }
  }
  await page.mouse.move(190, 400)
  const scrollBy = async (px: number) => {
    for (let step = 0; step < 5; step++) await page.mouse.wheel(0, px / 5)
  }
  await expect(header).toBeInViewport()
  await scrollBy(400)
  await bars(false)
  await scrollBy(-100)
  await bars(true)
  await scrollBy(200)
  await bars(false)
  await page.keyboard.press('Shift+Tab')
  await page.locator('.site-header a').first().focus()
  await expect(header).toBeInViewport({ ratio: 0.9 })
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(header).toBeInViewport({ ratio: 0.9 })
})

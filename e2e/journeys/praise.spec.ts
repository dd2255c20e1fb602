import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { running, siteAddress, test } from '../visit.ts'

const mare = siteAddress('mare')
const chords = (page: Page) => page.locator('.song-chord').allTextContents()
const tools = (page: Page) => page.getByRole('toolbar', { name: 'Ferramentas da música' })
const tool = (page: Page, name: string) => tools(page).getByRole('button', { name, exact: true })

/** Width of the whole content of the page: a phone would make its window as wide. */
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

/** Path to which the songbook links for a title. */
async function pathOf(page: Page, title: string): Promise<string> {
  await page.goto(`${mare}/praises`)
  return (await page.getByRole('link', { name: title }).getAttribute('href')) ?? ''
}

test('a musician finds a song by its words, plays it in another key, and finds it so the next time', async ({
  page,
}) => {
  await page.goto(`${mare}/praises`)
  await running(page)
  expect(await widthOf(page)).toBe(page.viewportSize()?.width)
  await page.getByRole('searchbox', { name: /título, autor/ }).fill('coracao mare')
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 resultado')).toBeVisible()
  await page.getByRole('link', { name: /A porta e o mar/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'A porta e o mar' })).toBeVisible()
  expect((await chords(page)).slice(0, 4)).toEqual(['G7M', 'D/F#', 'Em7(9)', 'C6/9'])

  await tool(page, 'Descer meio tom').click()
  await tool(page, 'Descer meio tom').click()
  expect((await chords(page)).slice(0, 4)).toEqual(['F7M', 'C/E', 'Dm7(9)', 'Bb6/9'])
  await expect(tools(page).getByRole('status')).toContainText('F')
  await page.reload()
  await expect(tools(page).getByRole('status')).toContainText('F')
  await tools(page).locator('summary').click()
  await page.getByLabel('Capotraste').selectOption({ label: '3ª casa, forma de D' })
  expect((await chords(page)).slice(0, 2)).toEqual(['D7M', 'A/C#'])
  await page.getByText('Dó Ré Mi').click()
  expect((await chords(page)).slice(0, 2)).toEqual(['Ré7M', 'Lá/Dó#'])
  await page.getByRole('button', { name: 'Voltar ao tom original' }).click()
  expect((await chords(page)).slice(0, 2)).toEqual(['Sol7M', 'Ré/Fá#'])
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'ChordPro' }).click()
  const saved = await readFile(await (await saving).path(), 'utf8')
  expect(saved).toContain('{title: A porta e o mar}')
  expect(saved).toContain('[G7M]')
})

test.use({ expectedErrors: [/net::ERR_FAILED/] })

test('a score is read in its place, and one that is gone leaves the way to its file', async ({ page, context }) => {
  await page.goto(`${mare}${await pathOf(page, 'Chegança')}`)
  await expect(page.locator('canvas')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Página 1 de 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Aumentar' }).click()
  await expect.poll(() => page.locator('canvas').evaluate((canvas) => canvas.clientWidth)).toBeGreaterThan(400)
  await context.route('**/media/files/**', (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('Não deu para abrir o PDF aqui')
  await expect(page.getByRole('link', { name: 'Baixar o PDF' })).toHaveAttribute('href', /^\/media\/files\/.*\.pdf$/)
})

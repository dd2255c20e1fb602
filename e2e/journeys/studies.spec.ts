import { expect, type Page } from '@playwright/test'
import { expectNoBarriers } from '../barriers.ts'
import { openStudyChurch, type StudyChurch, studied } from '../study-church.ts'
import { deep, running, story, test } from '../visit.ts'

test.describe.configure({ mode: 'default' })

let church: StudyChurch
test.beforeAll(async ({ product }) => {
  church = await openStudyChurch(product)
})

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page, name: string, level = 1) => page.getByRole('heading', { level, name, exact: true })
const open = (page: Page, path: string) => page.goto(`${church.address}${path}`)
const pathOf = (place: number) => church.studies[place] ?? ''

test('somebody finds a series, reads a study and goes on to the next', deep, async ({ page }) => {
  await church.keepOpen(true)
  await open(page, '/studies')
  await running(page)
  await expect(heading(page, 'Trigo e pedra', 2)).toBeVisible()
  await main(page).getByRole('link', { name: 'O semeador', exact: true }).click()
  await expect(heading(page, 'O semeador')).toBeVisible()
  await expect(page.getByText('Estudo 1 de 3').first()).toBeVisible()
  await expect(heading(page, 'Para quebrar o gelo', 3)).toBeVisible()
  await page.getByRole('navigation', { name: 'Continue lendo' }).getByRole('link', { name: 'O joio' }).click()
  await expect(heading(page, 'O joio')).toBeVisible()
  await main(page).getByRole('link', { name: 'Trigo e pedra' }).first().click()
  await expect(page).toHaveURL(/\/studies\?serie=trigo-e-pedra$/)
  await expect(main(page).getByRole('listitem').filter({ hasText: 'Estudo' })).toHaveCount(3)
})

test(
  'on paper there are the text, the questions and room to write, and nothing of the page',
  deep,
  async ({ page }) => {
    await church.keepOpen(true)
    await open(page, pathOf(0))
    await running(page)
    await page.emulateMedia({ media: 'print' })
    await expect(heading(page, 'O semeador')).toBeVisible()
    await expect(page.getByText('Igreja do Moinho · Trigo e pedra · Estudo 1 de 3')).toBeVisible()
    await expect(page.getByText('Que terra você é hoje?')).toBeVisible()
    const lines = page.locator('li').filter({ hasText: 'Que terra você é hoje?' }).locator('.border-b')
    await expect(lines).toHaveCount(4)
    for (const line of await lines.all()) await expect(line).toBeVisible()
    for (const chrome of ['header nav', 'footer', '[role=toolbar]', '.hero-cover'])
      for (const part of await page.locator(chrome).all()) await expect(part, chrome).toBeHidden()
    await expect(page.getByRole('button', { name: 'Imprimir para levar' })).toBeHidden()
  },
)

test('without scripts a study is whole', deep, async ({ browser }) => {
  await church.keepOpen(true)
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'pt-BR' })
  const page = await context.newPage()
  await open(page, '/studies')
  await main(page).getByRole('link', { name: 'O joio', exact: true }).click()
  await expect(page.getByText('Que terra você é hoje?')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Imprimir para levar' })).toBeHidden()
  await church.keepOpen(false)
  await page.reload()
  await expect(heading(page, 'O joio')).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Entrar ou criar conta' })).toBeVisible()
  await expect(page.getByText('Que terra você é hoje?')).toHaveCount(0)
  await context.close()
})

test('what is for members is in nothing that a visitor is sent', async () => {
  const study = pathOf(0)
  const places = [
    '/studies',
    '/studies?serie=trigo-e-pedra',
    study,
    `${study}.data`,
    '/studies.data',
    `${study}?lang=en`,
    '/search?q=semeador',
    '/search?q=algaravia',
    '/sitemap.xml',
    `/api/v1/estudo${study.replace('/studies', '')}`,
    '/kept-pages.json',
    '/api/v1/estudo/',
    '/',
  ]
  const findPlacesWithStudy = async () => {
    const answers = await Promise.all(places.map((path) => church.ask(path)))
    return places.filter((_, i) => answers[i]?.replaceAll('q=algaravia', '').includes(`${studied}.`))
  }
  await church.keepOpen(true)
  expect((await findPlacesWithStudy()).length).toBeGreaterThan(5)
  await church.keepOpen(false)
  expect(await findPlacesWithStudy()).toEqual([])
})

test('a visitor is asked in, and a member reads and answers for themselves', story, async ({ page }) => {
  await church.keepOpen(false)
  await open(page, pathOf(0))
  await running(page)
  await expect(heading(page, 'O semeador')).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Entrar ou criar conta' })).toBeVisible()

  await church.enter(page, pathOf(0))
  await expect(page.getByText('Nem tudo o que cai se perde.')).toBeVisible()
  await expect(page.getByText('Leve um punhado de sementes.')).toHaveCount(0)
  const question = page.locator('li').filter({ hasText: 'Que terra você é hoje?' })
  await question.getByRole('button', { name: 'Escrever minha resposta' }).click()
  const text = `Beira de caminho ${test.info().project.name}`
  await question.getByRole('textbox').fill(text)
  await expect(question.getByText('Salvo')).toBeVisible()
  await expectNoBarriers(page)
  await page.reload()
  await expect(question.getByRole('textbox')).toHaveValue(text)
  await question.getByRole('textbox').fill('')
  await expect(question.getByText('Salvo')).toBeVisible()
})

test('an editor of the site reads the part for leaders', deep, async ({ page }) => {
  await church.keepOpen(false)
  await church.enter(page, pathOf(0), 'rui')
  await expect(heading(page, 'Para líderes', 2)).toBeVisible()
  await expect(page.getByText('Leve um punhado de sementes.')).toBeVisible()
})

import { expect, type Page } from '@playwright/test'
import { type BibleChurch, openBibleChurch } from '../bible-church.ts'
import { isKept } from '../kept-pages.ts'
import { weigh } from '../page-weight.ts'
import { deep, running, story, test } from '../visit.ts'

// What the browser itself says of a network that is not there.
test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/] })

let church: BibleChurch
test.beforeEach(async ({ product }) => {
  church = await openBibleChurch(product)
})

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const verse = (page: Page, number: number) => page.locator(`#v${number}`)

test('one reads, goes elsewhere, marks a verse and hands it on', story, async ({ page, context, browserName }) => {
  if (browserName === 'chromium') await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${church.address}/bible`)
  await running(page)
  await page.getByRole('link', { name: 'João 1', exact: true }).click()
  await expect(title(page)).toHaveText('João 1')

  await page.getByRole('button', { name: /Escolher livro e capítulo/ }).click()
  const picker = page.getByRole('dialog', { name: 'Escolher livro e capítulo' })
  await picker.getByRole('button', { name: 'Marcos' }).click()
  await picker.getByRole('link', { name: 'Marcos 4' }).click()
  await expect(title(page)).toHaveText('Marcos 4')
  await page.keyboard.press('ArrowRight')
  await expect(title(page)).toHaveText('Marcos 5')

  await page.getByRole('button', { name: /Escolher livro e capítulo/ }).click()
  await picker.getByRole('textbox', { name: 'Ir para uma passagem' }).fill('Jo 3,2')
  await picker.getByRole('button', { name: 'Ir' }).click()
  await expect(page).toHaveURL(`${church.address}/bible/ensaio/john/3/2`)
  await expect(verse(page, 2)).toBeInViewport()

  await verse(page, 1).getByText('O monte acordou').click()
  const actions = page.getByRole('region', { name: 'João 3.1: o que fazer' })
  await actions.getByRole('button', { name: 'Destacar em Verde' }).click()
  await actions.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(verse(page, 1)).toHaveAttribute('data-colour', 'VERDE')
  await actions.getByRole('button', { name: 'Copiar' }).click()
  await expect(page.getByText('Copiado com a referência.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    '“O monte acordou antes do sol.”\nJoão 3.1 (ENS)',
  )
  await actions.getByRole('button', { name: 'Imagem' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar imagem' }).click()
  expect((await download).suggestedFilename()).toBe('João-3-1-ENS.png')
  await page.keyboard.press('Escape')
  await actions.getByRole('button', { name: 'Comparar' }).click()
  await expect(page.getByRole('dialog').getByText(/word John/)).toBeVisible()

  await page.reload()
  await running(page)
  await expect(verse(page, 1)).toHaveAttribute('data-colour', 'VERDE')
  await page.goto(`${church.address}/bible`)
  await running(page)
  await expect(page.getByRole('link', { name: 'João 3.1', exact: true })).toBeVisible()
})

test('a translation that was saved is read and searched without a network', story, async ({ page, context }) => {
  await page.goto(`${church.address}/bible`)
  await running(page)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await running(page)
  await page.getByRole('button', { name: /^Salvar Tradução de ensaio/ }).click()
  await expect(page.getByText(/^Salva neste aparelho/)).toBeVisible()
  await isKept(page, '/bible/_/gen/1')
  await isKept(page, '/bible/search.wake')

  await context.setOffline(true)
  await page.goto(`${church.address}/bible/ensaio/mark/7`)
  await expect(title(page)).toHaveText('Marcos 7')
  await expect(page.getByText('Sem internet: você lê do que está salvo neste aparelho.')).toBeVisible()
  await page.getByRole('link', { name: 'Próximo capítulo' }).first().click()
  await expect(title(page)).toHaveText('Marcos 8')
  await verse(page, 1).click()
  await page.getByRole('button', { name: 'Destacar em Azul' }).click()
  await expect(verse(page, 1)).toHaveAttribute('data-colour', 'AZUL')
  await page.goto(`${church.address}/bible/search?version=ensaio&q=monte`)
  await expect(page.getByText('1 versículo com “monte”')).toBeVisible()
  await page.getByRole('link', { name: 'João 3.1' }).click()
  await expect(verse(page, 1)).toHaveText(/O monte acordou/)
  // A link to a passage, as plans have them.
  await page.goto(`${church.address}/bible?passage=Mark.7`)
  await expect(title(page)).toHaveText('Marcos 7')
  await page.goto(`${church.address}/bible/sample/john/3`)
  await expect(title(page)).toHaveText('Esta tradução não está salva aqui')
  await page.getByRole('link', { name: 'Ler em Tradução de ensaio' }).click()
  await expect(title(page)).toHaveText('João 3')
})

test('a first visit to a chapter stays within its bytes and requests', deep, async ({ page }) => {
  const weight = await weigh(page, `${church.address}/bible/ensaio/john/3`)
  const kilobyte = 1024
  expect.soft(weight.wokenScriptBytes, 'scripts of the page').toBeLessThan(163 * kilobyte)
  expect.soft(weight.styleBytes, 'style in the document').toBeLessThan(12 * kilobyte)
  expect.soft(weight.htmlBytes, 'document with its style').toBeLessThan(29 * kilobyte)
})

import { type Browser, expect, type Page } from '@playwright/test'
import { isKept } from '../kept-pages.ts'
import { card, create, standing, text, title, write } from '../note-pages.ts'
import { type NotedChurch, openNotedChurch } from '../noted-church.ts'
import { deep, test } from '../visit.ts'

// What the browser itself says of a network that is not there, and of a note that is not.
test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|40[49]|410/] })

let church: NotedChurch
test.beforeEach(async ({ product }) => {
  church = await openNotedChurch(product)
})

test('two devices write in one note, one without a network: both end with all of it', async ({ page, browser }) => {
  const id = await church.note('Vigília', 'O que já estava lá')
  const other = await secondDevice(browser)
  for (const device of [page, other]) {
    await church.enter(device, `/user/notes/${id}`)
    await expect(text(device)).toContainText('O que já estava lá')
  }
  await page.context().setOffline(true)
  await write(page, ' escrito no ônibus')
  await expect(standing(page, 'à espera da conexão')).toBeVisible()
  await title(other).fill('Vigília de sexta')
  await write(other, ' escrito em casa')
  await expect(standing(other, 'Salva')).toHaveText('Salva')

  await page.context().setOffline(false)
  await expect(standing(page, 'Juntamos com o que você escreveu em outro aparelho')).toBeVisible()
  for (const part of ['O que já estava lá', 'escrito no ônibus', 'escrito em casa'])
    await expect(text(page)).toContainText(part)
  await expect(title(page)).toHaveValue('Vigília de sexta')
  await other.reload()
  for (const part of ['escrito no ônibus', 'escrito em casa']) await expect(text(other)).toContainText(part)
  await other.context().close()
})

test(
  'without a network notes are opened, begun and kept through a reload, and sent once it is back',
  deep,
  async ({ page }) => {
    await church.note('Domingo', 'A casa sobre a rocha')
    await church.enter(page, '/user/notes')
    await expect(card(page, 'Domingo')).toBeVisible()
    await isKept(page, '/user/notes')
    await create(page).click()
    await expect(title(page)).toBeFocused()
    await isKept(page, '/user/notes/new')
    await page.goBack()
    await card(page, 'Domingo').getByRole('link').click()
    await expect(text(page)).toContainText('A casa sobre a rocha')
    await isKept(page, '/user/notes/note')

    await page.context().setOffline(true)
    await page.goto(`${church.site}/user/notes`)
    await expect(page.getByText('Aqui está o que há neste aparelho.')).toBeVisible()
    await expect(page.locator('header').getByRole('button', { name: /Ana/ })).toBeVisible()
    await create(page).click()
    await title(page).fill('No culto, sem sinal')
    await write(page, 'Nada se perdeu')
    await expect(standing(page, 'à espera da conexão')).toBeVisible()
    await page.reload()
    await expect(title(page)).toHaveValue('No culto, sem sinal')
    await page.goto(`${church.site}/user/notes`)
    await expect(card(page, 'No culto, sem sinal')).toContainText('Aguardando conexão')
    await card(page, 'No culto, sem sinal').getByRole('link').click()
    await expect(text(page)).toHaveText('Nada se perdeu')

    await page.context().setOffline(false)
    await expect(standing(page, 'Salva')).toHaveText('Salva')
    await expect(text(page)).toHaveText('Nada se perdeu')
    await page.goto(`${church.site}/user/notes`)
    await expect(card(page, 'No culto, sem sinal')).not.toContainText('Aguardando conexão')
  },
)

test(
  'what was deleted elsewhere while something was written here is its writer’s to keep',
  deep,
  async ({ page, browser }) => {
    const id = await church.note('Dividida', 'começo')
    await church.enter(page, `/user/notes/${id}`)
    await expect(text(page)).toContainText('começo')
    await page.context().setOffline(true)
    await write(page, ' e o resto')
    await expect(standing(page, 'à espera da conexão')).toBeVisible()
    const other = await secondDevice(browser)
    await church.enter(other, `/user/notes/${id}/delete`)
    await other.getByRole('button', { name: 'Apagar anotação' }).click()
    await expect(other.getByText('Guarde o que Deus falar com você')).toBeVisible()
    await other.context().close()

    await page.context().setOffline(false)
    await expect(page.getByRole('alert')).toContainText('Esta anotação foi apagada em outro aparelho')
    await page.getByRole('button', { name: 'Salvar como nova' }).click()
    await expect(page).not.toHaveURL(new RegExp(id))
    await expect(text(page)).toContainText('começo e o resto')
  },
)

test('two tabs show one note as it is written', deep, async ({ page }) => {
  const id = await church.note('Ao vivo', '')
  await church.enter(page, `/user/notes/${id}`)
  const second = await page.context().newPage()
  await church.enter(second, `/user/notes/${id}`)
  await expect(title(second)).toHaveValue('Ao vivo')
  await expect(title(page)).toHaveValue('Ao vivo')
  await write(page, 'de uma aba')
  await expect(text(second)).toHaveText('de uma aba')
  await second.close()
})

/** Opens a second phone of the same person. */
async function secondDevice(browser: Browser): Promise<Page> {
  return (await browser.newContext({ locale: 'pt-BR' })).newPage()
}

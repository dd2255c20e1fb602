import { expect } from '@playwright/test'
import { expectNoBarriers } from '../barriers.ts'
import { logOut } from '../newcomer.ts'
import { standing, text, title, write } from '../note-pages.ts'
import { type NotedChurch, openNotedChurch } from '../noted-church.ts'
import { deep, test } from '../visit.ts'

// What the browser itself says of a network that is not there.
test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/] })

let church: NotedChurch
test.beforeEach(async ({ product }) => {
  church = await openNotedChurch(product)
})

test('logging out deletes the member’s notes, and asks before any is lost', deep, async ({ page }) => {
  await church.enter(page, '/user/notes/new')
  await write(page, 'Só aqui')
  await expect(page.getByText('Dê um título para salvar.')).toBeVisible()
  await logOut(page)
  const dialog = page.getByRole('dialog', { name: 'Parte do que você escreveu ainda não foi enviada' })
  await expect(dialog).toContainText('Uma anotação ainda não foi enviada')
  await expectNoBarriers(page)
  await dialog.getByRole('button', { name: 'Continuar e salvar' }).click()
  await expect(text(page)).toHaveText('Só aqui')
  await logOut(page)
  await dialog.getByRole('button', { name: 'Sair e apagar' }).click()
  await page.waitForURL(`${church.site}/`)
  expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toEqual([])
  await church.enter(page, '/user/notes', 'rui')
  await expect(page.getByText('Guarde o que Deus falar com você')).toBeVisible()
})

test('without a network, where the dialog cannot be had, the browser asks', deep, async ({ page }) => {
  await church.enter(page, '/user/notes/new')
  await write(page, 'Só aqui')
  await expect(page.getByText('Dê um título para salvar.')).toBeVisible()
  await page.context().setOffline(true)
  const asked = page.waitForEvent('dialog')
  await logOut(page)
  const dialog = await asked
  expect(dialog.message()).toContain('Uma anotação ainda não foi enviada')
  await dialog.dismiss()
  await expect(text(page)).toHaveText('Só aqui')
  await page.context().setOffline(false)
})

test('what was written without a network is sent from whatever page comes next', deep, async ({ page }) => {
  await church.enter(page, '/user/notes/new')
  await expect(title(page)).toBeFocused()
  await page.context().setOffline(true)
  await title(page).fill('No ônibus')
  await write(page, 'antes que eu esqueça')
  await expect(standing(page, 'à espera da conexão')).toBeVisible()
  await page.goto('about:blank')
  await page.context().setOffline(false)
  const sent = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().includes('/nota-sermao/'),
  )
  await page.goto(`${church.site}/`)
  expect((await sent).status()).toBe(201)
})

import { plainPhoto } from '@narthex/api/testing/plain-photo'
import { expect, type Page } from '@playwright/test'
import { type MemberChurch, openMemberChurch } from '../member-church.ts'
import { deep, tabTo, test } from '../visit.ts'

let church: MemberChurch
test.beforeEach(async ({ product }) => {
  church = await openMemberChurch(product)
})

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

const choose = async (page: Page, buffer: Buffer, mimeType = 'image/jpeg') =>
  page.getByLabel(/^Escolher/).setInputFiles({ name: 'photo', mimeType, buffer })
const own = (page: Page) => page.getByRole('main').locator('img[src^="/media/"]')

test('a member frames a photo by keyboard alone, keeps it, and takes it away again', deep, async ({ page }) => {
  await church.enter(page, '/user/picture')
  await choose(page, Buffer.from('<svg/>'), 'image/svg+xml')
  await expect(page.getByText('Não conseguimos abrir esse arquivo')).toBeVisible()

  await choose(page, await plainPhoto({ width: 900, height: 1200 }))
  await expect(page.getByRole('heading', { name: 'Enquadre o seu rosto' })).toBeFocused()
  await tabTo(page.getByRole('group', { name: /^Enquadramento/ }))
  await page.keyboard.press('ArrowDown')
  await tabTo(page.getByRole('button', { name: 'Girar para a direita' }))
  await page.keyboard.press('Enter')

  // What could not be sent is not lost.
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Usar esta foto' }).click()
  await expect(page.getByText('A foto continua aqui')).toBeVisible()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Usar esta foto' }).click()
  await expect(page.getByText('Pronto: sua foto nova já aparece.')).toBeVisible()
  await expect(own(page)).toHaveJSProperty('naturalWidth', 512)

  await page.getByRole('button', { name: 'Remover a foto' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click()
  await expect(own(page)).toBeVisible()
  await page.getByRole('button', { name: 'Remover a foto' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remover' }).click()
  await expect(page.getByText('Sua foto foi removida.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Escolher uma foto')).toBeAttached()
  await expect(own(page)).toHaveCount(0)
})

import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { expectNoBarriers } from '../barriers.ts'
import { card, create, standing, text, title, write } from '../note-pages.ts'
import { type NotedChurch, openNotedChurch } from '../noted-church.ts'
import { bothWidths, test } from '../visit.ts'

// What the browser itself says of a note that is not there.
test.use({ expectedErrors: [/40[49]|410/] })

let church: NotedChurch
test.beforeEach(async ({ product }) => {
  church = await openNotedChurch(product)
})

test('a note is begun, set, found, taken along and deleted', bothWidths, async ({ page }) => {
  await church.enter(page, '/user/notes')
  await expect(page.getByText('Guarde o que Deus falar com você')).toBeVisible()
  await expectNoBarriers(page)
  await page.getByRole('link', { name: 'Escrever a primeira' }).click()
  await expect(title(page)).toBeFocused()
  await page.keyboard.type('Fé e graça')
  await page.keyboard.press('Enter')
  await expect(text(page)).toBeFocused()
  await page.keyboard.type('Efésios 2.8')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Lista', exact: true }).click()
  await page.keyboard.type('pela graça')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+b')
  await expect(page.getByRole('button', { name: 'Negrito' })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.type('mediante a fé')
  await expect(text(page).locator('ul li strong')).toHaveText('mediante a fé')
  await expect(standing(page, 'Salva')).toHaveText('Salva')
  await expectNoBarriers(page)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar como texto' }).click()
  expect((await download).suggestedFilename()).toBe('Fé e graça.txt')
  expect(await readFile(await (await download).path(), 'utf8')).toBe(
    'Fé e graça\n\nEfésios 2.8\n• pela graça\n• mediante a fé',
  )
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('toolbar')).toBeHidden()
  await expect(page.getByRole('heading', { level: 2, name: 'Fé e graça' })).toBeVisible()
  await expect(text(page)).toBeVisible()
  await page.emulateMedia({ media: 'screen' })

  await church.note('Outra', 'Nada disso')
  await page.goto(`${church.site}/user/notes`)
  await expect(card(page, 'Outra')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Buscar nas anotações' }).fill('GRACA fe')
  await expect(page.getByRole('status').filter({ hasText: '1 anotação' })).toBeVisible()
  await expect(card(page, 'Outra')).toHaveCount(0)
  await expectNoBarriers(page)
  await card(page, 'Fé e graça').getByRole('link').click()
  await expect(text(page)).toContainText('mediante a fé')

  await page.getByRole('button', { name: 'Apagar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Apagar “Fé e graça”?' })).toBeVisible()
  await expectNoBarriers(page)
  await page.getByRole('link', { name: 'Manter' }).click()
  await expect(text(page)).toContainText('mediante a fé')
  await page.getByRole('button', { name: 'Apagar' }).click()
  await page.getByRole('button', { name: 'Apagar anotação' }).click()
  await expect(page).toHaveURL(`${church.site}/user/notes`)
  await expect(page.getByText('Anotação apagada.')).toBeVisible()
  await expect(card(page, 'Outra')).toBeVisible()
  await expect(card(page, 'Fé e graça')).toHaveCount(0)
  await page.reload()
  await expect(card(page, 'Outra')).toBeVisible()
  await expect(card(page, 'Fé e graça')).toHaveCount(0)
})

test('a note without a title stays a draft and says so, and one tap gives it one', async ({ page }) => {
  await church.enter(page, '/user/notes/new')
  await write(page, 'Sem nome ainda')
  await expect(page.getByText('Dê um título para salvar.')).toBeVisible()
  await expectNoBarriers(page)
  await page.goto(`${church.site}/user/notes`)
  await expect(card(page, 'Sem título')).toContainText('Rascunho neste aparelho')
  await card(page, 'Sem título').getByRole('link').click()
  await expect(text(page)).toHaveText('Sem nome ainda')
  await page.getByRole('button', { name: /^Usar “Mensagem de/ }).click()
  await expect(title(page)).toHaveValue(/^Mensagem de \d/)
  await expect(standing(page, 'Salva')).toHaveText('Salva')
})

test('a note with nothing in it is gone when one goes on', async ({ page }) => {
  const id = await church.note('Rascunho', 'x')
  await church.enter(page, '/user/notes')
  await create(page).click()
  await title(page).fill('a')
  await expect(standing(page, 'Salva')).toHaveText('Salva')
  await title(page).fill('')
  await page.getByRole('link', { name: 'Minha conta' }).filter({ visible: true }).first().click()
  await page.goto(`${church.site}/user/notes/${id}`)
  await title(page).fill('')
  await text(page).press('Control+a')
  await text(page).press('Delete')
  await page.goBack()
  await page.goto(`${church.site}/user/notes`)
  await expect(page.getByText('Guarde o que Deus falar com você')).toBeVisible()
})

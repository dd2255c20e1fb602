import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { card, standing, text, title } from '../note-pages.ts'
import { type NotedChurch, openNotedChurch } from '../noted-church.ts'
import { bothWidths, deep, test } from '../visit.ts'

// What the browser itself says of a note that is not there.
test.use({ expectedErrors: [/40[49]|410/] })

let church: NotedChurch
test.beforeEach(async ({ product }) => {
  church = await openNotedChurch(product)
})

test('a note is begun, set, found, taken along and deleted', { tag: [deep.tag, bothWidths.tag] }, async ({ page }) => {
  await church.enter(page, '/user/notes')
  await expect(page.getByText('Guarde o que Deus falar com você')).toBeVisible()
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
  await card(page, 'Fé e graça').getByRole('link').click()
  await expect(text(page)).toContainText('mediante a fé')

  await page.getByRole('button', { name: 'Apagar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Apagar “Fé e graça”?' })).toBeVisible()
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

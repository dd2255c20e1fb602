import { expect, type Page } from '@playwright/test'
import { type NotifiedChurches, openNotifiedChurches } from '../notified-churches.ts'
import { deep, story, test } from '../visit.ts'

// Which shows what is pushed.
test.use({ serviceWorkers: 'allow' })

let churches: NotifiedChurches
test.beforeEach(async ({ product }) => {
  churches = await openNotifiedChurches(product)
})

const bell = (page: Page) => page.locator('header').getByRole('link', { name: /notificaç|notifications/i })
const row = (page: Page, name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name })
const dialog = (page: Page) => page.getByRole('dialog')

test(
  'a member finds what is new, reads it, and follows it, also to another church of theirs',
  story,
  async ({ page }) => {
    for (let number = 1; number <= 31; number++)
      await churches.tell('cais', { titulo: `Recado ${number}` }, 5000 + number)
    const party = await churches.publishEvent('Festa na praia')
    await churches.tell('cais', { titulo: 'Festa na praia', tipo: 'EVENTO', idEntidadeRelacionada: party }, 3)
    await churches.tell('cais', { titulo: 'Horário novo', corpo: 'Às dez.\nTodo domingo.' }, 2)
    await churches.tell('farol', { titulo: 'Vigília no farol', tipo: 'CULTO' }, 1)

    await page.goto(churches.siteAddress('cais'))
    await expect(page.locator('header').getByRole('link', { name: 'Entrar' })).toBeVisible()
    await expect(bell(page), 'a visitor has no bell').toHaveCount(0)
    await churches.enter(page, '/')
    await expect(bell(page)).toHaveAccessibleName('34 notificações novas')
    await bell(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Notificações' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Nova' })).toHaveCount(30)
    await expect(bell(page)).toHaveAccessibleName('Notificações')

    await page.getByRole('button', { name: 'Mostrar mais antigas' }).click()
    await expect(page.getByText('Você viu tudo.')).toBeVisible()
    await expect(row(page, 'Recado 31')).toBeVisible()

    await row(page, 'Horário novo').getByRole('button').click()
    await expect(dialog(page).getByText('Todo domingo.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(row(page, 'Horário novo').getByRole('button')).toBeFocused()

    await row(page, 'Festa na praia').getByRole('link').click()
    await expect(page).toHaveURL(`${churches.siteAddress('cais')}/event/${party}`)
    await page.goBack()
    await expect(row(page, 'Vigília no farol')).toContainText('Igreja do Farol')
    await expect(page.getByText('Nova', { exact: true })).toHaveCount(0)

    await row(page, 'Vigília no farol').getByRole('button').click()
    await dialog(page).getByRole('button', { name: 'Abrir Igreja do Farol' }).click()
    await page.waitForURL(`${churches.siteAddress('farol')}/live`)
    await expect(bell(page)).toBeVisible()
  },
)

test('an open page counts what is new as it happens', deep, async ({ page }) => {
  const opened = page.waitForResponse((response) => response.url().includes('/api/v1/stream?'))
  await churches.enter(page, '/')
  await expect(bell(page)).toHaveAccessibleName('Notificações')
  await opened
  await churches.tell('cais', { titulo: 'Mudança de sala' })
  await expect(bell(page)).toHaveAccessibleName('1 notificação nova')
})

import { expect, type Page } from '@playwright/test'
import { openStaffedChurch } from '../staffed-church.ts'
import { story, tabTo, test } from '../visit.ts'

// A first visit asks whether there is a session.
test.use({ expectedErrors: [/401 \(Unauthorized\)/] })

/** Opens a place or an action of the office by its search. */
async function search(page: Page, term: string, option: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'O que você procura?' })).toBeFocused()
  await page.keyboard.type(term)
  await expect(page.getByRole('option', { name: option, exact: true })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
}

test(
  'a keyboard alone publishes a news item, and puts the menu in another order',
  story,
  async ({ page, context, product }) => {
    const church = await openStaffedChurch(product, ['MOD_EVENTO', 'MOD_NOTICIA'])
    await church.enter(page, '/')
    const site = await context.newPage()

    await test.step('a news item is written and published', async () => {
      await search(page, 'escrever', 'Escrever uma notícia')
      await tabTo(page.getByRole('textbox', { name: 'Título' }))
      await page.keyboard.type('Mutirão no sábado')
      await tabTo(page.getByRole('textbox', { name: 'Resumo' }))
      await page.keyboard.type('Tragam luvas e disposição.')
      await expect(page.getByText(/^Salvo às/)).toBeVisible()
      await tabTo(page.getByRole('button', { name: 'Publicar', exact: true }))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main').getByText('No ar', { exact: true })).toBeVisible()
      await site.goto(`${church.site}/news`)
      await expect(site.getByRole('link', { name: /Mutirão no sábado/ }).first()).toBeVisible()
    })

    await test.step('the menu is put in another order, and back', async () => {
      await search(page, 'menu do', 'Menu do site')
      const names = page.getByRole('main').getByRole('listitem').getByRole('link')
      await expect(names).toHaveText(['Sobre nós', 'Eventos'])
      await tabTo(page.getByRole('button', { name: 'Subir Eventos' }))
      await page.keyboard.press('Enter')
      await expect(page.getByText('Ordem salva. O site já mostra assim.')).toBeVisible()
      await expect(names).toHaveText(['Eventos', 'Sobre nós'])
      await tabTo(page.getByRole('button', { name: 'Desfazer' }).last())
      await page.keyboard.press('Enter')
      await expect(names).toHaveText(['Sobre nós', 'Eventos'])
    })
  },
)

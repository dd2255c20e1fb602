import { expect, type Page } from '@playwright/test'

/** Message above a request that everybody sees at once. */
export const onWall = 'Seu pedido está no mural'

export const words = (page: Page) => page.getByLabel('Pelo que você quer que a gente ore?')
export const prayer = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text })
export const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name })
export const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Sends a request on the page that asks for one. */
export async function ask(page: Page, text: string, leadsTo = onWall): Promise<void> {
  await words(page).fill(text)
  await button(page, 'Enviar o pedido').click()
  // The photo is re-encoded first.
  await expect(title(page, leadsTo)).toBeVisible({ timeout: 20_000 })
}

/** Writes to who asked, on the page of a prayer. */
export async function encourage(page: Page, text: string): Promise<void> {
  await page.getByLabel('A sua mensagem').fill(text)
  await button(page, 'Deixar a mensagem').dblclick()
  await expect(page.getByText('A sua mensagem está aqui.')).toBeVisible()
}

export const message = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })

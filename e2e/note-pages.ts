import type { Page } from '@playwright/test'

/* What there is on the pages of notes. */

export const text = (page: Page) => page.getByRole('textbox', { name: 'Texto da anotação' })
export const title = (page: Page) => page.getByRole('textbox', { name: 'Título', exact: true })
export const standing = (page: Page, said: RegExp | string) => page.getByRole('status').filter({ hasText: said })
export const card = (page: Page, name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name })
export const create = (page: Page) => page.getByRole('link', { name: 'Nova anotação' }).filter({ visible: true })

/** Types at the end of the text. */
export async function write(page: Page, words: string): Promise<void> {
  await text(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(words)
}

import { test as base, expect, type Page } from '@playwright/test'

/** A test whose page may report no error, save those that it says it expects. */
export const test = base.extend<{ expectedErrors: RegExp[]; noUnexpectedErrors: undefined }>({
  expectedErrors: [[], { option: true }],
  noUnexpectedErrors: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(String(error)))
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text())
      })
      await use(undefined)
      expect(errors.filter((error) => !expectedErrors.some((expected) => expected.test(error)))).toEqual([])
    },
    { auto: true },
  ],
})

/** The address of the tenant with this code or slug. */
export function siteOf(name: string): string {
  return `http://${name}.localhost:${process.env.PORT}`
}

/** Opens the panel with the places of the menu that the header has no room for: all of them on a phone. */
export async function openMenu(page: Page): Promise<void> {
  await page.locator('header').getByRole('button').filter({ visible: true }).click()
}

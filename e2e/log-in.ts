import { usualPassword } from '@narthex/api/testing/people'
import type { Page } from '@playwright/test'

/**
 * Logs somebody in at the site of a church without the pages that do it, and opens a page there. For journeys about
 * something else.
 */
export async function openLoggedIn(page: Page, site: string, path: string, email = 'ana@example.org'): Promise<void> {
  // Some page of the site, whose storage this is.
  await page.goto(`${site}/offline`)
  await page.evaluate(
    async ({ username, password }) => {
      const body = JSON.stringify({ username, password })
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch('/api/v1/security/login_check', { method: 'POST', headers, body })
      const { token, refreshToken } = await answer.json()
      sessionStorage.setItem('token', token)
      localStorage.setItem('refreshToken', refreshToken)
    },
    { username: email, password: usualPassword },
  )
  await page.goto(`${site}${path}`)
}

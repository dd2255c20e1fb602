import { usualPassword } from '@narthex/api/testing/people'
import type { Page } from '@playwright/test'
import { ask } from './ask.ts'

/**
 * Logs a member in at a church through the API and opens a page there. For journeys that are not about the login.
 */
export async function openLoggedIn(
  page: Page,
  site: string,
  path: string,
  email = 'ana@example.org',
  password: string = usualPassword,
): Promise<void> {
  const credentials = { username: email, password }
  const answer = await ask(`${site}/api/v1/security/login_check`, credentials)
  if (answer.status !== 200) throw new Error(`${email} is not logged in: ${answer.status} ${answer.text}`)
  const tokens: { readonly token: string; readonly refreshToken: string } = JSON.parse(answer.text)
  // Any document of the site gives access to its storage, also one without the app.
  await page.goto(`${site}/robots.txt`)
  await page.evaluate(({ token, refreshToken }) => {
    sessionStorage.setItem('token', token)
    localStorage.setItem('refreshToken', refreshToken)
  }, tokens)
  await page.goto(`${site}${path}`)
}

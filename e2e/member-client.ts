import { type ApiClient, createApiClient } from '@narthex/contract/client'
import { fillPath } from '@narthex/contract/endpoint-path'
import type { Page } from '@playwright/test'
import { ask } from './ask.ts'

/** Calls the API of a page's church as the member who is logged in on that page; GET and POST only. */
export async function openMemberClient(page: Page): Promise<ApiClient> {
  const { origin, token } = await page.evaluate(() => ({
    origin: location.origin,
    token: sessionStorage.getItem('token') ?? '',
  }))
  return createApiClient(async ({ endpoint, params, query, body }) => {
    const address = `${origin}/api/v1${fillPath(endpoint, params)}?${new URLSearchParams(query)}`
    const { status, text } = await ask(address, body as object | undefined, token)
    return { status, body: JSON.parse(text) }
  })
}

import { beforeAll, expect, test } from 'vitest'
import type { PageResponse } from '../app/page.ts'
import { standIn } from '../service-worker/offline-page.ts'
import { startPages } from './start-pages.ts'

let offline: PageResponse

beforeAll(async () => {
  const pages = await startPages()
  offline = await pages.open('/offline', { settings: { adminUrl: undefined } })
})

const standingIn = async (kept: Parameters<typeof standIn>[1]) =>
  (await standIn(new Response(offline.body, { headers: { etag: '"x"', 'content-length': '1' } }), kept)).text()

test('the page is nothing to search for, and hides its list until the worker fills it', () => {
  expect(offline.status).toBe(200)
  expect(offline.body).toContain('<meta name="robots" content="noindex')
  expect(offline.body).toContain('<section id="kept-pages" hidden="">')
})

test('standing in for another, it leads back to that address and to what was kept, and runs nothing of the app', async () => {
  const html = await standingIn([{ path: '/event?a=1&b="2"', title: 'Pão &amp; Vinho' }])
  expect(html).toContain('<section id="kept-pages">')
  expect(html).toMatch(/<li><a href="\/event\?a=1&amp;b=&quot;2&quot;" class="[^"]+">Pão &amp; Vinho<\/a><\/li>/)
  expect(html).not.toContain('data-kept')
  expect(html).toMatch(/<a href="" class="[^"]+">Tentar de novo<\/a>/)
  expect(html.slice(html.indexOf('<body'))).not.toContain('<script')
})

test('of many pages it names the latest twelve', async () => {
  const kept = Array.from({ length: 40 }, (_, n) => ({ path: `/news/${n}`, title: `${n}` }))
  expect((await standingIn(kept)).match(/href="\/news\/\d+"/g)).toHaveLength(12)
})

test('control: with nothing kept the list stays hidden', async () => {
  expect(await standingIn([])).toContain('<section id="kept-pages" hidden="">')
})

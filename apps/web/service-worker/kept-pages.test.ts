import { expect, test } from 'vitest'
import { accountRows } from '../app/routing/rows/account-rows.ts'
import { type KeptPages, keptPages } from './kept-pages.ts'
import { fakeCaches, htmlPage, readKeptText, site } from './testing/fake-caches.ts'

const openPages = () => keptPages(fakeCaches(), 'pages')
const keep = (pages: KeptPages, path: string, page = htmlPage(path)) => pages.keep(`${site}${path}`, page)

test('a page is found again, in the last form that was kept', async () => {
  const pages = openPages()
  await keep(pages, '/about', htmlPage('old'))
  await keep(pages, '/about', htmlPage('new'))
  expect(await readKeptText(pages, '/about')).toBe('new')
  expect(await readKeptText(pages, '/about#team')).toBe('new')
  expect(await readKeptText(pages, '/other')).toBeUndefined()
})

test('a page is found with another query, and rather with its own', async () => {
  const pages = openPages()
  await keep(pages, '/churchs', htmlPage('all'))
  await keep(pages, '/churchs?q=a', htmlPage('some'))
  expect(await readKeptText(pages, '/churchs?q=a')).toBe('some')
  expect(await readKeptText(pages, '/churchs?q=b')).toBe('all')
})

test('a page is one page in whatever language it was chosen', async () => {
  const pages = openPages()
  await keep(pages, '/', htmlPage('português'))
  await keep(pages, '/?lang=es', htmlPage('español'))
  expect(await readKeptText(pages, '/')).toBe('español')
  expect(await pages.list()).toHaveLength(1)
})

test.each([
  ['an error', '/a', htmlPage('', { status: 404 })],
  ['what must not be stored', '/error?message=x', htmlPage('', { headers: { 'cache-control': 'no-store' } })],
  ['what is no page', '/manifest.webmanifest', htmlPage('', { headers: { 'content-type': 'application/json' } })],
  ['a call', '/api/v1/banner/', htmlPage('')],
  ['the way in', '/access?redirectTo=/user', htmlPage('')],
  ['what somebody has', '/user/data', htmlPage('')],
  ['what begins like a page of tickets', '/user/registrations-of-others', htmlPage('')],
  ['where another page answered', '/moved', Object.defineProperty(htmlPage(''), 'redirected', { value: true })],
])('%s is not kept', async (_what, path, page) => {
  const pages = openPages()
  await keep(pages, path, page)
  expect(await readKeptText(pages, path)).toBeUndefined()
})

test('control: an address that only begins like one of those is kept', async () => {
  const pages = openPages()
  for (const path of [
    '/users',
    '/accessible',
    '/apis',
    '/user',
    '/user/notes',
    '/user/notes/new',
    '/user/registrations',
  ]) {
    await keep(pages, path)
    expect(await readKeptText(pages, path)).toBe(path)
  }
})

test('sixty pages are kept, and the one read longest ago makes room', async () => {
  const pages = openPages()
  for (let n = 0; n < 60; n++) await keep(pages, `/news/${n}`)
  await keep(pages, '/news/0')
  await keep(pages, '/news/60')
  expect(await readKeptText(pages, '/news/0')).toBe('/news/0')
  expect(await readKeptText(pages, '/news/1')).toBeUndefined()
  expect(await pages.list()).toHaveLength(60)
})

test('pages of notes make no room, however long ago they were read', async () => {
  const pages = openPages()
  for (const path of ['/user/notes', '/user/notes/new']) await keep(pages, path)
  for (let n = 0; n < 61; n++) await keep(pages, `/news/${n}`)
  for (const path of ['/user/notes', '/user/notes/new', '/news/1']) expect(await readKeptText(pages, path)).toBe(path)
  expect(await readKeptText(pages, '/news/0')).toBeUndefined()
})

test('pages of tickets make no room, and the page of an event opens those of the others', async () => {
  const pages = openPages()
  await keep(pages, '/user/registrations/7/tickets', htmlPage('tickets'))
  await keep(pages, '/user/registrations/7/ticket/11/content/3', htmlPage('content'))
  for (let n = 0; n < 61; n++) await keep(pages, `/news/${n}`)
  expect(await readKeptText(pages, '/user/registrations/8/tickets')).toBe('tickets')
  expect(await readKeptText(pages, '/user/registrations/8/ticket/12/content/4')).toBe('content')
  expect(await readKeptText(pages, '/user/registrations/8/ticket/12/content')).toBeUndefined()
  expect((await pages.list()).map(({ path }) => path)).not.toContain('/user/registrations/event/tickets')
})

test('the page of one reading plan opens every plan, whatever its query, and makes no room', async () => {
  const pages = openPages()
  const plan = (letter: string) => `/reading-plans/${letter.repeat(8)}-0000-4000-8000-000000000000`
  await keep(pages, plan('a'), htmlPage('a plan'))
  for (let n = 0; n < 61; n++) await keep(pages, `/news/${n}`)
  expect(await readKeptText(pages, `${plan('b')}?subscriptionUuid=1`)).toBe('a plan')
  expect((await pages.list()).map(({ path }) => path)).not.toContain('/reading-plans/plan')
})

test('what there is is listed by its own titles, latest first, each once', async () => {
  const pages = openPages()
  await keep(pages, '/', htmlPage('<title>Igreja · Início</title>'))
  await keep(pages, '/event?x=1', htmlPage('<title>Igreja · Pão &amp; Vinho · Eventos</title>'))
  await keep(pages, '/event', htmlPage('<title>Igreja · Pão &amp; Vinho · Eventos</title>'))
  await keep(pages, '/bare', htmlPage('nothing'))
  expect(await pages.list()).toEqual([
    { path: '/bare', title: '/bare' },
    { path: '/event', title: 'Eventos' },
    { path: '/', title: 'Início' },
  ])
})

test('the page of one note opens every note, and none stands in the list of what there is', async () => {
  const pages = openPages()
  const note = (letter: string, more = '') => `/user/notes/${letter.repeat(8)}-0000-4000-8000-000000000000${more}`
  await keep(pages, note('a'), htmlPage('a note'))
  await keep(pages, note('a', '/delete'), htmlPage('its end'))
  expect(await readKeptText(pages, note('b'))).toBe('a note')
  expect(await readKeptText(pages, note('b', '/delete'))).toBe('its end')
  expect(await readKeptText(pages, '/user/notes')).toBeUndefined()
  expect(await pages.list()).toEqual([])
})

test('any chapter of the Bible is shown in the page that stands for all, unless it was kept itself', async () => {
  const pages = openPages()
  await keep(pages, '/bible/_/gen/1', htmlPage('any chapter'))
  await keep(pages, '/bible/_/gen/1/1', htmlPage('any verses'))
  await keep(pages, '/bible/search', htmlPage('any search'))
  await keep(pages, '/bible/kjv/john/3', htmlPage('John 3'))
  expect(await readKeptText(pages, '/bible/kjv/john/3')).toBe('John 3')
  expect(await readKeptText(pages, '/bible/kjv/1cor/13?with=blivre')).toBe('any chapter')
  expect(await readKeptText(pages, '/bible/kjv/1cor/13/4-7,13')).toBe('any verses')
  expect(await readKeptText(pages, '/bible/search?q=a&version=kjv')).toBe('any search')
  expect(await readKeptText(pages, '/bible/kjv')).toBeUndefined()
  expect((await pages.list()).map(({ path }) => path)).not.toContain('/bible/_/gen/1')
})

test('the page that stands for all chapters outlives the pages read since', async () => {
  const pages = openPages()
  await keep(pages, '/bible/_/gen/1', htmlPage('any chapter'))
  for (let i = 0; i < 70; i++) await keep(pages, `/news/${i}`)
  expect(await readKeptText(pages, '/bible/kjv/mark/4')).toBe('any chapter')
})

test('every page that works without a connection is kept, and no other of a member', async () => {
  const pages = openPages()
  for (const row of accountRows) {
    const path = row.path.replaceAll(/:\w+/g, '7')
    await keep(pages, path)
    expect((await readKeptText(pages, path)) !== undefined, path).toBe('isKeptHere' in row)
  }
})

test('a member’s tickets and home are listed before what was read last, and make no room', async () => {
  const pages = openPages()
  const titled = (path: string) => keep(pages, path, htmlPage(`<title>Igreja · ${path}</title>`))
  await titled('/user')
  await titled('/user/registrations')
  await titled('/about')
  expect((await pages.list()).map(({ path }) => path)).toEqual(['/user/registrations', '/user', '/about'])
  for (let n = 0; n < 61; n++) await titled(`/news/${n}`)
  expect((await pages.list()).slice(0, 3).map(({ path }) => path)).toEqual(['/user/registrations', '/user', '/news/60'])
})

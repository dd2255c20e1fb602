import { beforeEach, expect, test } from 'vitest'
import { type Answers, createAnswers } from './answers.ts'
import { fakeCaches, htmlPage, site } from './testing/fake-caches.ts'

const offlineHtml =
  '<body><h1>Offline</h1><section id="kept-pages" hidden=""><ul><li data-kept=""><a href="/" class="x">·</a></li></ul></section></body>'
const tickets = '/user/registrations/7/tickets'
const bought = '/checkout/thank-you?inscricao=01J'

let answers: Answers
let storage: CacheStorage
let network: Map<string, () => Response>
let asked: string[]
let now: Date

beforeEach(async () => {
  now = new Date('2026-03-01T12:00:00Z')
  asked = []
  storage = fakeCaches()
  network = new Map()
  serve('/offline', () => htmlPage(offlineHtml, { headers: { date: now.toUTCString() } }))
  serve('/', () => htmlPage('<title>Igreja · Início</title>'))
  page(tickets, 'Meus ingressos')
  page(bought, 'Sua inscrição')
  page('/user', 'Minha conta')
  serve('/assets/tickets.js', () => new Response('code'))
  answers = createAnswers({ storage, fetch, now: () => now, isSparing: () => false, origin: site, build: 'one' })
  await answers.install()
  asked = []
})

async function fetch(target: string | Request): Promise<Response> {
  const address = typeof target === 'string' ? target : target.url
  asked.push(address.replace(site, ''))
  const answer = network.get(address)
  if (!answer) throw new TypeError('Failed to fetch')
  return answer()
}

function serve(path: string, answer: () => Response): void {
  network.set(`${site}${path}`, answer)
}

/** Serves a page that names a module of its app, and its hydration data. */
function page(path: string, title: string): void {
  const [pathname, search] = path.split('?')
  const html = `<title>Igreja · ${title}</title><script data-modules="/assets/tickets.js"></script>`
  serve(path, () => htmlPage(html))
  serve(`${pathname}.wake${search ? `?${search}` : ''}`, () => new Response(`data of ${title}`))
}

/** Opens an address without a network. */
async function openOffline(path: string, mode: RequestMode = 'navigate'): Promise<string | undefined> {
  network.clear()
  const request = { url: `${site}${path}`, mode, method: 'GET' } as Request
  return (await answers.answer({ request, later: () => {} }))?.text()
}

const home = (title = 'Retiro <da> Serra') => ({
  source: 'home',
  paths: ['/user', tickets],
  listed: [{ path: tickets, title }],
})
const visitor = { source: bought, paths: [bought], listed: [{ path: bought, title: 'Jantar' }] }

test('pages that were never opened open without a network, with their files and their data', async () => {
  await answers.keepAhead(home())
  expect(await openOffline(tickets)).toContain('Meus ingressos')
  expect(await openOffline('/user/registrations/8/tickets'), 'one page opens them all').toContain('Meus ingressos')
  expect(await openOffline('/user')).toContain('Minha conta')
  expect(await openOffline(`${tickets}.wake`, 'cors')).toBe('data of Meus ingressos')
  expect(await openOffline('/assets/tickets.js', 'cors')).toBe('code')
})

test('tickets stand first on the offline page, by their events', async () => {
  await answers.keep([`${site}/`])
  await answers.keepAhead(home())
  await answers.keepAhead(visitor)
  const text = (await openOffline('/event')) ?? ''
  const links = Array.from(text.matchAll(/<li><a href="([^"]*)"[^>]*>([^<]*)</g), ([, path, title]) => [path, title])
  expect(links).toEqual([
    [tickets, 'Meus ingressos: Retiro &lt;da&gt; Serra'],
    [bought, 'Sua inscrição: Jantar'],
    ['/user', 'Minha conta'],
    ['/', 'Início'],
  ])
})

test('the latest home makes room for what it no longer names, and a page that could not be kept is not listed', async () => {
  network.delete(`${site}${bought}`)
  await answers.keepAhead(visitor)
  await answers.keepAhead(home())
  await answers.keepAhead({ ...home(), listed: [] })
  const text = await openOffline('/event')
  for (const title of ['Retiro', 'Jantar']) expect(text).not.toContain(title)
})

test('pages are fetched at most once a day, and again where that failed', async () => {
  network.delete(`${site}/user`)
  await answers.keepAhead(home())
  page('/user', 'Minha conta')
  asked = []
  await answers.keepAhead(home())
  expect(asked).toEqual(['/user', '/user.wake'])
  asked = []
  now = new Date('2026-03-02T12:00:01Z')
  await answers.keepAhead(home())
  expect(asked).toEqual(['/user', '/user.wake', tickets, `${tickets}.wake`])
})

test('nothing of a person is left after a log-out, and what everyone reads stays', async () => {
  await answers.keep([`${site}/`])
  await answers.keepAhead(home())
  await answers.keepAhead(visitor)
  await answers.forget()
  const text = (await openOffline('/event')) ?? ''
  for (const title of ['Retiro', 'Jantar', 'Minha conta']) expect(text).not.toContain(title)
  expect(text).toContain('Início')
  expect(await openOffline(tickets)).toContain('<h1>Offline</h1>')
  await expect(openOffline(`${tickets}.wake`, 'cors')).rejects.toThrow()
  const caches = await Promise.all((await storage.keys()).map(async (name) => (await storage.open(name)).keys()))
  expect(caches.flat().filter(({ url }) => /registrations|inscricao|listed|\/user/.test(url))).toEqual([])
})

test('a log-out ends what is being kept', async () => {
  await Promise.all([answers.keepAhead(home()), answers.keepAhead(visitor), answers.forget()])
  const caches = await Promise.all((await storage.keys()).map(async (name) => (await storage.open(name)).keys()))
  expect(caches.flat().filter(({ url }) => /registrations|inscricao|\/user/.test(url))).toEqual([])
})

test('control: before it, the caches do hold addresses of a person', async () => {
  await answers.keepAhead(visitor)
  const caches = await Promise.all((await storage.keys()).map(async (name) => (await storage.open(name)).keys()))
  expect(caches.flat().some(({ url }) => url.includes('inscricao'))).toBe(true)
})

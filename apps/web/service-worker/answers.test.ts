import { beforeEach, describe, expect, test } from 'vitest'
import { type Answers, createAnswers } from './answers.ts'
import { fakeCaches, htmlPage, site } from './testing/fake-caches.ts'

let storage: CacheStorage
let answers: Answers
/** Fakes the network; an address without an entry is unreachable. */
let network: Map<string, () => Response>
let asked: string[]
let work: Promise<unknown>[]
let now: Date

const offlineHtml =
  '<head><title>Igreja · Offline</title><link href="/assets/app.css"><script type="module" src="/assets/enhancer.js"></script></head><body><h1>Offline</h1><script data-modules="/assets/a.js /assets/b.js">go()</script><section id="kept-pages" hidden=""><ul><li data-kept=""><a href="/" class="x">·</a></li></ul></section></body>'

beforeEach(async () => {
  now = new Date('2026-03-01T12:00:00Z')
  network = new Map()
  storage = fakeCaches()
  serve('/offline', () => htmlPage(offlineHtml, { headers: { date: now.toUTCString(), etag: '"x"' } }))
  for (const name of ['app.css', 'enhancer.js', 'a.js']) serve(`/assets/${name}`, () => new Response(name))
  serve('/', () => htmlPage('<title>Igreja · Início</title>home'))
  answers = start('one')
  await answers.install()
  asked = []
})

function start(build: string): Answers {
  asked = []
  work = []
  const fetch = async (target: string | Request) => {
    const address = typeof target === 'string' ? target : target.url
    asked.push(address.replace(site, ''))
    const answer = network.get(address)
    if (!answer) throw new TypeError('Failed to fetch')
    return answer()
  }
  return createAnswers({ storage, fetch, now: () => now, isSparing: () => false, origin: site, build })
}

function serve(path: string, answer: () => Response): void {
  network.set(`${site}${path}`, answer)
}

/** Returns the answer after all background work has finished. */
async function open(path: string, different: { mode?: RequestMode; method?: string; preload?: Response } = {}) {
  const { mode = 'navigate', method = 'GET', preload } = different
  const request = { url: path.startsWith('/') ? `${site}${path}` : path, mode, method } as Request
  const answer = await answers.answer({
    request,
    preload: Promise.resolve(preload),
    later: (promise) => work.push(promise),
  })
  const text = await answer?.text()
  await Promise.all(work)
  return text
}

test('an asset that there is no room to keep is answered all the same', async () => {
  serve('/assets/new.js', () => new Response('new'))
  const files = await storage.open('files one')
  storage.open = async () => Object.assign(files, { put: () => Promise.reject(new DOMException('QuotaExceededError')) })
  expect(await open('/assets/new.js', { mode: 'cors' })).toBe('new')
})

test('an asset is answered where what was kept can be neither opened nor read', async () => {
  serve('/assets/new.js', () => new Response('new'))
  const files = await storage.open('files one')
  const refuse = () => Promise.reject(new DOMException('UnknownError'))
  storage.open = async () => Object.assign(files, { match: refuse })
  expect(await open('/assets/new.js', { mode: 'cors' })).toBe('new')
  storage.open = refuse
  expect(await open('/assets/new.js', { mode: 'cors' })).toBe('new')
})

describe('a page', () => {
  test('comes from the network whenever there is one, so that an edit is seen at once', async () => {
    for (const text of ['first', 'second', 'third']) {
      serve('/', () => htmlPage(text))
      expect(await open('/')).toBe(text)
    }
  })

  test('is shown as it was last read while offline, and from the network once it is back', async () => {
    serve('/about', () => htmlPage('about us'))
    await open('/about')
    network.delete(`${site}/about`)
    expect(await open('/about')).toBe('about us')
    serve('/about', () => htmlPage('edited'))
    expect(await open('/about')).toBe('edited')
  })

  test('that the server cannot give is not replaced by a copy', async () => {
    await open('/')
    serve('/', () => htmlPage('broken', { status: 503 }))
    expect(await open('/')).toBe('broken')
    network.delete(`${site}/`)
    expect(await open('/'), 'and the copy is still there for later').toContain('home')
  })

  test('that the browser has begun to fetch is not asked for twice', async () => {
    expect(await open('/', { preload: htmlPage('preloaded') })).toBe('preloaded')
    expect(asked).toEqual([])
  })

  test('that the router opened is kept with its assets', async () => {
    serve('/news', () => htmlPage('news'))
    serve('/assets/news.js', () => new Response('code'))
    await answers.keep([`${site}/news`, `${site}/assets/news.js`, `${site}/gone`, 'https://other.test/'])
    network.clear()
    expect(await open('/news')).toBe('news')
    expect(await open('/assets/news.js', { mode: 'cors' })).toBe('code')
    expect(asked).not.toContain('https://other.test/')
  })
})

describe('without a network', () => {
  test('a page that was never read is the offline page, quiet, with links to what was', async () => {
    await open('/')
    network.clear()
    const text = await open('/event/7')
    expect(text).toContain('<h1>Offline</h1>')
    expect(text?.slice(text.indexOf('<body'))).not.toContain('<script')
    expect(text).toContain('<section id="kept-pages"><ul><li><a href="/" class="x">Início</a></li></ul>')
  })

  test('the list stays hidden where nothing was read', async () => {
    network.clear()
    expect(await open('/event/7')).toContain('<section id="kept-pages" hidden="">')
  })

  test('an address cannot write into the page', async () => {
    const path = '/a%22?x="><script>&y'
    serve(path, () => htmlPage('<title>I · $&amp; $1</title>'))
    await open(path)
    network.clear()
    const text = await open('/other')
    expect(text?.slice(text.indexOf('<body'))).not.toContain('<script')
    expect(text).toContain('>$&amp; $1</a>')
  })

  test('the offline page has what it is shown with, and not the app', async () => {
    network.clear()
    for (const name of ['app.css', 'enhancer.js']) expect(await open(`/assets/${name}`, { mode: 'cors' })).toBe(name)
    await expect(open('/assets/a.js', { mode: 'cors' })).rejects.toThrow()
  })

  test('a page wakes with what it was woken with last', async () => {
    serve('/user/notes/_.wake', () => new Response('first'))
    await open('/user/notes/_.wake', { mode: 'cors' })
    serve('/user/notes/_.wake', () => new Response('second'))
    expect(await open('/user/notes/_.wake', { mode: 'cors' })).toBe('second')
    network.clear()
    expect(await open('/user/notes/_.wake', { mode: 'cors' })).toBe('second')
    await expect(open('/about.wake', { mode: 'cors' })).rejects.toThrow()
  })

  test('all notes wake with the same data, since one page is served for every note', async () => {
    const note = (digit: number) => `/user/notes/${String(digit).repeat(8)}-1111-4111-8111-111111111111.wake`
    serve(note(1), () => new Response('a note'))
    await open(note(1), { mode: 'cors' })
    network.clear()
    expect(await open(note(2), { mode: 'cors' })).toBe('a note')
  })

  test('what must not be stored is not kept to wake with', async () => {
    serve('/search.wake', () => new Response('hits', { headers: { 'cache-control': 'no-store' } }))
    await open('/search.wake', { mode: 'cors' })
    network.clear()
    await expect(open('/search.wake', { mode: 'cors' })).rejects.toThrow()
  })

  test('nothing is made up where there is not even an offline page', async () => {
    storage = fakeCaches()
    answers = start('one')
    network.clear()
    expect(await open('/')).toBe('')
  })
})

test('an asset is fetched once, and never kept when it is none', async () => {
  let served = 0
  serve('/assets/c.js', () => new Response(`code ${++served}`))
  expect([await open('/assets/c.js', { mode: 'cors' }), await open('/assets/c.js', { mode: 'cors' })]).toEqual([
    'code 1',
    'code 1',
  ])
  serve('/assets/d.js', () => new Response('missing', { status: 404 }))
  await open('/assets/d.js', { mode: 'cors' })
  serve('/assets/d.js', () => new Response('found'))
  expect(await open('/assets/d.js', { mode: 'cors' })).toBe('found')
})

test.each([
  ['a call', '/api/v1/banner/', { mode: 'cors' as const }],
  ['route data', '/about.data', { mode: 'cors' as const }],
  ['what is sent', '/', { method: 'POST' }],
  ['another site', 'https://other.test/', {}],
  ['a picture', '/media/x.jpg', { mode: 'no-cors' as const }],
])('%s is left to the browser', async (_what, path, different) => {
  expect(await open(path, different)).toBeUndefined()
  expect(asked).toEqual([])
})

describe('another build', () => {
  test('drops what the one before kept, once it takes over', async () => {
    await open('/')
    const next = start('two')
    await next.install()
    expect(await storage.keys()).toContain('pages one')
    await next.activate()
    expect((await storage.keys()).filter((name) => name.endsWith('one'))).toEqual([])
    expect(await storage.keys()).toContain('files two')
  })

  test('is not installed where the offline page cannot be had', async () => {
    serve('/offline', () => htmlPage('', { status: 503 }))
    await expect(start('two').install()).rejects.toThrow('503')
    network.clear()
    await expect(start('two').install()).rejects.toThrow()
  })
})

describe('the offline page', () => {
  const says = async (text: string) => {
    serve('/offline', () => htmlPage(`<body>${text}</body>`, { headers: { date: now.toUTCString() } }))
  }

  test('is fetched again after a day, or when another language is chosen, and not at every page', async () => {
    await says('new')
    await open('/')
    expect(asked).not.toContain('/offline')
    serve('/?lang=es', () => htmlPage('inicio'))
    await open('/?lang=es')
    expect(asked).toContain('/offline')

    asked = []
    now = new Date('2026-03-02T12:00:01Z')
    await open('/')
    expect(asked).toContain('/offline')
    network.clear()
    expect(await open('/event')).toContain('new')
  })

  test('stays where it cannot be fetched again', async () => {
    network.delete(`${site}/offline`)
    now = new Date('2026-04-01T12:00:00Z')
    await open('/')
    network.clear()
    expect(await open('/event')).toContain('<h1>Offline</h1>')
  })
})

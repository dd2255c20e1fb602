import { beforeEach, expect, test } from 'vitest'
import { fakeCaches, htmlPage, site } from './testing/fake-caches.ts'
import { createWeek, type Week } from './week.ts'

let storage: CacheStorage
let week: Week
let now: Date
let isSparing: boolean
let asked: string[]
let assets: string[]
/** Fakes the network; an address without an entry is unreachable. */
let network: Map<string, () => Response>

beforeEach(() => {
  now = new Date('2026-03-01T12:00:00Z')
  isSparing = false
  storage = fakeCaches()
  network = new Map()
  serve('/kept-pages.json', () => Response.json(['/devotionals', '/devotionals/7', '/devotionals/6']))
  serve('/devotionals', () => htmlPage('<title>Igreja · Devocionais</title>list'))
  serve('/devotionals/7', () => htmlPage('<title>Igreja · Pão</title><script src="/assets/reading.js">seven'))
  serve('/devotionals/6', () => htmlPage('<title>Igreja · Água</title>six'))
  week = start('week one')
})

function start(name: string): Week {
  asked = []
  assets = []
  const fetch = async (address: string) => {
    asked.push(address.replace(site, ''))
    const answer = network.get(address)
    if (!answer) throw new TypeError('Failed to fetch')
    return answer()
  }
  const keepAsset = async (address: string) => assets.push(address.replace(site, ''))
  return createWeek({ storage, fetch, now: () => now, origin: site, isSparing: () => isSparing, keepAsset }, name)
}

const serve = (path: string, answer: () => Response) => network.set(`${site}${path}`, answer)
const textOf = async (path: string) => (await week.find(`${site}${path}`))?.text()
const later = (hours: number) => {
  now = new Date(now.getTime() + hours * 60 * 60 * 1000)
  asked = []
}

test('who never opened a devotional loads none', async () => {
  await week.refreshAfter('/')
  await week.refreshAfter('/news/1')
  expect(asked).toEqual([])
})

test('who opens one has the week, with all that its pages need, and no other address', async () => {
  await week.refreshAfter('/devotionals/7')
  expect(asked).toEqual(['/kept-pages.json', '/devotionals', '/devotionals/7', '/devotionals/6'])
  expect(assets).toEqual(['/assets/reading.js'])
  expect(await textOf('/devotionals/6')).toContain('six')
  expect(await textOf('/devotionals/6?lang=en')).toContain('six')
  expect(await textOf('/devotionals/1')).toBeUndefined()
  expect(await textOf('/news/6')).toBeUndefined()
  expect(await week.list()).toEqual([
    { path: '/devotionals', title: 'Devocionais' },
    { path: '/devotionals/7', title: 'Pão' },
    { path: '/devotionals/6', title: 'Água' },
  ])
})

test('once a day, after whatever page, what is new comes and what is old goes', async () => {
  await week.refreshAfter('/devotionals/7')
  later(23)
  await week.refreshAfter('/')
  expect(asked).toEqual([])
  later(2)
  serve('/kept-pages.json', () => Response.json(['/devotionals', '/devotionals/8', '/devotionals/7']))
  serve('/devotionals/8', () => htmlPage('eight'))
  await week.refreshAfter('/')
  expect(await textOf('/devotionals/8')).toBe('eight')
  expect(await textOf('/devotionals/6')).toBeUndefined()
})

test('nothing is loaded for who spares their network, and trouble on the way is nobody’s trouble', async () => {
  isSparing = true
  await week.refreshAfter('/devotionals/7')
  expect(asked).toEqual([])
  isSparing = false
  network.delete(`${site}/devotionals/6`)
  await week.refreshAfter('/devotionals/7')
  expect(await textOf('/devotionals/7')).toContain('seven')
  serve('/devotionals/6', () => htmlPage('six'))
  await week.refreshAfter('/devotionals')
  expect(await textOf('/devotionals/6')).toBe('six')
})

test('a page that is not there any more is not kept', async () => {
  serve('/devotionals/6', () => htmlPage('gone', { status: 404 }))
  await week.refreshAfter('/devotionals/7')
  expect(await textOf('/devotionals/6')).toBeUndefined()
})

test('a new build continues for visitors who read devotionals under the old one only', async () => {
  const idle = start('week two')
  await idle.takeOver()
  await idle.refreshAfter('/')
  expect(asked).toEqual([])
  week = start('week one')
  await week.refreshAfter('/devotionals/7')
  week = start('week two')
  await week.takeOver()
  await week.refreshAfter('/')
  expect(await textOf('/devotionals/7')).toContain('seven')
})

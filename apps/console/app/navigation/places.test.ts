import { consoleCatalogue } from '@narthex/locales/console-catalogue'
import { expect, test } from 'vitest'
import { findListed, findOften, findPlace, findTabs, placesFor } from './find-places.ts'
import { patterns, places } from './places.ts'

const worker = { permissoes: ['content.write'], igreja: { modulos: ['MOD_NOTICIA'] } } as const
const names = (someone: Parameters<typeof placesFor>[0]) => placesFor(someone).map(({ name }) => name)

test('each place stands at a screen, once, and has a label in every language', () => {
  const screens = new Set<string>(Object.values(patterns))
  for (const { path } of places) expect(screens).toContain(path)
  expect(new Set(places.map(({ path }) => path)).size).toBe(places.length)
  for (const texts of Object.values(consoleCatalogue))
    for (const { name, isAddedTo } of places) {
      expect(texts.consoleFrame.places[name], name).toBeTruthy()
      if (isAddedTo) expect(Object.keys(texts.consoleSearch.add)).toContain(name)
    }
})

test('what someone may not do, and what their church does not have, is absent', () => {
  const ofTheBible = ['bible', 'dailyVerse']
  const ofRecordings = ['videos', 'videoChannel', 'podcast', 'podcastShow', 'podcastDirectories']
  const ofTheSite = ['services', 'schedule', 'banners', 'pastors']
  expect(names(worker)).toEqual([
    'home',
    'news',
    'ministries',
    'projects',
    ...ofTheBible,
    'songs',
    ...ofRecordings,
    ...ofTheSite,
  ])
  const forSettings = names({ ...worker, permissoes: ['settings'] })
  expect(forSettings).toEqual(expect.arrayContaining(['home', 'menu', 'congregations']))
  expect(forSettings).not.toContain('services')
  expect(names({ ...worker, permissoes: ['giving.read'] })).toEqual(['home'])
  expect(names({ ...worker, igreja: { modulos: [] } })).toEqual([
    'home',
    'ministries',
    'projects',
    ...ofTheBible,
    'songs',
    ...ofRecordings,
    ...ofTheSite,
  ])
})

test('the current place is the one that the address begins with, and the start only at the start', () => {
  expect(findPlace('/content/news/3')?.name).toBe('news')
  expect(findPlace('/content/newsletter')).toBeUndefined()
  expect(findPlace('/')?.name).toBe('home')
})

test('what belongs together is one place of the side list, with a tab for each', () => {
  const lessons = findPlace('/content/lessons/4')
  expect(lessons && findListed(lessons).name).toBe('courses')
  expect(lessons && findTabs(lessons).map(({ name }) => name)).toEqual(['courses', 'classes', 'lessons', 'attendance'])
  for (const { tabOf } of places) if (tabOf) expect(places.find(({ name }) => name === tabOf)?.tabOf).toBeUndefined()
})

test('what is used often comes first, and nothing is lost', () => {
  const all = placesFor({ ...worker, permissoes: ['content.write', 'media', 'settings'] })
  const sorted = findOften(all)
  expect(sorted.slice(0, 4).map(({ name }) => name)).toEqual(['home', 'news', 'media', 'services'])
  expect(sorted.toSorted((a, b) => all.indexOf(a) - all.indexOf(b))).toEqual(all)
})

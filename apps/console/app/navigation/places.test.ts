import { consoleCatalogue } from '@narthex/locales/console-catalogue'
import { expect, test } from 'vitest'
import { findPlace, placesFor } from './find-places.ts'
import { patterns, places } from './places.ts'

const worker = { permissoes: ['content.write'], igreja: { modulos: ['MOD_NOTICIA'] } } as const
const names = (someone: Parameters<typeof placesFor>[0]) => placesFor(someone).map(({ name }) => name)

test('each place stands at a screen, once, and has a label in every language', () => {
  const screens = new Set<string>(Object.values(patterns))
  for (const { path, addPath } of places) {
    expect(screens).toContain(path)
    if (addPath) expect(screens).toContain(addPath)
  }
  expect(new Set(places.map(({ path }) => path)).size).toBe(places.length)
  for (const texts of Object.values(consoleCatalogue))
    for (const { name, addPath } of places) {
      expect(texts.consoleFrame.places[name], name).toBeTruthy()
      if (addPath) expect(Object.keys(texts.consoleSearch.add)).toContain(name)
    }
})

test('what someone may not do, and what their church does not have, is absent', () => {
  const ofTheSite = ['services', 'banners', 'pastors']
  expect(names(worker)).toEqual(['home', 'news', ...ofTheSite])
  const forSettings = names({ ...worker, permissoes: ['settings'] })
  expect(forSettings).toEqual(expect.arrayContaining(['home', 'menu', 'congregations']))
  expect(forSettings).not.toContain('services')
  expect(names({ ...worker, permissoes: ['giving.read'] })).toEqual(['home'])
  expect(names({ ...worker, igreja: { modulos: [] } })).toEqual(['home', ...ofTheSite])
})

test('the current place is the one that the address begins with, and the start only at the start', () => {
  expect(findPlace('/content/news/3')?.name).toBe('news')
  expect(findPlace('/content/newsletter')).toBeUndefined()
  expect(findPlace('/')?.name).toBe('home')
})

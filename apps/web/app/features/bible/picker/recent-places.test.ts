import { fakeBrowser } from '@narthex/client/testing/browser'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recentPlaces, rememberPlace } from './recent-places.ts'

beforeEach(() => void fakeBrowser())
afterEach(() => vi.unstubAllGlobals())

test('the places read last are remembered, the latest first and each chapter once', () => {
  for (let chapter = 1; chapter <= 10; chapter++) rememberPlace({ version: 'ensaio', book: 'John', chapter })
  rememberPlace({ version: 'sample', book: 'John', chapter: 8 })
  const places = recentPlaces()
  expect(places).toHaveLength(8)
  expect(places[0]).toEqual({ version: 'sample', book: 'John', chapter: 8 })
  expect(places.filter(({ chapter }) => chapter === 8)).toHaveLength(1)
})

test('what no reader of ours wrote is nothing', () => {
  for (const text of ['null', '{', '{}', '[1,null,"a"]', '[{"version":"x/../y","book":"John","chapter":3}]']) {
    localStorage.setItem('bible-places', text)
    expect(recentPlaces(), text).toEqual([])
  }
  localStorage.setItem('bible-places', '[{"version":"ensaio","book":"John","chapter":99}]')
  expect(recentPlaces()).toEqual([])
})

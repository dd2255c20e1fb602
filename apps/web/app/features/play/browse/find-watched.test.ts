import { expect, test } from 'vitest'
import { aTitleItem } from '../testing/a-title-item.ts'
import { findWatched } from './find-watched.ts'

const [first, second] = [aTitleItem({ id: 1 }), aTitleItem({ id: 2 })]
const coming = aTitleItem({ id: 3, emBreve: '2026-12-05T20:00:00.000Z' })

test('the most watched are shown without what opens later', () => {
  expect(findWatched([second, coming, first], [coming, second, first])).toEqual([second, first])
})

test('a catalogue in which nothing is watched shows its newest once', () => {
  expect(findWatched([coming, second, first], [coming, second, first])).toEqual([])
})

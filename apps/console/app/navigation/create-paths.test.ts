import { expect, test } from 'vitest'
import { createPaths } from './create-paths.ts'

const pathTo = createPaths({ home: '/', item: '/content/news/:id', change: '/content/news/:id/changes/:changeId' })

test('a link is filled from its pattern, and what it names is encoded', () => {
  expect(pathTo('home')).toBe('/')
  expect(pathTo('item', { id: 3 })).toBe('/content/news/3')
  expect(pathTo('change', { id: 'a/b', changeId: 7 })).toBe('/content/news/a%2Fb/changes/7')
})

test('a link without its parameters, or by an unknown name, does not compile', () => {
  // @ts-expect-error The pattern has a parameter.
  pathTo('item')
  // @ts-expect-error The table has no such name.
  expect(() => pathTo('nowhere')).not.toThrow()
})

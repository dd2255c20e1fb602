import { expect, test } from 'vitest'
import { type AccountGroup, findPlaceHere } from './account-places.ts'

const groups: readonly AccountGroup[] = [
  {
    name: 'mine',
    places: [
      { label: 'notes', href: '/user/notes', icon: 'note' },
      { label: 'subscriptions', href: '/user/subscriptions', icon: 'turn' },
      { label: 'play', href: '/user/subscriptions?play=1', icon: 'play' },
    ],
  },
]
const placeAt = (pathname: string, search = '') => findPlaceHere(groups, { pathname, search })?.label

test('of two places with one path, the page stands at the one whose query it has', () => {
  expect(placeAt('/user/subscriptions')).toBe('subscriptions')
  expect(placeAt('/user/subscriptions', '?play=1&presente=abc')).toBe('play')
  expect(placeAt('/user/subscriptions', '?play=2')).toBe('subscriptions')
})

test('a page below a place stands there, one beside it does not', () => {
  expect(placeAt('/user/notes/7')).toBe('notes')
  expect(placeAt('/user/notes-of-others')).toBeUndefined()
})

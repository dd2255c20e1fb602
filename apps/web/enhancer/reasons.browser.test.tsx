import { afterEach, expect, test } from 'vitest'
import { ownKey } from '../app/routing/own-church.ts'
import { reasonToWake } from './reasons.ts'

const { href } = location
afterEach(() => {
  history.replaceState(null, '', href)
  sessionStorage.clear()
})

test('a page wakes for a member who comes from their own church, and at rest while they look around', () => {
  history.replaceState(null, '', '#content')
  expect(reasonToWake('touch')).toBe('touch')
  history.replaceState(null, '', `#${ownKey}=ponte`)
  expect(reasonToWake('touch')).toBe('load')
  history.replaceState(null, '', '#content')
  sessionStorage.setItem(ownKey, 'ponte')
  expect(reasonToWake('touch')).toBe('rest')
})

import { describe, expect, test } from 'vitest'
import { findRow } from './route-lookup.ts'
import { findWake, soonest } from './wake.ts'

const wakeOf = (pattern: string, query = '') => findWake(findRow(pattern), new URLSearchParams(query))

test.each([
  [[], 'touch'],
  [['touch', false, undefined], 'touch'],
  [['rest', 'touch'], 'rest'],
  [['rest', 'load', 'touch'], 'load'],
] as const)('the soonest of %j is %s', (all, expected) => {
  expect(soonest(...all)).toBe(expected)
})

describe('a page wakes', () => {
  test.each([
    ['/about', '', 'touch'],
    ['/user/cards', '', 'load'],
    ['/about', 'requiresAuth=1', 'load'],
    ['/event/:eventId', '', 'rest'],
    ['/event/:eventId', 'buyingStep=tickets', 'load'],
    ['/play/video/:id', '', 'touch'],
    ['/play/video/:id', 'play=1', 'load'],
    ['/groups', '', 'touch'],
    ['/groups', 'view=map', 'rest'],
  ])('%s?%s: %s', (pattern, query, expected) => {
    expect(wakeOf(pattern, query)).toBe(expected)
  })

  test('as its row says, also where members alone see it', () => {
    expect(findWake({ access: 'login', wakes: 'rest' }, new URLSearchParams())).toBe('rest')
  })

  test('at a touch where it is nowhere in the table', () => {
    expect(findWake(undefined, new URLSearchParams())).toBe('touch')
  })
})

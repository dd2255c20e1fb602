import { expect, test } from 'vitest'
import { findRow } from '../routing/route-lookup.ts'
import { judge } from './guard.ts'

test('a member page asks visitors to log in and opens to members', () => {
  expect(judge(findRow('/user/notes'), '', false)).toBe('login required')
  expect(judge(findRow('/user/notes'), '', true)).toBe('open')
})

test('requiresAuth=true makes any page a member page, and no other value does', () => {
  expect(judge(findRow('/about'), '?requiresAuth=true', false)).toBe('login required')
  expect(judge(findRow('/about'), '?requiresAuth=false', false)).toBe('open')
  expect(judge(undefined, '?requiresAuth=true', false)).toBe('login required')
})

test('a visitors page sends members away and opens to visitors', () => {
  expect(judge(findRow('/access'), '', true)).toBe('visitors only')
  expect(judge(findRow('/access'), '?redirectTo=/user', false)).toBe('open')
  expect(judge(findRow('/access'), '?requiresAuth=true', false)).toBe('open')
})

test('a public page opens to everyone', () => {
  expect(judge(findRow('/'), '', false)).toBe('open')
  expect(judge(findRow('/'), '', true)).toBe('open')
})

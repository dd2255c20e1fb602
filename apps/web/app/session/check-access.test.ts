import { expect, test } from 'vitest'
import { findRow } from '../routing/route-lookup.ts'
import { checkAccess } from './check-access.ts'

test('a member page asks visitors to log in and opens to members', () => {
  expect(checkAccess(findRow('/user/notes'), '', false)).toBe('login required')
  expect(checkAccess(findRow('/user/notes'), '', true)).toBe('open')
})

test('requiresAuth=true makes any page a member page, and no other value does', () => {
  expect(checkAccess(findRow('/about'), '?requiresAuth=true', false)).toBe('login required')
  expect(checkAccess(findRow('/about'), '?requiresAuth=false', false)).toBe('open')
  expect(checkAccess(undefined, '?requiresAuth=true', false)).toBe('login required')
})

test('a visitors page sends members away and opens to visitors', () => {
  expect(checkAccess(findRow('/access'), '', true)).toBe('visitors only')
  expect(checkAccess(findRow('/access'), '?redirectTo=/user', false)).toBe('open')
  expect(checkAccess(findRow('/access'), '?requiresAuth=true', false)).toBe('open')
})

test('a public page opens to everyone', () => {
  expect(checkAccess(findRow('/'), '', false)).toBe('open')
  expect(checkAccess(findRow('/'), '', true)).toBe('open')
})

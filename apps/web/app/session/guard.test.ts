import { expect, test } from 'vitest'
import { rowOf } from '../routing/route-lookup.ts'
import { judge } from './guard.ts'

test('a member page asks visitors to log in and opens to members', () => {
  expect(judge(rowOf('/user/notes'), '', false)).toBe('login required')
  expect(judge(rowOf('/user/notes'), '', true)).toBe('open')
})

test('requiresAuth=true makes any page a member page, and no other value does', () => {
  expect(judge(rowOf('/about'), '?requiresAuth=true', false)).toBe('login required')
  expect(judge(rowOf('/about'), '?requiresAuth=false', false)).toBe('open')
  expect(judge(undefined, '?requiresAuth=true', false)).toBe('login required')
})

test('a visitors page sends members away and opens to visitors', () => {
  expect(judge(rowOf('/access'), '', true)).toBe('visitors only')
  expect(judge(rowOf('/access'), '?redirectTo=/user', false)).toBe('open')
  expect(judge(rowOf('/access'), '?requiresAuth=true', false)).toBe('open')
})

test('a public page opens to everyone', () => {
  expect(judge(rowOf('/'), '', false)).toBe('open')
  expect(judge(rowOf('/'), '', true)).toBe('open')
})

import { expect, test } from 'vitest'
import { isLoggedIn } from './session.ts'

const member = { token: 'a.b.c', hasAccount: true, hasClientAccount: true, isRead: true }

test('logged in means a token, an account and a client account, all three', () => {
  expect(isLoggedIn(member)).toBe(true)
  expect(isLoggedIn({ ...member, token: undefined })).toBe(false)
  expect(isLoggedIn({ ...member, hasAccount: false })).toBe(false)
  expect(isLoggedIn({ ...member, hasClientAccount: false })).toBe(false)
})

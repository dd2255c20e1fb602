import { afterEach, expect, test, vi } from 'vitest'
import { isLoggedIn, readSession, useSession } from './session.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  useSession.setState(useSession.getInitialState(), true)
})

function keeping(items: Map<string, string>): void {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  })
}

const member = { token: 'a.b.c', hasAccount: true, hasClientAccount: true, isRead: true }

test('logged in means a token, an account and a client account, all three', () => {
  expect(isLoggedIn(member)).toBe(true)
  expect(isLoggedIn({ ...member, token: undefined })).toBe(false)
  expect(isLoggedIn({ ...member, hasAccount: false })).toBe(false)
  expect(isLoggedIn({ ...member, hasClientAccount: false })).toBe(false)
})

test('session storage holds the bare token: read once, and kept as it changes', () => {
  const items = new Map([['token', 'a.b.c']])
  keeping(items)
  readSession()
  expect(useSession.getState()).toMatchObject({ token: 'a.b.c', isRead: true })
  useSession.setState({ token: 'd.e.f' })
  expect(items).toEqual(new Map([['token', 'd.e.f']]))
  useSession.setState({ token: undefined })
  expect(items).toEqual(new Map())
})

test('a browser that denies its storage reads nobody, and keeps a member until the page goes', () => {
  vi.stubGlobal('sessionStorage', undefined)
  readSession()
  expect(useSession.getState()).toMatchObject({ token: undefined, isRead: true })
  useSession.setState({ token: 'a.b.c' })
  readSession()
  expect(useSession.getState().token).toBe('a.b.c')
})

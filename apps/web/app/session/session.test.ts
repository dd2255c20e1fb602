import { useOwner } from '@narthex/client/calls/owner'
import { fakeBrowser } from '@narthex/client/testing/browser'
import { afterEach, expect, test, vi } from 'vitest'
import { readSession } from '../login/read-session.ts'
import { aChurch, aMember, anAccount, aSite } from '../testing/person.ts'
import { isLoggedIn, useSession } from './session.ts'
import { sessionKnown } from './session-known.ts'

const started = vi.hoisted(() => vi.fn(async () => {}))
vi.mock('../login/start-session.ts', () => ({ startSession: started }))

afterEach(() => {
  vi.unstubAllGlobals()
  started.mockClear()
  useSession.setState(useSession.getInitialState(), true)
})

const member = { token: 'a.b.c', account: anAccount, clientAccount: aMember }

test('logged in means a token, an account and a client account, all three', () => {
  expect(isLoggedIn(member)).toBe(true)
  for (const missing of ['token', 'account', 'clientAccount']) {
    expect(isLoggedIn({ ...member, [missing]: undefined }), missing).toBe(false)
  }
})

test('what loads and keeps data finds whose it is before anything else hears of a login or log-out', () => {
  const heard: unknown[] = []
  const stop = useSession.subscribe(() => heard.push(useOwner.getState()))
  useSession.setState(member)
  useSession.setState({ token: undefined })
  useSession.setState(useSession.getInitialState(), true)
  stop()
  const { id: accountId } = anAccount
  const { id: memberId } = aMember
  expect(heard).toEqual([
    { accountId, memberId, isLoggedIn: true },
    { accountId, memberId, isLoggedIn: false },
    { accountId: undefined, memberId: undefined, isLoggedIn: false },
  ])
})

test('session storage holds the bare token', () => {
  const { session } = fakeBrowser()
  useSession.setState({ token: 'd.e.f' })
  expect(session.items).toEqual(new Map([['token', 'd.e.f']]))
  useSession.setState({ token: undefined })
  expect(session.items).toEqual(new Map())
})

test('where nothing is stored nothing is loaded, and the reader is a visitor', async () => {
  fakeBrowser()
  readSession(aSite)
  expect(useSession.getState()).toMatchObject({ isRead: true, isStarting: false })
  expect(await sessionKnown()).toBe(false)
  expect(started).not.toHaveBeenCalled()
})

test('what is found begins a session once, and until then nobody is taken for a visitor', async () => {
  fakeBrowser({ session: { token: 'a.b.c' }, local: { refreshToken: 'r' } })
  const handOff = { codigo: 'code', origem: 'http://farol.example' }
  window.handOff = handOff
  readSession(aSite)
  readSession(aSite)
  expect(useSession.getState()).toMatchObject({ isRead: true, isStarting: true })
  await sessionKnown()
  expect(started).toHaveBeenCalledExactlyOnceWith(aChurch, { handOff, token: 'a.b.c', refreshToken: 'r' })
  expect(window.handOff).toBeUndefined()
})

test('the link of an e-mail is followed before any session begins', () => {
  for (const path of ['/access#ativar=x', '/access#codigo=x']) {
    fakeBrowser({ path, local: { refreshToken: 'r' } })
    readSession(aSite)
    expect(useSession.getState()).toMatchObject({ isRead: true, isStarting: false })
    useSession.setState(useSession.getInitialState(), true)
  }
  expect(started).not.toHaveBeenCalled()
})

test('a browser that denies its storage reads nobody, and keeps a member until the page goes', () => {
  fakeBrowser()
  vi.stubGlobal('sessionStorage', undefined)
  vi.stubGlobal('localStorage', undefined)
  readSession(aSite)
  expect(useSession.getState()).toMatchObject({ token: undefined, isRead: true })
  useSession.setState({ token: 'a.b.c' })
  readSession(aSite)
  expect(useSession.getState().token).toBe('a.b.c')
})

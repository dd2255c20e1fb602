import { type FakeBrowser, fakeBrowser, refusal } from '@narthex/client/testing/browser'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetPerson } from '../session/forget-person.ts'
import { keptMember } from '../session/kept-member.ts'
import { isLoggedIn, useSession } from '../session/session.ts'
import { aChurch, aMember, anAccount } from '../testing/person.ts'
import { logOut } from './log-out.ts'
import { enterSession, startSession } from './start-session.ts'

const nothing = { handOff: undefined, token: undefined, refreshToken: undefined }
const renewal = 'POST /api/v1/security/token/refresh'
const fresh = () => Response.json({ token: 'd.e.f', refreshToken: 's', user: anAccount })
let browser: FakeBrowser

beforeEach(() => {
  browser = fakeBrowser({ session: { token: 'a.b.c', 'draft:x': '{}' }, local: { refreshToken: 'r' } })
  useSession.setState({ ...useSession.getInitialState(), isRead: true }, true)
})

afterEach(() => vi.unstubAllGlobals())

/** An API that knows the person, as long as nothing is said of a call. */
function answering(different: Readonly<Record<string, () => Response | undefined>> = {}): void {
  browser.answer(usual(different))
}

function usual(different: Readonly<Record<string, () => Response | undefined>> = {}) {
  return (call: string): Response | undefined => {
    const own = different[call]
    if (own) return own()
    if (call === renewal) return fresh()
    if (call === 'GET /api/v1/me') return Response.json({ user: anAccount, usuario: aMember, roles: [] })
    if (call.includes('/usuario?'))
      return Response.json({ usuarios: [{ ...aMember, igreja: { id: 2, codigo: 'x' } }, aMember] })
    return Response.json([])
  }
}

test('the token of the tab comes before the refresh token', async () => {
  answering()
  await startSession(aChurch, { ...nothing, token: 'a.b.c', refreshToken: 'r' })
  expect(browser.asked[0]).toBe('GET /api/v1/me')
  browser.asked.length = 0
  useSession.setState({ token: undefined })
  await startSession(aChurch, { ...nothing, refreshToken: 'r' })
  expect(browser.asked[0]).toBe(renewal)
  expect(isLoggedIn(useSession.getState())).toBe(true)
})

test('account, client account, documents and roles are loaded; in an organisation of each of its churches', async () => {
  answering()
  await startSession(aChurch, { ...nothing, token: 'a.b.c' })
  expect(browser.asked).toEqual([
    'GET /api/v1/me',
    'GET /api/v1/user/7/usuario?cliente=ponte-velha',
    'GET /api/v1/user/7/documento',
    'GET /api/v1/user/7/role',
  ])
  expect(useSession.getState()).toMatchObject({ account: anAccount, clientAccount: aMember, documents: [], roles: [] })
  browser.asked.length = 0
  await startSession({ ...aChurch, slugOrganizacao: 'caminho' }, { ...nothing, token: 'a.b.c' })
  expect(browser.asked).toContain('GET /api/v1/user/7/usuario?organizacao=caminho')
})

test('what the API does not take any more is forgotten, and the page stays', async () => {
  const endings = [
    { [renewal]: () => refusal(401, 'SESSION_ENDED') },
    { 'GET /api/v1/user/7/usuario?cliente=ponte-velha': () => Response.json({ usuarios: [] }) },
    { 'GET /api/v1/user/7/role': () => refusal(403, 'FORBIDDEN') },
  ]
  for (const ending of endings) {
    browser = fakeBrowser({ session: { 'draft:x': '{}' }, local: { refreshToken: 'r' } })
    answering(ending)
    await startSession(aChurch, { ...nothing, refreshToken: 'r' })
    expect(useSession.getState()).toMatchObject({ token: undefined, account: undefined, clientAccount: undefined })
    expect(browser.session.items.size + browser.local.items.size).toBe(0)
    expect(browser.visited).toEqual([])
  }
})

test('without a network nobody is logged out, and the session begins once there is one', async () => {
  answering({ [renewal]: () => undefined })
  await startSession(aChurch, { ...nothing, refreshToken: 'r' })
  expect(isLoggedIn(useSession.getState())).toBe(false)
  expect(browser.local.getItem('refreshToken')).toBe('r')
  answering()
  browser.tell('online')
  await vi.waitFor(() => expect(isLoggedIn(useSession.getState())).toBe(true))
})

test('a tab that was opened where nobody answered hears of a log-out elsewhere', async () => {
  vi.resetModules()
  const opened = await import('./start-session.ts')
  answering({ [renewal]: () => undefined })
  await opened.startSession(aChurch, { ...nothing, refreshToken: 'r' })
  browser.tell('storage', { key: 'theme', newValue: null })
  expect(browser.visited).toEqual([])
  browser.tell('storage', { key: 'refreshToken', newValue: null })
  expect(browser.visited).toHaveLength(1)
})

test('a server in trouble logs nobody out', async () => {
  answering({ 'GET /api/v1/me': () => refusal(503, 'BUSY') })
  await startSession(aChurch, { ...nothing, refreshToken: 'r' })
  expect(isLoggedIn(useSession.getState())).toBe(false)
  expect(useSession.getState().isOutOfReach).toBe(true)
  expect(browser.local.getItem('refreshToken')).toBe('s')
  answering()
  await startSession(aChurch, { ...nothing, refreshToken: 's' })
  expect(useSession.getState()).toMatchObject({ isOutOfReach: false, account: anAccount })
})

test('a login whose person cannot be loaded is none, and its caller is told', async () => {
  answering({ 'GET /api/v1/me': () => undefined })
  const entering = enterSession(aChurch, { token: 'd.e.f', refreshToken: 's', user: anAccount })
  await expect(entering).rejects.toMatchObject({ name: 'NoResponseError' })
  expect(useSession.getState().token).toBeUndefined()
  expect(browser.local.getItem('refreshToken')).toBeNull()
})

test('a login ends the session on the server that this browser had before', async () => {
  answering()
  const ended: unknown[] = []
  browser.answer(
    ((before) => (call: string, request: Request) => {
      if (call === 'POST /api/v1/security/sair') void request.json().then((body) => ended.push(body))
      return before(call)
    })(usual()),
  )
  await enterSession(aChurch, { token: 'd.e.f', refreshToken: 's', user: anAccount })
  await vi.waitFor(() => expect(ended).toEqual([{ refreshToken: 'r' }]))
  expect(browser.local.getItem('refreshToken')).toBe('s')
})

test('a log-out tells the server, and leaves nothing behind in any tab', async () => {
  answering()
  await enterSession(aChurch, { token: 'd.e.f', refreshToken: 's', user: anAccount })
  await logOut()
  expect(browser.asked.at(-1)).toBe('POST /api/v1/security/sair')
  expect(browser.session.items.size + browser.local.items.size).toBe(0)
  expect(browser.visited).toEqual(['/'])
  browser.tell('pageshow', { persisted: true })
  expect(browser.visited).toEqual(['/', 'again'])
})

test('who is there is remembered for when nobody can tell, and forgotten with the session at once', async () => {
  answering()
  await startSession(aChurch, { ...nothing, token: 'a.b.c' })
  expect(keptMember()?.memberId).toBe(aMember.id)
  browser.answer(() => undefined)
  useSession.setState({ ...useSession.getInitialState(), isRead: true })
  await startSession(aChurch, { ...nothing, token: 'a.b.c' })
  expect(useSession.getState().isOutOfReach).toBe(true)
  expect(keptMember()?.memberId).toBe(aMember.id)
  forgetPerson()
  expect(keptMember()).toBeUndefined()
})

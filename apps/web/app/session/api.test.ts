import { useCaptchaAsks } from '@narthex/client/calls/captcha-asks'
import { useStatus } from '@narthex/client/calls/status-store'
import { type FakeBrowser, fakeBrowser, refusal, tokenFrom } from '@narthex/client/testing/browser'
import { getMe } from '@narthex/contract/auth/account.endpoints'
import { listClients } from '@narthex/contract/churches/church.endpoints'
import { quoteTickets } from '@narthex/contract/tickets/sale.endpoints'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aMember, anAccount } from '../testing/person.ts'
import { callApi } from './api.ts'
import { useSession } from './session.ts'

const input = { query: { organizacao: 'ancoradouro' } }
const member = { token: 'a.b.c', account: anAccount, clientAccount: aMember, isRead: true }
const renewal = 'POST /api/v1/security/token/refresh'
let browser: FakeBrowser
let sent: Request[]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  sent = []
  at('/churchs')
})

afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  useStatus.setState(useStatus.getInitialState(), true)
  useCaptchaAsks.setState(useCaptchaAsks.getInitialState(), true)
})

/** Resets all state and logs the member in. */
function at(path: string): void {
  browser = fakeBrowser({ path, local: { refreshToken: 'r' } })
  useSession.setState({ ...useSession.getInitialState(), ...member }, true)
}

/** Fakes the network; `undefined` is a request without an answer. */
function answering(status: number | undefined, body: unknown = { code: 'X', message: 'no', requestId: 'r' }): void {
  browser.answer((_, request) => {
    sent.push(request)
    return status === undefined ? undefined : Response.json(body, { status })
  })
}

test('a call carries the reader’s token and gives the answer', async () => {
  answering(200, [])
  expect(await callApi(listClients, input)).toEqual([])
  expect(sent[0]?.url).toBe('http://site.example/api/v1/cliente/?organizacao=ancoradouro')
  expect(sent[0]?.headers.get('authorization')).toBe('Bearer a.b.c')
})

test('a call of nobody carries no token', async () => {
  useSession.setState({ token: undefined })
  answering(200, [])
  await callApi(listClients, input)
  expect(sent[0]?.headers.has('authorization')).toBe(false)
})

test('a 401 logs out, goes home without a query, and never comes back to its caller', async () => {
  answering(401)
  const settled = vi.fn()
  callApi(listClients, input).then(settled, settled)
  await vi.waitFor(() => expect(browser.visited).toEqual(['/']))
  expect(settled).not.toHaveBeenCalled()
  expect(useSession.getState()).toMatchObject({ token: undefined, account: undefined, isRead: true, isStarting: true })
  expect(browser.session.items.size + browser.local.items.size).toBe(0)
  expect(useStatus.getState().loading.GLOBAL).toBe(1)
})

test('where people say who they are, a 401 is an answer like another', async () => {
  for (const path of ['/access', '/access/', '/user/confirm-delete-user']) {
    at(path)
    answering(401)
    await expect(callApi(listClients, input), path).rejects.toMatchObject({ name: 'ApiError', status: 401 })
  }
  expect(browser.visited).toEqual([])
  expect(useSession.getState().token).toBe('a.b.c')
})

test('a path that only begins alike is none of them', async () => {
  for (const path of ['/accessories', '/user', '/user/confirm-delete-user/x']) {
    at(path)
    answering(401)
    void callApi(listClients, input)
    await vi.waitFor(() => expect(browser.visited, path).toEqual(['/']))
  }
})

test('every other error reaches the caller, and nobody is logged out', async () => {
  for (const status of [400, 403, 404, 409, 429, 500, 503]) {
    answering(status)
    await expect(callApi(listClients, input)).rejects.toMatchObject({ name: 'ApiError', status, code: 'X' })
  }
  expect(browser.visited).toEqual([])
  expect(useSession.getState().token).toBe('a.b.c')
})

test('no answer at all reaches the caller as an error, and the page and the session stay', async () => {
  answering(undefined)
  await expect(callApi(listClients, input)).rejects.toMatchObject({ name: 'NoResponseError' })
  expect(browser.visited).toEqual([])
  expect(useSession.getState().token).toBe('a.b.c')
})

const me = { user: anAccount, usuario: aMember, roles: [] }

/** An API that accepts the second token only, and renews the session of the first. */
function renewing(how: () => Response = () => Response.json({ token: 'd.e.f', refreshToken: 's', user: anAccount })) {
  browser.answer((call, { headers }) => {
    if (call === renewal) return how()
    return headers.get('authorization') === 'Bearer d.e.f' ? Response.json(me) : refusal(401, 'UNAUTHENTICATED')
  })
}

test('a token that has run out is renewed once for all calls that it failed, which are then made again', async () => {
  renewing()
  expect(await Promise.all([callApi(getMe, {}), callApi(getMe, {}), callApi(getMe, {})])).toEqual([me, me, me])
  expect(browser.asked.filter((call) => call === renewal)).toHaveLength(1)
  expect(browser.local.getItem('refreshToken')).toBe('s')
  expect(browser.session.getItem('token')).toBe('d.e.f')
  expect(browser.visited).toEqual([])
})

test('a token that is known to have run out is renewed before it is sent', async () => {
  const now = Math.floor(Date.now() / 1000)
  useSession.setState({ token: tokenFrom(now - 600, now - 1) })
  renewing()
  await callApi(getMe, {})
  expect(browser.asked).toEqual([renewal, 'GET /api/v1/me'])
})

test('where the session has ended, the reader is logged out and home', async () => {
  renewing(() => refusal(401, 'SESSION_ENDED'))
  void callApi(getMe, {})
  await vi.waitFor(() => expect(browser.visited).toEqual(['/']))
  expect(browser.local.items.size + browser.session.items.size).toBe(0)
})

test('a renewal that nobody answers is no log-out', async () => {
  renewing(() => undefined as never)
  await expect(callApi(getMe, {})).rejects.toMatchObject({ name: 'NoResponseError' })
  expect(browser.local.getItem('refreshToken')).toBe('r')
  expect(browser.visited).toEqual([])
})

test('a tab reloads when another member has logged in in the same browser', async () => {
  const other = { ...anAccount, id: 8 }
  renewing(() => Response.json({ token: 'd.e.f', refreshToken: 's', user: other }))
  void callApi(getMe, {})
  await vi.waitFor(() => expect(browser.visited).toEqual(['/']))
  expect(useSession.getState().token).toBeUndefined()
  expect(browser.local.getItem('refreshToken')).toBe('s')
})

test('a call that is given the wrong password renews nothing', async () => {
  at('/access')
  answering(401, { code: 'INVALID_CREDENTIALS', message: 'no', requestId: 'r' })
  await expect(callApi(getMe, {})).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
  expect(browser.asked).toHaveLength(1)
})

const quote = { params: { id: '7' }, body: { ingressos: [{ idIngresso: 1 }] } }
const asked = { code: 'CAPTCHA_REQUIRED', message: 'no', requestId: 'r' }

test('a call that is asked for a captcha is made once more with the solution', async () => {
  useCaptchaAsks.setState({ isServed: true })
  browser.answer((_, request) => {
    sent.push(request)
    return request.headers.has('x-captcha') ? Response.json({ total: 1 }) : Response.json(asked, { status: 400 })
  })
  const answer = callApi(quoteTickets, quote)
  await vi.waitFor(() => expect(useCaptchaAsks.getState().asks).toHaveLength(1))
  useCaptchaAsks.getState().asks[0]?.settle('solved')
  expect(await answer).toEqual({ total: 1 })
  expect(sent.map(({ headers }) => headers.get('x-captcha'))).toEqual([null, 'solved'])
  expect(useCaptchaAsks.getState().asks).toEqual([])
})

test('a captcha that is given up, or that nothing on the page can solve, fails the call', async () => {
  answering(400, asked)
  useCaptchaAsks.setState({ isServed: true })
  const givenUp = callApi(quoteTickets, quote)
  givenUp.catch(() => {})
  await vi.waitFor(() => expect(useCaptchaAsks.getState().asks).toHaveLength(1))
  useCaptchaAsks.getState().asks[0]?.settle(undefined)
  await expect(givenUp).rejects.toMatchObject({ code: 'CAPTCHA_REQUIRED' })
  useCaptchaAsks.setState({ isServed: false })
  await expect(callApi(quoteTickets, quote)).rejects.toMatchObject({ code: 'CAPTCHA_REQUIRED' })
  expect(sent).toHaveLength(2)
})

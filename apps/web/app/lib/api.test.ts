import { listClients } from '@narthex/contract/churches/church.endpoints'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callApi } from './api.ts'
import { useBags } from './bags.ts'
import { listenForErrors } from './raised-errors.ts'
import { useSession } from './session.ts'

const input = { query: { organizacao: 'ancoradouro' } }
const member = { token: 'a.b.c', hasAccount: true, hasClientAccount: true, name: 'Lia', isRead: true }
let sent: Request[]
let visited: string[]
let raised: unknown[]
let stopListening: () => void

beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  visited = []
  raised = []
  stopListening = listenForErrors((error) => raised.push(error))
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  at('/churchs')
  useSession.setState(member)
  localStorage.setItem('refreshToken', 'r')
})

afterEach(() => {
  stopListening()
  vi.runAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}

function at(pathname: string): void {
  vi.stubGlobal('location', { pathname, assign: (address: string) => visited.push(address) })
}

/** The network, as far as the client knows it: `undefined` is no answer at all. */
function answering(status: number | undefined, body: unknown = { code: 'X', message: 'no', requestId: 'r' }): void {
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    sent.push(new Request(new URL(address, 'http://site.example'), init))
    if (status === undefined) throw new TypeError('Failed to fetch')
    return Response.json(body, { status })
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
  await vi.waitFor(() => expect(visited).toEqual(['/']))
  expect(settled).not.toHaveBeenCalled()
  expect(useSession.getState()).toMatchObject({ token: undefined, hasAccount: false, name: undefined, isRead: true })
  expect(sessionStorage.getItem('token')).toBeNull()
  expect(localStorage.getItem('refreshToken')).toBeNull()
  expect(useBags.getState().loading.GLOBAL).toBe(1)
})

test('where people say who they are, a 401 is an answer like another', async () => {
  answering(401)
  for (const path of ['/access', '/access/', '/user/confirm-delete-user']) {
    at(path)
    await expect(callApi(listClients, input), path).rejects.toMatchObject({ name: 'ApiError', status: 401 })
  }
  expect(visited).toEqual([])
  expect(useSession.getState().token).toBe('a.b.c')
})

test('a path that only begins alike is none of them', async () => {
  answering(401)
  for (const path of ['/accessories', '/user', '/user/confirm-delete-user/x']) {
    at(path)
    visited = []
    void callApi(listClients, input)
    await vi.waitFor(() => expect(visited, path).toEqual(['/']))
  }
})

test('every other error reaches the caller, and nobody is logged out', async () => {
  for (const status of [400, 403, 404, 409, 429, 500, 503]) {
    answering(status)
    await expect(callApi(listClients, input)).rejects.toMatchObject({ name: 'ApiError', status, code: 'X' })
  }
  expect(visited).toEqual([])
  expect(raised).toEqual([])
  expect(useSession.getState().token).toBe('a.b.c')
})

test('no answer at all is raised to the page, and never comes back to its caller', async () => {
  answering(undefined)
  const settled = vi.fn()
  callApi(listClients, input).then(settled, settled)
  await vi.waitFor(() => expect(raised).toMatchObject([{ name: 'NoResponseError' }]))
  expect(settled).not.toHaveBeenCalled()
  expect(useSession.getState().token).toBe('a.b.c')
})

test('a caller with a place of its own to say so gets no answer as an error, and the page stays', async () => {
  answering(undefined)
  const call = callApi(listClients, input, { handlesNoResponse: true })
  await expect(call).rejects.toMatchObject({ name: 'NoResponseError' })
  expect(raised).toEqual([])
})

test('where no page listens, no answer reaches the caller all the same', async () => {
  stopListening()
  answering(undefined)
  await expect(callApi(listClients, input)).rejects.toMatchObject({ name: 'NoResponseError' })
})

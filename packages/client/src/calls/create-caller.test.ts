import { listClients } from '@narthex/contract/churches/church.endpoints'
import { ApiError, NoResponseError } from '@narthex/contract/client'
import { quoteTickets } from '@narthex/contract/tickets/sale.endpoints'
import { afterEach, expect, test, vi } from 'vitest'
import { useCaptchaAsks } from './captcha-asks.ts'
import { createCaller } from './create-caller.ts'

afterEach(() => useCaptchaAsks.setState(useCaptchaAsks.getInitialState(), true))

const input = { query: { organizacao: 'ancoradouro' } }
const quote = { params: { id: '7' }, body: { ingressos: [{ idIngresso: 1 }] } }
const refusal = (status: number, code: string) => new ApiError(status, { code, message: 'no', requestId: 'r' })

function callerOf(send: (...call: unknown[]) => Promise<unknown>) {
  const onUnauthenticated = vi.fn(async (error: ApiError) => Promise.reject<never>(new Error('left', { cause: error })))
  return { call: createCaller({ send: send as never, onUnauthenticated }), onUnauthenticated }
}

test('a call gives the answer', async () => {
  const { call } = callerOf(async () => ['Ponte'])
  expect(await call(listClients, input)).toEqual(['Ponte'])
})

test('a 401 is left to the app, and no other error is', async () => {
  const { call, onUnauthenticated } = callerOf(() => Promise.reject(refusal(401, 'UNAUTHENTICATED')))
  await expect(call(listClients, input)).rejects.toThrow('left')
  expect(onUnauthenticated).toHaveBeenCalledOnce()
  for (const error of [refusal(403, 'FORBIDDEN'), new NoResponseError(), new TypeError('a bug')]) {
    const other = callerOf(() => Promise.reject(error))
    await expect(other.call(listClients, input)).rejects.toBe(error)
    expect(other.onUnauthenticated).not.toHaveBeenCalled()
  }
})

test('a call that is asked for a captcha is made once more, with the solution', async () => {
  useCaptchaAsks.setState({ isServed: true })
  const send = vi.fn(async (..._call: unknown[]): Promise<unknown> => ({ total: 1 }))
  send.mockRejectedValueOnce(refusal(400, 'CAPTCHA_REQUIRED'))
  const answer = callerOf(send).call(quoteTickets, quote)
  await vi.waitFor(() => expect(useCaptchaAsks.getState().asks).toHaveLength(1))
  useCaptchaAsks.getState().asks[0]?.settle('solved')
  expect(await answer).toEqual({ total: 1 })
  expect(send.mock.calls.map(([, , extras]) => extras)).toEqual([undefined, { captcha: 'solved' }])
})

test('one that asks of a call which takes no captcha is told, and nothing is made twice', async () => {
  useCaptchaAsks.setState({ isServed: true })
  const send = vi.fn(() => Promise.reject(refusal(400, 'CAPTCHA_REQUIRED')))
  await expect(callerOf(send).call(listClients, input)).rejects.toMatchObject({ code: 'CAPTCHA_REQUIRED' })
  expect(send).toHaveBeenCalledOnce()
})

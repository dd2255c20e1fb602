import { afterEach, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { connectGateway, type GatewayRequest } from './gateway-connection.ts'
import {
  GatewayAccessDenied,
  GatewayUnavailable,
  InvalidGatewayRequest,
  PaymentNotFound,
  UnknownOutcome,
} from './gateway-failures.ts'
import { type FakeAnswer, type FakeServer, startFakeServer } from './testing/fake-gateway-server.ts'

let server: FakeServer | undefined
afterEach(() => server?.close())

async function send(answer: FakeAnswer, request: Partial<GatewayRequest> = {}, timeoutMs = 10_000) {
  await server?.close()
  server = await startFakeServer(() => answer)
  const connection = connectGateway({
    baseUrl: server.origin,
    headers: {},
    signal: new AbortController().signal,
    timeoutMs,
    explain: ({ status }) => new InvalidGatewayRequest(`status_${status}`),
  })
  return connection.send({ method: 'POST', path: '/payments', ...request }, z.object({ id: z.string() }))
}

const failure = (...call: Parameters<typeof send>) => send(...call).catch((error: Error) => error.constructor)

describe('a call of a gateway', () => {
  it.each([
    [400, InvalidGatewayRequest, InvalidGatewayRequest],
    [401, GatewayAccessDenied, GatewayAccessDenied],
    [403, GatewayAccessDenied, GatewayAccessDenied],
    [404, PaymentNotFound, PaymentNotFound],
    [408, GatewayUnavailable, UnknownOutcome],
    [409, GatewayUnavailable, UnknownOutcome],
    [422, InvalidGatewayRequest, InvalidGatewayRequest],
    [429, GatewayUnavailable, GatewayUnavailable],
    [302, GatewayUnavailable, UnknownOutcome],
    [500, GatewayUnavailable, UnknownOutcome],
    [503, GatewayUnavailable, UnknownOutcome],
  ])('fails after status %i as its kind needs', async (status, otherwise, movingMoney) => {
    expect(await failure({ status })).toBe(otherwise)
    expect(await failure({ status }, { movesMoney: true })).toBe(movingMoney)
  })

  it('has an unknown outcome where its answer is not understood', async () => {
    const answer = { status: 200, body: { name: 'no id' } }
    expect(await failure(answer)).toBe(GatewayUnavailable)
    expect(await failure(answer, { movesMoney: true })).toBe(UnknownOutcome)
  })

  it('ends by itself where no answer comes', async () => {
    server = await startFakeServer(() => ({ status: 200 }))
    const { origin } = server
    server.failAt(0, 'silent')
    const signal = new AbortController().signal
    const connection = connectGateway({
      baseUrl: origin,
      headers: {},
      signal,
      timeoutMs: 100,
      explain: () => new Error(),
    })
    const request = { method: 'POST', path: '/payments', movesMoney: true } as const
    await expect(connection.send(request, z.unknown())).rejects.toBeInstanceOf(UnknownOutcome)
  })

  it('sends JSON, JSON as it is, and forms without what is not set', async () => {
    await send({ status: 200, body: { id: '1' } }, { json: { amount: 5 } })
    expect(server?.requests[0]).toMatchObject({ body: '{"amount":5}', headers: { 'content-type': 'application/json' } })
    await send({ status: 200, body: { id: '1' } }, { jsonText: '{ "amount" : 5.0 }' })
    expect(server?.requests[0]?.body).toBe('{ "amount" : 5.0 }')
    await send({ status: 200, body: { id: '1' } }, { form: { 'a[b]': 'c&d', none: undefined, on: true } })
    expect(server?.requests[0]?.body).toBe('a%5Bb%5D=c%26d&on=true')
  })

  it('says nothing of a header that cannot be sent', async () => {
    const connection = connectGateway({
      baseUrl: 'http://127.0.0.1:1',
      headers: { authorization: 'secret\nsecret' },
      signal: new AbortController().signal,
      explain: () => new Error(),
    })
    const error = await connection.read('/payments', z.unknown()).catch((thrown: Error) => thrown)
    expect(error).toBeInstanceOf(GatewayUnavailable)
    expect(JSON.stringify([String(error), (error as Error).cause ?? null])).not.toContain('secret')
  })
})

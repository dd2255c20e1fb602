import { describe, expect, it } from 'vitest'
import { listClients } from './churches/church.endpoints.ts'
import {
  ApiError,
  createApiClient,
  findErrorCode,
  NoResponseError,
  type WireRequest,
  type WireResponse,
} from './client.ts'
import { listNotifications } from './notifications/notification.endpoints.ts'
import type { renewPrayer } from './prayer/prayer-acts.endpoints.ts'

/** A client whose calls are written down and answered with `response`. */
function clientAnswering(response: WireResponse) {
  const sent: WireRequest[] = []
  const client = createApiClient(async (request) => {
    sent.push(request)
    return response
  })
  return { client, sent }
}

describe('a client', () => {
  it('sends params and query as text and leaves out what is not given', async () => {
    const { client, sent } = clientAnswering({ status: 200, body: [] })
    await client.call(listClients, { query: { organizacao: 'pomar', latitude: '-23.5', longitude: undefined } })
    await client.call(listNotifications, { params: { id: '7' } })
    expect(sent.map(({ params, query }) => ({ params, query }))).toEqual([
      { params: {}, query: { organizacao: 'pomar', latitude: '-23.5' } },
      { params: { id: '7' }, query: {} },
    ])
  })

  it('gives the body of a success', async () => {
    const { client } = clientAnswering({ status: 200, body: [{ id: 1 }] })
    expect(await client.call(listClients, { query: { organizacao: 'pomar' } })).toEqual([{ id: 1 }])
  })

  it('throws what the API answered as an error, with its code and status', async () => {
    const body = { code: 'NOT_FOUND', message: 'There is nothing here', requestId: 'r1' }
    const { client } = clientAnswering({ status: 404, body })
    await expect(client.call(listClients, { query: { organizacao: 'x' } })).rejects.toMatchObject({
      name: 'ApiError',
      status: 404,
      code: 'NOT_FOUND',
      message: 'There is nothing here',
      body,
    } satisfies Partial<ApiError>)
  })

  it('throws an error without a body too, as one that nobody knows', async () => {
    const { client } = clientAnswering({ status: 502, body: undefined })
    await expect(client.call(listClients, { query: { organizacao: 'x' } })).rejects.toMatchObject({
      status: 502,
      code: 'UNKNOWN',
      message: 'HTTP 502',
    })
  })
})

describe('the code of a refusal', () => {
  const refused = new ApiError(409, {
    code: 'NOT_RENEWABLE',
    message: 'This prayer cannot be renewed.',
    requestId: 'r1',
  })

  it('is one of those that the endpoint declares', () => {
    const code = findErrorCode<typeof renewPrayer>(refused)
    expect(code === 'NOT_RENEWABLE').toBe(true)
    // @ts-expect-error: renewPrayer never answers it
    expect(code === 'GROUP_FULL').toBe(false)
  })

  it.each([new NoResponseError('The server did not answer'), new Error('broken'), undefined])(
    'is undefined where the API did not answer: %s',
    (error) => {
      expect(findErrorCode<typeof renewPrayer>(error)).toBeUndefined()
    },
  )
})

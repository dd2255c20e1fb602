import { NoResponseError, type Transport } from './client.ts'
import { fillPath } from './endpoint-path.ts'

const longestKeptAlive = 1024

/** The browser's way to the API. `authorization` is asked before each call, so a renewed token is used at once. */
export function httpTransport(baseUrl: string, authorization: () => string | undefined): Transport {
  return async ({ endpoint, params, query, body }) => {
    const path = fillPath(endpoint, params)
    const search = new URLSearchParams(query).toString()
    const token = authorization()
    const sent = body === undefined ? undefined : endpoint.upload ? formOf(body as Fields) : JSON.stringify(body)
    const response = await fetch(`${baseUrl}${path}${search ? `?${search}` : ''}`, {
      method: endpoint.method,
      headers: {
        accept: 'application/json',
        // A form names its own type, with the boundary between its fields.
        ...(body === undefined || endpoint.upload ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(sent === undefined ? {} : { body: sent }),
      // What is sent as the page goes arrives. Browsers bear 64 KiB of that at a time.
      keepalive: typeof sent === 'string' && sent.length < longestKeptAlive,
    }).catch((cause: unknown) => {
      throw new NoResponseError('The server did not answer', { cause })
    })
    const isJson = response.headers.get('content-type')?.includes('json')
    const wait = Number(response.headers.get('retry-after'))
    return {
      status: response.status,
      body: isJson ? await response.json() : undefined,
      retryAfterSeconds: wait > 0 ? wait : undefined,
    }
  }
}

type Fields = Readonly<Record<string, string | Blob>>

function formOf(fields: Fields): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

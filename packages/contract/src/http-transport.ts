import { NoResponseError, type Transport } from './client.ts'
import { fillPath } from './endpoint-path.ts'

const longestKeptAlive = 1024

/** Calls the API with `fetch`. `authorization` runs before each call, so that a renewed token is used at once. */
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
        // The browser sets a form's content type, because it contains the boundary.
        ...(body === undefined || endpoint.upload ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(sent === undefined ? {} : { body: sent }),
      // Lets a request outlive its page. Browsers limit such requests to 64 KiB in total.
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

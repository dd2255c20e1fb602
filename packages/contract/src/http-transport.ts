import { NoResponseError, type Transport } from './client.ts'

/** The browser's way to the API. `authorization` is asked before each call, so a renewed token is used at once. */
export function httpTransport(baseUrl: string, authorization: () => string | undefined): Transport {
  return async ({ endpoint, params, query, body }) => {
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
    const search = new URLSearchParams(query).toString()
    const token = authorization()
    const response = await fetch(`${baseUrl}${path}${search ? `?${search}` : ''}`, {
      method: endpoint.method,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch((cause: unknown) => {
      throw new NoResponseError('The server did not answer', { cause })
    })
    const isJson = response.headers.get('content-type')?.includes('json')
    return { status: response.status, body: isJson ? await response.json() : undefined }
  }
}

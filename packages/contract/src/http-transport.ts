import { captchaHeader } from './captcha-header.ts'
import { NoResponseError, type Transport } from './client.ts'
import type { Download } from './download.ts'
import type { Endpoint } from './endpoint.ts'
import { fillPath } from './endpoint-path.ts'

const longestKeptAlive = 1024

/** Calls the API with `fetch`. `authorization` runs before each call, so that a renewed token is used at once. */
export function httpTransport(baseUrl: string, authorization: () => string | undefined): Transport {
  return async ({ endpoint, params, query, body, captcha }) => {
    const path = fillPath(endpoint, params)
    const search = new URLSearchParams(query).toString()
    const token = authorization()
    const sent = body === undefined ? undefined : endpoint.upload ? formOf(body as Fields) : JSON.stringify(body)
    const response = await fetch(`${baseUrl}${path}${search ? `?${search}` : ''}`, {
      method: endpoint.method,
      headers: {
        accept: endpoint.download ? `${endpoint.download}, application/json` : 'application/json',
        // The browser sets a form's content type, because it contains the boundary.
        ...(body === undefined || endpoint.upload ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(captcha ? { [captchaHeader]: captcha } : {}),
      },
      ...(sent === undefined ? {} : { body: sent }),
      // Lets a request outlive its page. Browsers limit such requests to 64 KiB in total.
      keepalive: typeof sent === 'string' && sent.length < longestKeptAlive,
    }).catch((cause: unknown) => {
      throw new NoResponseError('The server did not answer', { cause })
    })
    const wait = Number(response.headers.get('retry-after'))
    return {
      status: response.status,
      body: await readBody(response, endpoint.download),
      retryAfterSeconds: wait > 0 ? wait : undefined,
    }
  }
}

async function readBody(response: Response, download: Endpoint['download']): Promise<unknown> {
  const type = response.headers.get('content-type')
  if (type?.includes('json')) return response.json()
  return download && type?.startsWith(download) ? readFile(response) : undefined
}

/** A file whose connection ends before it does is no answer. */
async function readFile(response: Response): Promise<Download> {
  const filename = readFilename(response.headers.get('content-disposition')) ?? 'file'
  const blob = await response.blob().catch((cause: unknown) => {
    throw new NoResponseError('The server stopped answering', { cause })
  })
  return { filename, blob }
}

/** The name in a content-disposition header, decoded where it is written as in RFC 8187. */
function readFilename(disposition: string | null): string | undefined {
  const encoded = disposition?.match(/filename\*=UTF-8''([^;]+)/i)?.[1]
  return encoded ? decodeURIComponent(encoded) : disposition?.match(/filename="?([^";]+)/i)?.[1]
}

type Fields = Readonly<Record<string, string | Blob | readonly File[]>>

function formOf(fields: Fields): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string' || value instanceof Blob) form.append(name, value)
    else for (const file of value) form.append(name, file, file.name)
  }
  return form
}

export interface HttpRequest {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  /** A JSON body makes the request a POST. */
  readonly body?: string
}

/** The method and headers of a request. */
export function toRequestOptions({ headers, body }: HttpRequest) {
  if (body === undefined) return { method: 'GET', headers } as const
  const ofBody = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }
  return { method: 'POST', headers: { ...headers, ...ofBody } } as const
}

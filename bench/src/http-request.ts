export interface HttpRequest {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  /** JSON, which makes it a POST. */
  readonly body?: string
}

/** How a request is sent, and with which headers. */
export function wireOf({ headers, body }: HttpRequest) {
  if (body === undefined) return { method: 'GET', headers } as const
  const ofBody = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }
  return { method: 'POST', headers: { ...headers, ...ofBody } } as const
}

import type { FastifyInstance } from 'fastify'

export interface TusCalls {
  readonly app: FastifyInstance
  readonly host: string
  /** Path of the creation, below the host. */
  readonly path: string
  readonly token?: string | undefined
}

/** Calls of the tus protocol, as a client of it makes them. */
export function openTusClient({ app, host, path, token }: TusCalls) {
  const headers = {
    host,
    'tus-resumable': '1.0.0',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  }
  const ask = (method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE', url: string, own = {}, payload?: Buffer) =>
    app.inject({ method, url, headers: { ...headers, ...own }, ...(payload ? { payload } : {}) })
  return {
    create: (length: number, name = 'Culto.mp4') =>
      ask('POST', path, {
        'upload-length': String(length),
        'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
      }),
    head: (url: string) => ask('HEAD', url),
    patch: (url: string, offset: number, bytes: Buffer) =>
      ask('PATCH', url, { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' }, bytes),
    end: (url: string) => ask('DELETE', url),
  }
}

import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)]

type Bodies = Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>

/** Serves the OpenAPI document: a megabyte of JSON, which is made and compressed once, for its first reader. */
export function openApiDocument(app: FastifyInstance): void {
  let kept: Promise<Bodies> | undefined

  app.get('/api/openapi.json', { schema: { hide: true } }, async (request, reply) => {
    kept ??= bodiesOf(JSON.stringify(app.swagger()))
    const accepted = String(request.headers['accept-encoding'] ?? '')
    const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name)) ?? 'identity'
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply
      .header('vary', 'accept-encoding')
      .type('application/json; charset=utf-8')
      .send((await kept)[encoding])
  })
}

async function bodiesOf(json: string): Promise<Bodies> {
  const identity = Buffer.from(json)
  const [br, gzip] = await Promise.all([
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    gzipped(identity),
  ])
  return { br, gzip, identity }
}

import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Nearly as small as the slowest, in a tenth of its time. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const encoders = {
  br: (text: string) => promisify(brotliCompress)(text, quality),
  gzip: (text: string) => promisify(gzip)(text),
}
type Encoding = keyof typeof encoders

/** Answers a long text in an encoding that the caller takes, off the main thread; or as it is. */
export async function replyCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  json: string,
): Promise<string | Uint8Array> {
  reply.header('vary', 'accept-encoding')
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (!encoding) return json
  reply.header('content-encoding', encoding)
  return encoders[encoding](json)
}

/** The smallest that is named without being refused (`br;q=0`). */
export function chooseEncoding(accepted: string | undefined): Encoding | undefined {
  const named = (accepted ?? '').split(',').map((part) => part.trim().toLowerCase())
  const takes = (encoding: Encoding) =>
    named.some((part) => part.split(';')[0] === encoding && !/;\s*q=0(?:\.0*)?$/.test(part))
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : undefined
}

import type { Readable } from 'node:stream'
import type { ByteRange } from '@narthex/api/platform/files/file-store'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isNotModified } from '../http/conditional.ts'
import { askedRange } from './byte-range.ts'

/** A file that is ready to be sent. */
export interface SendableFile {
  readonly type: string
  readonly bytes: number
  /** Mark of the content: its entity tag without quotes. */
  readonly mark: string
  /** Opens the bytes; undefined where they are missing from the store. */
  read(range?: ByteRange): Promise<Readable | undefined>
}

/** Sends a file whole or in a range, or answers that the client has it; `headers` go with all of these. */
export async function sendStoredFile(
  file: SendableFile,
  request: FastifyRequest,
  reply: FastifyReply,
  headers: Readonly<Record<string, string>>,
): Promise<FastifyReply> {
  const etag = `"${file.mark}"`
  const { 'if-none-match': ifNoneMatch, 'if-range': ifRange, range: header } = request.headers
  reply.headers({ ...headers, etag, 'accept-ranges': 'bytes' })
  if (isNotModified(ifNoneMatch, etag)) return reply.code(304).send()
  // A part of a changed file would not fit the bytes that the client has.
  const asked = request.method === 'GET' && (!ifRange || ifRange === etag) ? askedRange(header, file.bytes) : undefined
  if (asked === 'outside') return reply.code(416).header('content-range', `bytes */${file.bytes}`).send()

  const length = asked ? asked.end - asked.start + 1 : file.bytes
  reply.type(file.type).header('content-length', length)
  if (request.method === 'HEAD') return reply.send()
  const bytes = await file.read(asked)
  if (!bytes) return notThere(reply, Object.keys(headers))
  if (asked) reply.code(206).header('content-range', `bytes ${asked.start}-${asked.end}/${file.bytes}`)
  return reply.send(bytes)
}

/** Answers 404 for a file that the database lists and the store has lost. */
function notThere(reply: FastifyReply, sent: readonly string[]): FastifyReply {
  const ofFile = sent.filter((name) => name === 'content-disposition' || name === 'cache-control')
  for (const name of ['content-length', 'content-type', 'etag', ...ofFile]) reply.removeHeader(name)
  reply.callNotFound()
  return reply
}

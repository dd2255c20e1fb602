import { Readable } from 'node:stream'
import { create as createContentDisposition } from 'content-disposition'
import type { FastifyReply } from 'fastify'
import type { SentFile } from './dispatcher.ts'

/** Sends a file for the reader's downloads; no one keeps it on the way. */
export function replyWithFile(reply: FastifyReply, { filename, type, content }: SentFile): FastifyReply {
  reply.headers({
    'content-type': type === 'text/csv' ? 'text/csv; charset=utf-8' : type,
    'content-disposition': createContentDisposition(filename),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  // What fails while it is made ends the connection: the reader must not take half a file for a whole one.
  return reply.send(content instanceof Uint8Array ? Buffer.from(content) : Readable.from(content))
}

import { Readable } from 'node:stream'
import { create as createContentDisposition } from 'content-disposition'
import type { FastifyReply } from 'fastify'
import type { SentFile } from './dispatcher.ts'

/** Phones hand a file to their calendar or wallet only where it is no attachment. */
const isHandedOn = (type: SentFile['type']) => type === 'text/calendar' || type === 'application/vnd.apple.pkpass'

/** Sends a file for the reader's downloads, or to their calendar or wallet; no one keeps it on the way. */
export function replyWithFile(reply: FastifyReply, { filename, type, content }: SentFile): FastifyReply {
  reply.headers({
    'content-type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
    'content-disposition': createContentDisposition(filename, { type: isHandedOn(type) ? 'inline' : 'attachment' }),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  // What fails while it is made ends the connection: the reader must not take half a file for a whole one.
  return reply.send(content instanceof Uint8Array ? Buffer.from(content) : Readable.from(content))
}

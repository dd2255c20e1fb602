import { type OpenFile, openFile } from '@narthex/api/modules/media/files/files.service'
import { fileAt } from '@narthex/contract/media/file-address'
import { create as createContentDisposition } from 'content-disposition'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isNotModified } from '../http/conditional.ts'
import { inertPolicy } from '../http/security-headers.ts'
import { askedRange } from './byte-range.ts'
import { churchOfFile, type MediaOptions, mediaPolicy } from './media-options.ts'

type FileRequest = FastifyRequest<{ Params: { name: string }; Querystring: Record<string, unknown> }>

/**
 * Uploaded files, unchanged: sent with the type of their content, whole or in ranges, sandboxed against running as a
 * page.
 */
export async function filesPlugin(app: FastifyInstance, { platform, allow }: MediaOptions): Promise<void> {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/media/files/:name',
    onRequest: allow,
    exposeHeadRoute: false,
    async handler(request: FileRequest, reply) {
      const named = fileAt(`/media/files/${request.params.name}`)
      const church = named && (await churchOfFile(platform, request, named.codigo))
      const file = church && (await openFile(platform, church, named))
      return file ? send(file, request, reply) : reply.callNotFound()
    },
  })
}

async function send(file: OpenFile, request: FileRequest, reply: FastifyReply): Promise<FastifyReply> {
  const etag = `"${file.mark}"`
  const { 'if-none-match': ifNoneMatch, 'if-range': ifRange, range: header } = request.headers
  reply.headers({ ...fileHeaders(file, 'download' in request.query), etag })
  if (isNotModified(ifNoneMatch, etag)) return reply.code(304).send()
  // A part of a changed file would not fit the bytes that the client has.
  const asked = request.method === 'GET' && (!ifRange || ifRange === etag) ? askedRange(header, file.bytes) : undefined
  if (asked === 'outside') return reply.code(416).header('content-range', `bytes */${file.bytes}`).send()

  const length = asked ? asked.end - asked.start + 1 : file.bytes
  reply.type(file.type === 'text/vtt' ? 'text/vtt; charset=utf-8' : file.type).header('content-length', length)
  if (request.method === 'HEAD') return reply.send()
  const bytes = await file.read(asked)
  if (!bytes) return notThere(reply)
  if (asked) reply.code(206).header('content-range', `bytes ${asked.start}-${asked.end}/${file.bytes}`)
  return reply.send(bytes)
}

/** The database has the file, the store has lost it. */
function notThere(reply: FastifyReply): FastifyReply {
  for (const name of ['content-length', 'content-type', 'content-disposition', 'cache-control', 'etag'])
    reply.removeHeader(name)
  reply.callNotFound()
  return reply
}

function fileHeaders({ nome, type }: OpenFile, isDownload: boolean) {
  return {
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-disposition': createContentDisposition(nome, {
      type: isDownload ? 'attachment' : 'inline',
      fallback: toAsciiName(nome),
    }),
    // The browser's PDF reader does not start in a sandbox; it is isolated by itself.
    'content-security-policy': type === 'application/pdf' ? inertPolicy : mediaPolicy,
    // Podcast players run on other sites.
    'cross-origin-resource-policy': 'cross-origin',
  }
}

/** For clients that cannot read the encoded name: letters without their accents. */
const toAsciiName = (nome: string) =>
  nome
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/g, '_')

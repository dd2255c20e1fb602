import { type OpenFile, openFile } from '@narthex/api/modules/media/files/files.service'
import { fileAt } from '@narthex/contract/media/file-address'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { inertPolicy } from '../http/security-headers.ts'
import { askedRange } from './byte-range.ts'
import { churchOfFile, type MediaOptions, mediaPolicy } from './media-options.ts'

type FileRequest = FastifyRequest<{ Params: { name: string }; Querystring: Record<string, unknown> }>

/** Files of a church's, as they came: sent as what their bytes are, whole or in parts, and never as a document of ours. */
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
  const { 'if-none-match': known, 'if-range': whole, range: header } = request.headers
  reply.headers({ ...headersOf(file, 'download' in request.query), etag })
  if (known?.includes(etag) || known === '*') return reply.code(304).send()
  // A part of other bytes would not fit to what the asker has.
  const asked = request.method === 'GET' && (!whole || whole === etag) ? askedRange(header, file.bytes) : undefined
  if (asked === 'outside') return reply.code(416).header('content-range', `bytes */${file.bytes}`).send()

  const length = asked ? asked.end - asked.start + 1 : file.bytes
  reply.type(file.type === 'text/vtt' ? 'text/vtt; charset=utf-8' : file.type).header('content-length', length)
  if (request.method === 'HEAD') return reply.send()
  const bytes = await file.read(asked)
  if (!bytes) return notThere(reply)
  if (asked) reply.code(206).header('content-range', `bytes ${asked.start}-${asked.end}/${file.bytes}`)
  return reply.send(bytes)
}

/** The store has lost what the database knows of. */
function notThere(reply: FastifyReply): FastifyReply {
  for (const name of ['content-length', 'content-type', 'content-disposition', 'cache-control', 'etag'])
    reply.removeHeader(name)
  reply.callNotFound()
  return reply
}

function headersOf({ nome, type }: OpenFile, isDownload: boolean) {
  return {
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-disposition': `${isDownload ? 'attachment' : 'inline'}; ${fileNameOf(nome)}`,
    // The browser's own reader of PDFs does not start in a sandbox; it is one.
    'content-security-policy': type === 'application/pdf' ? inertPolicy : mediaPolicy,
    // Players of podcasts are sites of their own.
    'cross-origin-resource-policy': 'cross-origin',
  }
}

/** For old readers in ASCII, for the others as it is (RFC 6266). */
function fileNameOf(nome: string): string {
  const ascii = nome
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const exact = encodeURIComponent(nome).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `filename="${ascii}"; filename*=UTF-8''${exact}`
}

import { type OpenFile, openFile } from '@narthex/api/modules/media/files/files.service'
import { fileAt } from '@narthex/contract/media/file-address'
import { create as createContentDisposition } from 'content-disposition'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { inertPolicy } from '../http/security-headers.ts'
import { churchOfFile, type MediaOptions, mediaPolicy } from './media-options.ts'
import { sendStoredFile } from './send-file.ts'

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
      const file = church && (await openFile(platform, platform.transactions.at(church), named))
      return file ? send(file, request, reply) : reply.callNotFound()
    },
  })
}

function send(file: OpenFile, request: FileRequest, reply: FastifyReply): Promise<FastifyReply> {
  const type = file.type === 'text/vtt' ? 'text/vtt; charset=utf-8' : file.type
  return sendStoredFile({ ...file, type }, request, reply, fileHeaders(file, 'download' in request.query))
}

function fileHeaders({ nome, type }: OpenFile, isDownload: boolean) {
  return {
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

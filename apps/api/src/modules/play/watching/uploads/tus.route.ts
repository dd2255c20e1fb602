import type {} from '@fastify/swagger'
import { playUploadPath } from '@narthex/contract/play/watching-values'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { DomainError, notFound } from '../../../../platform/errors/domain-error.ts'
import { admitCall } from '../../../../platform/http/admit-call.ts'
import type { Entrance } from '../../../../platform/http/entrance.ts'
import type { MemberCall } from '../../../../platform/http/route.ts'
import type { Needs } from '../../../../platform/platform.ts'
import { removeMedia } from '../office/media-office.service.ts'
import { readByteCount, readFileName, tusAbilities, tusVersion, uploadAddress } from './tus.rules.ts'
import { appendBytes, getUpload, startUpload, type UploadNeeds } from './uploads.service.ts'

const bytesType = 'application/offset+octet-stream'
const path = playUploadPath.replace('/api/v1', '')
const uploadId = z.uuid()

type IdRequest = FastifyRequest<{ Params: { id: string } }>

const uploading = { access: { permission: 'media' }, method: 'POST', module: 'MOD_ASSINATURA' } as const

/**
 * Uploads of videos by the tus protocol: core, creation and termination. A call is authenticated as every other, before its
 * body is read. Why not by a library of the protocol: decision 0106.
 */
export async function serveUploads(
  app: FastifyInstance,
  platform: UploadNeeds & Needs<'clock' | 'keys' | 'transactions'>,
  entrance: Entrance,
): Promise<void> {
  const { maxBytes } = platform.videos
  const calls = new WeakMap<FastifyRequest, MemberCall>()
  const callOf = (request: FastifyRequest) => calls.get(request) as MemberCall
  app.addContentTypeParser(bytesType, (_request, payload, done) => done(null, payload))

  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'tus-resumable': tusVersion, 'cache-control': 'no-store' })
    if (request.method === 'OPTIONS') return
    // A body of a refused call is not read.
    reply.header('connection', request.method === 'PATCH' ? 'close' : 'keep-alive')
    calls.set(request, await admitCall(request, platform, entrance, uploading))
    if (request.headers['tus-resumable'] !== tusVersion) await refuseVersion(reply)
    else reply.removeHeader('connection')
  })

  const hidden = { schema: { hide: true } } as const
  app.options(path, hidden, async (_request, reply) => reply.code(204).headers(tusAbilities(maxBytes)).send())

  app.post(path, hidden, async (request, reply) => {
    const bytes = readByteCount(request.headers, 'upload-length')
    if (bytes === 0) throw new DomainError('NOT_A_FILE')
    const id = await startUpload(platform, callOf(request), { nome: readFileName(request.headers), bytes })
    return reply.code(201).header('location', uploadAddress(id)).send()
  })

  app.head(`${path}/:id`, hidden, async (request: IdRequest, reply) => {
    const { offset, length } = await getUpload(callOf(request), readId(request))
    return reply
      .code(200)
      .headers({ 'upload-offset': String(offset), 'upload-length': String(length) })
      .send()
  })

  app.patch(`${path}/:id`, { ...hidden, bodyLimit: maxBytes }, async (request: IdRequest, reply) => {
    const length = request.headers['content-length']
    const offset = await appendBytes(platform, callOf(request), {
      id: readId(request),
      offset: readByteCount(request.headers, 'upload-offset'),
      length: length === undefined ? undefined : Number(length),
      body: request.body as AsyncIterable<Uint8Array>,
    })
    return reply.code(204).header('upload-offset', String(offset)).send()
  })

  app.delete(`${path}/:id`, hidden, async (request: IdRequest, reply) => {
    await removeMedia(callOf(request), readId(request))
    return reply.code(204).send()
  })
}

/** Throws NOT_FOUND for text that names nothing. */
function readId({ params }: IdRequest): string {
  const { success, data } = uploadId.safeParse(params.id)
  if (!success) throw notFound()
  return data
}

const refuseVersion = (reply: FastifyReply) => reply.code(412).header('tus-version', tusVersion).send()

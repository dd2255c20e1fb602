import type {} from '@fastify/swagger'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Clock } from '../clock.ts'
import { DomainError, notFound } from '../errors/domain-error.ts'
import { admitCall } from '../http/admit-call.ts'
import type { Entrance } from '../http/entrance.ts'
import type { MemberCall } from '../http/route.ts'
import type { Keys } from '../keys.ts'
import type { Transactions } from '../work/transactions.ts'
import { readByteCount, readFileName, tusAbilities, tusVersion } from './tus.rules.ts'
import type { UploadKind } from './upload-kind.ts'

const bytesType = 'application/offset+octet-stream'
const uploadId = z.uuid()

type IdRequest = FastifyRequest<{ Params: { id: string } }>

/**
 * Resumable uploads of a kind by the tus protocol: core, creation and termination. A call is authenticated as every other,
 * before its body is read. Why not by a library of the protocol: decision 0106.
 */
export async function serveUploads(
  app: FastifyInstance,
  platform: { readonly clock: Clock; readonly keys: Keys; readonly transactions: Transactions },
  entrance: Entrance,
  kind: UploadKind,
): Promise<void> {
  const { path, maxBytes, permission, module } = kind
  const uploading = { access: { permission }, method: 'POST', ...(module && { module }) } as const
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
    const id = await kind.start(callOf(request), { nome: readFileName(request.headers), bytes })
    return reply.code(201).header('location', `${app.prefix}${path}/${id}`).send()
  })

  app.head(`${path}/:id`, hidden, async (request: IdRequest, reply) => {
    const { offset, length } = await kind.find(callOf(request), readId(request))
    return reply
      .code(200)
      .headers({ 'upload-offset': String(offset), 'upload-length': String(length) })
      .send()
  })

  app.patch(`${path}/:id`, { ...hidden, bodyLimit: maxBytes }, async (request: IdRequest, reply) => {
    const length = request.headers['content-length']
    const offset = await kind.append(callOf(request), {
      id: readId(request),
      offset: readByteCount(request.headers, 'upload-offset'),
      length: length === undefined ? undefined : Number(length),
      body: request.body as AsyncIterable<Uint8Array>,
    })
    return reply.code(204).header('upload-offset', String(offset)).send()
  })

  app.delete(`${path}/:id`, hidden, async (request: IdRequest, reply) => {
    await kind.remove(callOf(request), readId(request))
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

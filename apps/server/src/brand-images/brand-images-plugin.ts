import type { Directory } from '@narthex/api/platform/tenancy/directory'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isNotModified } from '../http/conditional.ts'
import type { BrandImage, BrandImages } from './brand-images.ts'
import { drawings } from './drawings.ts'

export interface BrandImagesPluginOptions {
  readonly images: BrandImages
  readonly directory: Directory
  /** Called before a picture is drawn; throws where the client has reached its rate limit. */
  readonly allowMiss: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
}

/** The icons and the share image of each site. */
export async function brandImagesPlugin(app: FastifyInstance, options: BrandImagesPluginOptions): Promise<void> {
  const { images, directory, allowMiss } = options

  for (const path of Object.keys(drawings)) {
    app.get(path, async (request, reply) => {
      const tenant = await directory.byHost(request.host)
      if (!images.isReady(tenant, path)) await allowMiss(request, reply)
      return sendImage(request, reply, await images.get(tenant, path))
    })
  }
}

export function sendImage(request: FastifyRequest, reply: FastifyReply, { body, etag }: BrandImage): FastifyReply {
  reply.headers({
    etag,
    'cache-control': 'no-cache',
    // Sites that preview a link load its picture from here.
    'cross-origin-resource-policy': 'cross-origin',
  })
  if (isNotModified(request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.type('image/png').send(body)
}

import { findPictureBytes } from '@narthex/api/modules/users/pictures/pictures.service'
import { ChurchScope } from '@narthex/api/platform/scope/scope'
import { pictureAt } from '@narthex/contract/users/picture-address'
import type { FastifyInstance } from 'fastify'
import { findMediaTenant, type MediaOptions, mediaPolicy } from './media-options.ts'

/**
 * Profile pictures: re-encoded before they are stored, at addresses that cannot be guessed. The picture at an address
 * never changes, so browsers cache it; shared caches must not.
 */
export async function picturesPlugin(app: FastifyInstance, { platform, allow }: MediaOptions): Promise<void> {
  app.get<{ Params: { name: string } }>('/media/:name', { onRequest: allow }, async (request, reply) => {
    const named = pictureAt(`/media/${request.params.name}`)
    const tenant = await findMediaTenant(platform, request)
    if (!named || !ChurchScope.is(tenant)) return reply.callNotFound()
    const bytes = await findPictureBytes(platform.transactions.at(tenant), named.codigo, named.side)
    if (!bytes) return reply.callNotFound()
    return reply
      .type('image/webp')
      .headers({
        'cache-control': 'private, max-age=604800, immutable',
        'content-security-policy': mediaPolicy,
      })
      .send(Buffer.from(bytes))
  })
}

import { openImage } from '@narthex/api/modules/media/images/images.service'
import { variantNamed } from '@narthex/contract/media/image-address'
import type { FastifyInstance } from 'fastify'
import { churchOfFile, type MediaOptions, mediaPolicy } from './media-options.ts'

/** An address never shows another picture; one that stands in for a lighter one is asked for anew soon. */
const lasting = 'public, max-age=31536000, immutable'
const passing = 'public, max-age=300'

/**
 * Pictures of a church's content: drawn by us, and as public as the pages that show them. One that is there costs no more
 * than an asset, and a page has many: what is counted is asking for what is not there.
 */
export async function imagesPlugin(app: FastifyInstance, { platform, allow }: MediaOptions): Promise<void> {
  app.get<{ Params: { name: string } }>('/media/images/:name', async (request, reply) => {
    const named = variantNamed(request.params.name)
    const church = named && (await churchOfFile(platform, request, named.codigo))
    const image = church && (await openImage(platform, church, named))
    if (!image) {
      await allow(request, reply)
      return reply.callNotFound()
    }
    return reply
      .type(`image/${image.format}`)
      .headers({
        'cache-control': image.format === named.format ? lasting : passing,
        'content-security-policy': mediaPolicy,
        // Readers of feeds, previews of links and the organisation's other sites show them where they are.
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(image.bytes)
  })
}

import { openImage } from '@narthex/api/modules/media/images/images.service'
import { jpegNamed, variantNamed } from '@narthex/contract/media/image-address'
import type { FastifyInstance } from 'fastify'
import { drawJpeg } from './draw-jpeg.ts'
import { churchOfFile, type MediaOptions, mediaPolicy } from './media-options.ts'

/** The picture at an address never changes. A fallback format is cached briefly, until the smaller one is ready. */
const lasting = 'public, max-age=31536000, immutable'
const passing = 'public, max-age=300'

/**
 * Pictures of a church's content: re-encoded here, and as public as the pages that show them. A page shows many and
 * each costs no more than an asset, so only requests for missing pictures, and for JPEG that is drawn for podcast apps, count
 * against the rate limit.
 */
export async function imagesPlugin(app: FastifyInstance, { platform, allow }: MediaOptions): Promise<void> {
  app.get<{ Params: { name: string } }>('/media/images/:name', async (request, reply) => {
    const asJpeg = jpegNamed(request.params.name)
    const named = asJpeg ? { ...asJpeg, format: 'webp' as const } : variantNamed(request.params.name)
    const church = named && (await churchOfFile(platform, request, named.codigo))
    const image = church && (await openImage(platform, church, named))
    // A drawing takes a core for a moment.
    if (!image || asJpeg) await allow(request, reply)
    if (!image) return reply.callNotFound()
    return reply
      .type(`image/${asJpeg ? 'jpeg' : image.format}`)
      .headers({
        'cache-control': image.format === named.format ? lasting : passing,
        'content-security-policy': mediaPolicy,
        // Feed readers, link previews and the organisation's other sites embed them.
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(asJpeg ? await drawJpeg(image.bytes) : image.bytes)
  })
}

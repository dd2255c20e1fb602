import { coverNamed } from '@narthex/ui/covers/cover-address'
import type { FastifyInstance } from 'fastify'

/** Cover images. They are not cached: drawing one takes less time than a cache lookup. */
export async function coversPlugin(app: FastifyInstance): Promise<void> {
  app.get<{ Params: { name: string } }>('/cover/:name', async (request, reply) => {
    const svg = coverNamed(request.params.name)
    if (!svg) return reply.callNotFound()
    return reply.type('image/svg+xml').header('cache-control', 'public, max-age=31536000, immutable').send(svg)
  })
}

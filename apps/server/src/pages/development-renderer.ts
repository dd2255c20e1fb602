import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createRenderer, type PageRenderer, type WebModule } from './page-renderer.ts'

const webFolder = join(import.meta.dirname, '../../../web')

/** The web app from its sources, with hot reload. `development` puts Vite before the product's own answers. */
export async function createDevelopmentRenderer(): Promise<{
  renderer: PageRenderer
  development: (app: FastifyInstance) => void
}> {
  const { createServer } = await import('vite')
  const hot = { port: 24_678 }
  const vite = await createServer({ root: webFolder, server: { middlewareMode: true, hmr: hot }, appType: 'custom' })
  const load = async () => (await vite.ssrLoadModule('./app/server.ts')) as WebModule

  return {
    renderer: {
      render: async (request) => createRenderer(await load(), 'development').render(request),
    },
    development(app) {
      app.addHook('onRequest', (request, reply, done) => {
        if (request.url.startsWith('/api/')) return done()
        vite.middlewares(request.raw, reply.raw, () => done())
      })
      app.addHook('onClose', () => vite.close())
    },
  }
}

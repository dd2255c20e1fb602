import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Connect } from 'vite'
import { createRenderer, type PageRenderer, type WebModule } from './page-renderer.ts'

const webFolder = join(import.meta.dirname, '../../../web')
const consoleFolder = join(import.meta.dirname, '../../../console')

/** The apps from their sources, with hot reload. */
export interface Development {
  /** Puts Vite before the product's own answers. */
  readonly site: (app: FastifyInstance) => void
  /** Answers on the hosts of offices. */
  readonly office: Connect.NextHandleFunction
}

/** The web app and the console from their sources. */
export async function createDevelopmentRenderer(): Promise<{ renderer: PageRenderer; development: Development }> {
  const { createServer } = await import('vite')
  const server = (port: number) => ({ middlewareMode: true, hmr: { port } })
  const vite = await createServer({ root: webFolder, server: server(24_678), appType: 'custom' })
  const office = await createServer({ root: consoleFolder, server: server(24_679), appType: 'spa' })
  const load = async () => (await vite.ssrLoadModule('./app/server.ts')) as WebModule

  return {
    renderer: {
      render: async (request) => createRenderer(await load(), 'development').render(request),
    },
    development: {
      site(app) {
        app.addHook('onRequest', (request, reply, done) => {
          if (request.url.startsWith('/api/')) return done()
          vite.middlewares(request.raw, reply.raw, () => done())
        })
        app.addHook('onClose', async () => {
          await vite.close()
          await office.close()
        })
      },
      office: office.middlewares,
    },
  }
}

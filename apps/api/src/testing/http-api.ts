import { type FastifyInstance, fastify } from 'fastify'
import { buildApi } from '../app.ts'
import { routerOptions } from '../platform/http/fastify-routes.ts'
import type { Route } from '../platform/http/route.ts'
import type { Platform } from '../platform/platform.ts'

/** The API over HTTP, as the server mounts it; for `inject`, or to listen on a port of the test's own. */
export async function openHttpApi(platform: Platform, routes?: readonly Route[]): Promise<FastifyInstance> {
  const app = fastify({ routerOptions })
  await buildApi(platform, routes).plugin(app)
  return app
}

export interface Answered {
  readonly status: number
  /** The body as it was sent. */
  readonly text: string
}

/** What a GET below /api/v1 answers on a host. */
export async function get(app: FastifyInstance, host: string, path: string): Promise<Answered> {
  const { statusCode, body } = await app.inject({ url: `/api/v1${path}`, headers: { host } })
  return { status: statusCode, text: body }
}

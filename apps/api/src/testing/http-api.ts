import { type FastifyInstance, fastify } from 'fastify'
import { assembleApp } from '../app.ts'
import { buildApi } from '../build-api.ts'
import { routerOptions } from '../platform/http/fastify-routes.ts'
import type { Route } from '../platform/http/route.ts'
import type { Platform } from '../platform/platform.ts'

/** The API over HTTP, as the server mounts it; for `inject`, or to listen on a port of the test's own. Its first use loads it. */
export function openHttpApi(platform: Platform, routes?: readonly Route[]): FastifyInstance {
  const app: FastifyInstance = fastify({ routerOptions })
  const whole = assembleApp(platform)
  app.register(buildApi(platform, routes ? { ...whole, routes: () => [...routes] } : whole).plugin)
  return app
}

export interface Answered {
  readonly status: number
  /** The body as it was sent. */
  readonly text: string
}

/** Sends a GET below /api/v1 to a host; each call comes from an address of its own, so that no limit counts it. */
export async function get(app: FastifyInstance, host: string, path: string): Promise<Answered> {
  const remoteAddress = nextAddress()
  const { statusCode, body } = await app.inject({ url: `/api/v1${path}`, headers: { host }, remoteAddress })
  return { status: statusCode, text: body }
}

let addresses = 0
/** Makes an address that no test has called from. */
export const nextAddress = () => `10.${(++addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`

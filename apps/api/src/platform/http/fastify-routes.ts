import multipart from '@fastify/multipart'
import type { SwaggerTransform } from '@fastify/swagger'
import { captchaToken } from '@narthex/contract/captcha/captcha.endpoints'
import { captchaHeader } from '@narthex/contract/captcha-header'
import { type Endpoint, findSurface, usualBodyBytes } from '@narthex/contract/endpoint'
import { pathPattern, toRoutePath } from '@narthex/contract/endpoint-path'
import { errorSchema } from '@narthex/contract/errors/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Clock } from '../clock.ts'
import { methodNotAllowed, notFound } from '../errors/domain-error.ts'
import type { ProductDomain } from '../tenancy/product-domain.ts'
import { readSource } from './admit-call.ts'
import type { Caller, Dispatch } from './dispatcher.ts'
import type { Entrance } from './entrance.ts'
import { readForm } from './form-body.ts'
import { documentedSchema } from './json-schema.ts'
import { type CookieHost, writeOfficeCookie } from './office-cookie.ts'
import { describeOperation, errorSchemaName } from './openapi-operation.ts'
import { noteCall } from './refusals.ts'
import { replyCompressed } from './reply-compressed.ts'
import { replyWithFile } from './reply-with-file.ts'
import { requireAccess } from './require-access.ts'
import type { Route } from './route.ts'

/** Router options of an app that serves the API: a call is the same with and without its last slash. */
export const routerOptions = { ignoreTrailingSlash: true, maxParamLength: 200 }

export interface Served {
  readonly routes: readonly Route[]
  readonly dispatch: Dispatch
  readonly entrance: Entrance
  readonly domain: ProductDomain
  readonly clock: Clock
  /** A second place of calls that the OpenAPI document shows at their first. */
  readonly isHidden?: boolean
}

/** Serves each route at its endpoint's method and path. */
export function registerRoutes(app: FastifyInstance, served: Served): void {
  const { routes, dispatch, entrance, domain, clock, isHidden = false } = served
  app.addSchema({ $id: errorSchemaName, ...documentedSchema(errorSchema, 'output') })

  const callers = new WeakMap<FastifyRequest, Caller>()
  const serve = (scope: FastifyInstance, endpoint: Endpoint) =>
    scope.route({
      method: endpoint.method,
      url: toRoutePath(endpoint),
      config: { endpoint: endpoint.id, ...(isHidden ? {} : { swaggerTransform: describe(endpoint) }) },
      ...(isHidden ? { schema: { hide: true } } : {}),
      bodyLimit: endpoint.bodyBytes ?? usualBodyBytes,
      // Access is checked before the body is read, so that refused callers cost little.
      onRequest: async (request, reply) => {
        try {
          const place = await entrance.findPlace(request)
          const { tenant, surface } = place
          // What everybody is answered alike need not know who asks.
          const actor = endpoint.keep ? undefined : await entrance.identify(place, request)
          noteCall(request, { tenant, actor, isClosed: endpoint.access !== 'public' })
          requireAccess(endpoint, { actor, surface, now: clock() })
          const captcha = endpoint.asksCaptcha && readCaptcha(request.headers[captchaHeader])
          callers.set(request, {
            tenant,
            actor,
            surface,
            source: { ...readSource(request), isOffice: surface === 'office', captcha },
          })
        } catch (error) {
          leaveUnread(request, reply)
          throw error
        }
      },
      handler: async (request, reply) => {
        const { upload } = endpoint
        const body = upload ? await readForm(request, reply, upload) : request.body
        const wire = { params: request.params, query: request.query, body }
        const { status, json, file, officeCookie, supportCookie } = await dispatch(
          endpoint,
          callers.get(request) as Caller,
          wire,
        )
        reply.code(status)
        const setCookie = (secret: string | null | undefined, host: CookieHost) =>
          secret !== undefined &&
          reply.header('set-cookie', writeOfficeCookie(secret, domain.protocol === 'https:', host))
        setCookie(officeCookie, cookieHost(endpoint))
        setCookie(supportCookie, 'support')
        if (file) return replyWithFile(reply, file)
        reply.header('content-type', 'application/json; charset=utf-8')
        return endpoint.isCompressed ? replyCompressed(request, reply, json) : json
      },
    })
  const endpoints = routes.map(({ endpoint }) => endpoint)
  for (const endpoint of endpoints.filter(({ upload }) => !upload)) serve(app, endpoint)
  // In a scope of their own: no other call reads forms.
  app.register(async (scope) => {
    await scope.register(multipart)
    for (const endpoint of endpoints.filter(({ upload }) => upload)) serve(scope, endpoint)
  })

  const patterns = endpoints.map((endpoint) => ({ method: endpoint.method, pattern: pathPattern(endpoint) }))
  // A route, not a not-found handler: pages answer every address that no route has.
  app.all('/*', { schema: { hide: true } }, async (request, reply) => {
    const path = request.url.slice(app.prefix.length).split('?', 1)[0] ?? ''
    const methods = patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
    if (methods.length === 0 || methods.some((method) => method === request.method)) throw notFound()
    // Whatever is read by GET answers HEAD too.
    reply.header('allow', [...new Set(methods), ...(methods.includes('GET') ? ['HEAD'] : [])].join(', '))
    throw methodNotAllowed()
  })
}

/** The dispatcher validates and serialises; schemas are for the OpenAPI document alone, and made when that is first read. */
const describe =
  (endpoint: Endpoint): SwaggerTransform =>
  ({ url }) => ({ schema: describeOperation(endpoint), url })

const cookieHost = (endpoint: Endpoint) => (findSurface(endpoint) === 'operator' ? 'operator' : 'office')

/** A header that is no solution by its form is none. */
const readCaptcha = (header: unknown): string | undefined => z.safeParse(captchaToken, header).data

/** Ends the connection with the answer where a long body is still to come: it would be read to be thrown away. */
export function leaveUnread({ headers }: FastifyRequest, reply: FastifyReply): void {
  const isLong = Number(headers['content-length'] ?? 0) > usualBodyBytes
  if (isLong || headers['transfer-encoding'] !== undefined) reply.header('connection', 'close')
}

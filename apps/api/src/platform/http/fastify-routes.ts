import multipart from '@fastify/multipart'
import type { Endpoint } from '@narthex/contract/endpoint'
import { errorSchema } from '@narthex/contract/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import type { Tenant } from '../tenancy/scope.ts'
import type { Dispatch } from './dispatcher.ts'
import { hostUnknown, methodNotAllowed, notFound } from './domain-error.ts'
import { readForm } from './form-body.ts'
import { documentedSchema } from './json-schema.ts'
import { requireAccess } from './require-access.ts'
import type { Actor, Route } from './route.ts'

/** The person whose bearer token a request carries; undefined where it carries none that is good at this tenant. */
export type Authenticate = (tenant: Tenant, authorization: string | undefined) => Promise<Actor | undefined>

/** What an app that serves the API must be made with: a call is the same with and without its last slash. */
export const routerOptions = { ignoreTrailingSlash: true, maxParamLength: 200 }

/** Serves each route at its endpoint's method and path. */
export function registerRoutes(
  app: FastifyInstance,
  routes: readonly Route[],
  dispatch: Dispatch,
  tenantOf: (request: FastifyRequest) => Promise<Tenant | undefined>,
  authenticate: Authenticate,
): void {
  // The dispatcher validates and serialises; the schemas here feed the OpenAPI document.
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(() => (body) => (typeof body === 'string' ? body : JSON.stringify(body)))

  const serve = (scope: FastifyInstance, endpoint: Endpoint) =>
    scope.route({
      method: endpoint.method,
      url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      schema: documentation(endpoint),
      handler: async (request, reply) => {
        const tenant = await tenantOf(request)
        if (!tenant) throw hostUnknown()
        // What everybody is answered alike need not know who asks.
        const actor = endpoint.keep ? undefined : await authenticate(tenant, request.headers.authorization)
        const source = { address: request.ip, userAgent: request.headers['user-agent'] ?? '' }
        const body = await bodyOf(endpoint, actor, request, reply)
        const wire = { params: request.params, query: request.query, body }
        const { status, json } = await dispatch(endpoint, { tenant, actor, source }, wire)
        reply.code(status).header('content-type', 'application/json; charset=utf-8')
        return json
      },
    })
  const endpoints = routes.map(({ endpoint }) => endpoint)
  for (const endpoint of endpoints.filter(({ upload }) => !upload)) serve(app, endpoint)
  // In a scope of their own: no other call reads forms.
  app.register(async (scope) => {
    await scope.register(multipart)
    for (const endpoint of endpoints.filter(({ upload }) => upload)) serve(scope, endpoint)
  })

  const shapes = routes.map(({ endpoint: { method, path } }) => ({ method, shape: pathShape(path) }))
  // A route, not a not-found handler: pages answer every address that no route has.
  app.all('/*', { schema: { hide: true } }, async (request, reply) => {
    const path = request.url.slice(app.prefix.length).split('?', 1)[0] ?? ''
    const served = shapes.filter(({ shape }) => shape.test(path)).map(({ method }) => method)
    if (served.length === 0 || served.some((method) => method === request.method)) throw notFound()
    // Whatever is read by GET answers HEAD too.
    reply.header('allow', [...new Set(served), ...(served.includes('GET') ? ['HEAD'] : [])].join(', '))
    throw methodNotAllowed()
  })
}

/** What a caller sent. A form is read only for those who may send one: nobody else keeps our memory busy. */
function bodyOf(endpoint: Endpoint, actor: Actor | undefined, request: FastifyRequest, reply: FastifyReply): unknown {
  if (!endpoint.upload) return request.body
  try {
    requireAccess(endpoint.access, actor)
  } catch (error) {
    reply.header('connection', 'close')
    throw error
  }
  return readForm(request, reply, endpoint.upload.maxBytes)
}

const pathShape = (path: string) => new RegExp(`^${path.replace(/\/$/, '').replace(/\{\w+\}/g, '[^/]+')}/?$`)

function documentation(endpoint: Endpoint): FastifySchema {
  const { id, summary, access, params, query, body, upload, responses } = endpoint
  const answers = Object.entries(responses).map(([status, schema]) => [
    status,
    { description: 'Success', content: { 'application/json': { schema: documentedSchema(schema, 'output') } } },
  ])
  const failure = {
    description: 'Error',
    content: { 'application/json': { schema: documentedSchema(errorSchema, 'output') } },
  }
  return {
    operationId: id,
    summary,
    tags: [endpoint.path.split('/')[1] ?? ''],
    ...(access === 'public' ? {} : { security: [{ bearer: [] }] }),
    ...(params ? { params: documentedSchema(params, 'input') } : {}),
    ...(query ? { querystring: documentedSchema(query, 'input') } : {}),
    ...(body ? { body: documentedSchema(body, 'input') } : {}),
    ...(upload ? { consumes: ['multipart/form-data'] } : {}),
    response: { ...Object.fromEntries(answers), '4xx': failure, '5xx': failure },
  } as FastifySchema
}

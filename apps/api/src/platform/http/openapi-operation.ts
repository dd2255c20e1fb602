import { captchaHeader } from '@narthex/contract/captcha-header'
import { type Endpoint, type Example, findSurface } from '@narthex/contract/endpoint'
import { listErrorCodes } from '@narthex/contract/endpoint-errors'
import { type ErrorCode, errorCatalogue } from '@narthex/contract/errors/error-catalogue'
import type { FastifySchema } from 'fastify'
import { documentedSchema } from './json-schema.ts'
import { describeCall } from './openapi-description.ts'
import { findTag } from './openapi-tags.ts'

/** The schema under `components` that every error answer refers to. */
export const errorSchemaName = 'Error'

/** An endpoint as the OpenAPI document shows it. */
export function describeOperation(endpoint: Endpoint): FastifySchema {
  const { id, summary, access, params, query, body, upload, example } = endpoint
  return {
    operationId: id,
    summary,
    description: describeCall(endpoint),
    tags: [findTag(endpoint.path)].filter((tag) => tag !== undefined),
    ...(access === 'public' ? {} : { security: listSecurity(endpoint) }),
    ...(params ? { params: withFieldExamples(documentedSchema(params, 'input'), example.params) } : {}),
    ...(query ? { querystring: withFieldExamples(documentedSchema(query, 'input'), example.query) } : {}),
    ...(endpoint.asksCaptcha ? { headers: captchaHeaders } : {}),
    ...(body
      ? { body: { ...documentedSchema(body, 'input'), ...(example.body && { examples: [example.body] }) } }
      : {}),
    ...(upload ? { consumes: ['multipart/form-data'] } : {}),
    response: { ...describeSuccesses(endpoint), ...describeErrors(endpoint) },
  } as FastifySchema
}

/** A token at the site, a cookie at the office, another one at the operators' console. */
function listSecurity(endpoint: Endpoint) {
  const surface = findSurface(endpoint)
  if (surface === 'operator') return [{ operator: [] }]
  return [...(surface === 'office' ? [] : [{ bearer: [] }]), ...(surface === 'site' ? [] : [{ office: [] }])]
}

const captchaHeaders = {
  type: 'object',
  properties: {
    [captchaHeader]: { type: 'string', description: 'The solution of a captcha, after `CAPTCHA_REQUIRED`.' },
  },
}

/** Parameters are documented one by one, each with its value of the example. */
function withFieldExamples(schema: ReturnType<typeof documentedSchema>, values: Example['params'] = {}) {
  const properties = Object.entries(schema.properties ?? {}).map(([name, field]) => [
    name,
    name in values ? { ...(field as object), examples: [values[name]] } : field,
  ])
  return { ...schema, properties: Object.fromEntries(properties) }
}

const json = (description: string, schema: object) => ({ description, content: { 'application/json': { schema } } })

const binary = { type: 'string', format: 'binary' }

function describeSuccesses({ responses, download }: Endpoint) {
  if (download) return { 200: { description: 'A file', content: { [download]: { schema: binary } } } }
  return Object.fromEntries(
    Object.entries(responses).map(([status, schema]) => [status, json('Success', documentedSchema(schema, 'output'))]),
  )
}

/** The key of a code's response. Failures of the server share `5XX`: every call may answer them. */
const toStatus = (code: ErrorCode) => (errorCatalogue[code].status < 500 ? errorCatalogue[code].status : '5XX')

/** One response per status, with the codes that the endpoint may answer with it. */
function describeErrors(endpoint: Endpoint) {
  const codes = Object.groupBy(listErrorCodes(endpoint), toStatus)
  return Object.fromEntries(Object.entries(codes).map(([status, ofStatus]) => [status, describeStatus(ofStatus ?? [])]))
}

function describeStatus(codes: readonly ErrorCode[]) {
  const description = codes.map((code) => `\`${code}\`: ${errorCatalogue[code].message}`).join('\n\n')
  return json(description, {
    allOf: [{ $ref: `${errorSchemaName}#` }, { type: 'object', properties: { code: { type: 'string', enum: codes } } }],
  })
}

import type { ErrorCode } from '@narthex/contract/errors/error-catalogue'

/** A type, not an interface: validators take any record. */
export type OpenApiDocument = {
  openapi: string
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, OpenApiOperation>>
  components: {
    schemas: Record<string, object>
    responses: Record<string, OpenApiAnswer>
    parameters: Record<string, OpenApiParameter>
  }
  tags: { name: string; description: string }[]
}

export interface OpenApiOperation {
  operationId: string
  summary: string
  description: string
  tags: string[]
  parameters?: (OpenApiParameter | Reference)[]
  requestBody?: object
  security?: object[]
  responses: Record<string, OpenApiAnswer | Reference>
}

export interface OpenApiAnswer {
  description: string
  content?: Record<string, { schema: object }>
}

interface OpenApiParameter {
  name: string
  in: 'path' | 'query'
  required?: boolean
  schema: object
}

interface Reference {
  $ref: string
}

/** An answer of an operation, which stands there or is one of several operations. */
export function readAnswer(
  { components }: OpenApiDocument,
  operation: OpenApiOperation | undefined,
  status: string,
): OpenApiAnswer | undefined {
  const answer = operation?.responses[status]
  return answer && follow(components.responses, answer)
}

export function listParameters(
  { components }: OpenApiDocument,
  operation: OpenApiOperation | undefined,
): OpenApiParameter[] {
  const parameters = (operation?.parameters ?? []).flatMap((part) => follow(components.parameters, part) ?? [])
  return parameters.map((parameter) => ({
    ...parameter,
    schema: follow(components.schemas, parameter.schema) ?? parameter.schema,
  }))
}

/** The codes that an operation may answer with a status. */
export function listCodes(
  document: OpenApiDocument,
  operation: OpenApiOperation | undefined,
  status: string,
): ErrorCode[] {
  const schema: ErrorAnswer = readAnswer(document, operation, status)?.content?.['application/json']?.schema ?? {}
  return schema.allOf?.flatMap(({ properties }) => properties?.code.enum ?? []) ?? []
}

interface ErrorAnswer {
  allOf?: { properties?: { code: { enum: ErrorCode[] } } }[]
}

const isReference = (part: object): part is Reference => '$ref' in part

function follow<T extends object>(components: Record<string, T>, part: T | Reference): T | undefined {
  return isReference(part) ? components[part.$ref.split('/').at(-1) ?? ''] : part
}

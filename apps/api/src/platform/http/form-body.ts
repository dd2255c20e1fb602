import type { MultipartFile, MultipartValue } from '@fastify/multipart'
import type { Endpoint } from '@narthex/contract/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DomainError, invalid } from '../errors/domain-error.ts'
import { spoolFile } from './spooled-file.ts'

/** Beyond the files: the fields, and what stands around each part. */
const aroundFiles = 64 * 1024
const aroundFile = 1024
const longestPath = 500
/** Files that may be longer wait on the disk rather than in memory. */
const mostInMemory = 20 * 1024 * 1024

/**
 * The fields of a `multipart/form-data` body by name: texts, and files as `File`. Of a file only its bytes are taken; the
 * name and the type that the sender gave it are not believed; where there may be many, their names tell them apart. Throws TOO_LARGE, VALIDATION, and 400 for what is no form.
 */
export async function readForm(
  request: FastifyRequest,
  reply: FastifyReply,
  { maxBytes, maxFiles = 1 }: NonNullable<Endpoint['upload']>,
): Promise<Record<string, unknown>> {
  // Not read to its end: the rest would have to be thrown away before the next request on this connection.
  if (Number(request.headers['content-length']) > maxBytes + aroundFiles + maxFiles * aroundFile) {
    reply.header('connection', 'close')
    throw tooLarge()
  }
  const limits = {
    fileSize: maxBytes,
    files: Math.max(5, maxFiles),
    fields: 20,
    fieldSize: 16 * 1024,
    fieldNameSize: 100,
    headerPairs: 20,
  }
  const fields = new Map<string, unknown>()
  let room = maxBytes
  const fileOf = (part: MultipartFile) =>
    maxBytes > mostInMemory
      ? spoolFile(part, reply.raw)
      : fileInMemory(part, maxFiles > 1 ? (part.filename ?? '').slice(0, longestPath) : 'upload')
  try {
    for await (const part of request.parts({ limits, preservePath: true })) {
      const before = fields.get(part.fieldname)
      const isMore = maxFiles > 1 && part.type === 'file' && (before instanceof File || Array.isArray(before))
      if (before !== undefined && !isMore) throw invalid([{ path: `body.${part.fieldname}`, message: 'Sent twice' }])
      const value = part.type === 'file' ? await fileOf(part) : textOf(part)
      if (value instanceof File) room -= value.size
      if (room < 0) throw tooLarge()
      fields.set(part.fieldname, isMore ? [before, value].flat() : value)
    }
  } catch (error) {
    reply.header('connection', 'close')
    throw isKnown(error) ? error : Object.assign(new Error('No form', { cause: error }), { statusCode: 400 })
  }
  return Object.fromEntries(fields)
}

const tooLarge = () => new DomainError('TOO_LARGE')

/** Whether an error has a status of its own; those of the parser itself have none. */
function isKnown(error: unknown): boolean {
  return error instanceof DomainError || String((error as { code?: unknown }).code).startsWith('FST_')
}

async function fileInMemory(part: MultipartFile, name: string): Promise<File> {
  return new File([new Uint8Array(await part.toBuffer())], name)
}

function textOf({ value, valueTruncated, fieldname }: MultipartValue): unknown {
  if (valueTruncated) throw invalid([{ path: `body.${fieldname}`, message: 'Too long' }])
  return value
}

import { churchIdOf } from '@narthex/api/platform/files/file-codes'
import type { Platform } from '@narthex/api/platform/platform'
import type { ChurchScope } from '@narthex/api/platform/tenancy/scope'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { inertPolicy } from '../http/security-headers.ts'

export interface MediaOptions {
  readonly platform: Platform
  /** Throws where the caller has asked too much. */
  readonly allow: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
}

/** Opened by itself in a window, nothing in it may run. */
export const mediaPolicy = `${inertPolicy}; sandbox`

/**
 * The church whose file a code names, seen from a request's host: its own church, or one of its organisation, whose sites
 * show each other's content. Undefined for any other.
 */
export async function churchOfFile(
  { directory }: Platform,
  request: FastifyRequest,
  codigo: string,
): Promise<ChurchScope | undefined> {
  const tenant = await directory.byHost(request.host)
  const id = churchIdOf(codigo)
  const church = tenant && (await directory.churchFrom(tenant, String(id)))
  return church?.igrejaId === id && church.flagAtivo ? church : undefined
}

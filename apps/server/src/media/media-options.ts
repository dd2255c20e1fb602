import { readChurchId } from '@narthex/api/platform/files/file-codes'
import type { Platform } from '@narthex/api/platform/platform'
import type { ChurchScope } from '@narthex/api/platform/scope/scope'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { inertPolicy } from '../http/security-headers.ts'

export interface MediaOptions {
  readonly platform: Platform
  /** Throws where the client has reached its rate limit. */
  readonly allow: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
}

/** Policy of files: nothing in them may run when they are opened as pages. */
export const mediaPolicy = `${inertPolicy}; sandbox`

/** The tenant of a host: of its site, or of its office, which shows the same pictures and files. */
export const findMediaTenant = async ({ directory }: Pick<Platform, 'directory'>, { host }: FastifyRequest) =>
  (await directory.byHost(host)) ?? directory.byOfficeHost(host)

/**
 * Finds the church that a file's code names: the church of the request's host or another one of its organisation, whose
 * sites show each other's content. Undefined for any other church.
 */
export async function churchOfFile(
  { directory }: Platform,
  request: FastifyRequest,
  codigo: string,
): Promise<ChurchScope | undefined> {
  const tenant = await findMediaTenant({ directory }, request)
  const id = readChurchId(codigo)
  const church = tenant && (await directory.churchFrom(tenant, String(id)))
  return church?.igrejaId === id && church.flagAtivo ? church : undefined
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Endpoint } from '@narthex/contract/endpoint'
import { pathPattern } from '@narthex/contract/endpoint-path'
import { mediaUploadPath } from '@narthex/contract/media/media-values'
import { playUploadPath } from '@narthex/contract/play/watching-values'

/** Time limit for the arrival of a request body. */
const bodyMs = 30_000
/** The time of an upload: half a gigabyte over a church's own line. */
export const uploadMs = 30 * 60_000

const apiPrefix = '/api/v1'
const resumablePaths = [mediaUploadPath, playUploadPath]

/**
 * Ends requests whose body arrives too slowly, so that a client cannot hold a connection by sending drop by drop. Node
 * has one limit for all requests; uploads need a longer one until they are answered.
 */
export function limitBodyTime(endpoints: readonly Endpoint[]) {
  const uploads = endpoints
    .filter(({ upload }) => upload)
    .map((endpoint) => ({ method: endpoint.method, pattern: pathPattern(endpoint) }))

  const isUpload = ({ method, url = '' }: IncomingMessage) => {
    if (method === 'PATCH' && resumablePaths.some((path) => url.startsWith(`${path}/`))) return true
    if (!url.startsWith(apiPrefix)) return false
    const path = url.slice(apiPrefix.length).split('?', 1)[0] ?? ''
    return uploads.some((upload) => upload.method === method && upload.pattern.test(path))
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    const { headers } = request
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0
    if (!hasBody) return
    if (isUpload(request)) response.once('finish', () => endUnlessComplete(request))
    else endUnlessComplete(request)
  }
}

function endUnlessComplete(request: IncomingMessage): void {
  if (request.complete) return
  const timer = setTimeout(() => {
    if (!request.complete) request.socket.destroy()
  }, bodyMs)
  request.once('close', () => clearTimeout(timer))
}

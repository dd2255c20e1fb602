import type { IncomingMessage, ServerResponse } from 'node:http'
import * as uploads from '@narthex/contract/media/upload.endpoints'

/** How long the body of a request may take to come. */
const usualMs = 30_000
/** Of a file: half a gigabyte over a church's own line. */
export const uploadMs = 30 * 60_000

const ofUpload = [uploads.uploadFile, uploads.uploadImage].map(
  ({ path }) => new RegExp(`^/api/v1${path.replace(/\{\w+\}/, '[^/]+').replace(/\/$/, '/?')}(?:\\?|$)`),
)

/**
 * Ends a request whose body takes its time, so that nobody holds a connection by sending it drop by drop. Node has one
 * limit for all requests, and those that carry files need a longer one, until they have been answered.
 */
export function limitBodyTime(request: IncomingMessage, response: ServerResponse): void {
  const { headers, url = '', method } = request
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0
  if (!hasBody) return
  const isUpload = method === 'POST' && ofUpload.some((path) => path.test(url))
  if (isUpload) response.once('finish', () => cutOffSoon(request))
  else cutOffSoon(request)
}

function cutOffSoon(request: IncomingMessage): void {
  if (request.complete) return
  const timer = setTimeout(() => {
    if (!request.complete) request.socket.destroy()
  }, usualMs)
  request.once('close', () => clearTimeout(timer))
}

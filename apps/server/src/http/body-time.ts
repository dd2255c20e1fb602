import type { IncomingMessage } from 'node:http'
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
 * limit for all requests, and those that carry files need a longer one.
 */
export function limitBodyTime(request: IncomingMessage): void {
  const { headers, url = '', method } = request
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0
  if (!hasBody || (method === 'POST' && ofUpload.some((path) => path.test(url)))) return
  const timer = setTimeout(() => {
    if (!request.complete) request.socket.destroy()
  }, usualMs)
  request.once('close', () => clearTimeout(timer))
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import { isNotModified } from '../http/conditional.ts'
import { bodyIn, chooseEncoding, computeEtag, type PageEntry } from './page-entry.ts'

export type Outcome = 'sent' | 'unchanged'

/**
 * Writes a page without the framework: its headers are prepared, and there is nothing to serialise.
 * Returns undefined and writes nothing where the client's encoding is not compressed yet.
 */
export function writeReadyPage(
  entry: PageEntry,
  { headers }: IncomingMessage,
  response: ServerResponse,
): Outcome | undefined {
  const encoding = chooseEncoding(headers['accept-encoding'] as string | undefined)
  const ifNoneMatch = headers['if-none-match']
  if (ifNoneMatch !== undefined && entry.status === 200) {
    const etag = computeEtag(entry, encoding)
    if (isNotModified(ifNoneMatch, etag)) {
      // A 304 repeats the headers that renew the cached copy, without a body.
      response.writeHead(304, Object.entries({ ...entry.headers, etag }).flat()).end()
      return 'unchanged'
    }
  }
  const ready = entry.encoded.get(encoding)
  if (!ready) return undefined
  response.writeHead(entry.status, ready.headers).end(ready.body)
  return 'sent'
}

/** Writes a page, compressing it first where the client's encoding is not ready. */
export async function writePage(
  entry: PageEntry,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Outcome> {
  const outcome = writeReadyPage(entry, request, response)
  if (outcome) return outcome
  await bodyIn(entry, chooseEncoding(request.headers['accept-encoding'] as string | undefined))
  return writePage(entry, request, response)
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import { bodyIn, chooseEncoding, etagOf, type PageEntry } from './page-entry.ts'

export type Outcome = 'sent' | 'unchanged'

/**
 * Writes a page past the framework: its headers are ready as they go on the wire, and there is nothing to serialise.
 * Undefined, and nothing written, where the encoding that the client wants has yet to be made.
 */
export function writeReadyPage(
  entry: PageEntry,
  { headers }: IncomingMessage,
  response: ServerResponse,
): Outcome | undefined {
  const encoding = chooseEncoding(headers['accept-encoding'] as string | undefined)
  const known = headers['if-none-match']
  if (known !== undefined && entry.status === 200) {
    const etag = etagOf(entry, encoding)
    if (known.includes(etag)) {
      // A 304 repeats what the kept copy may need renewed, and has no body of its own.
      response.writeHead(304, Object.entries({ ...entry.headers, etag }).flat()).end()
      return 'unchanged'
    }
  }
  const ready = entry.encoded.get(encoding)
  if (!ready) return undefined
  response.writeHead(entry.status, ready.headers).end(ready.body)
  return 'sent'
}

/** Writes a page, making the encoding that the client wants if nobody has asked for it before. */
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

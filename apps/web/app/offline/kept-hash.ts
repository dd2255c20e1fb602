import { dropDraft, keepDraft, readDraft } from '@narthex/client/outbox/draft'
import { withoutEnd } from '@narthex/contract/text-ends'

const keyOf = (path: string) => `hash ${withoutEnd(path, /\//)}`

/**
 * The URL fragment never reaches the server and is lost on redirects: it is stored in this tab while the visitor logs
 * in, and restored afterwards.
 */
export function keepHash(path: string, hash: string): void {
  keepDraft(keyOf(path), { hash })
}

export function readKeptHash(path: string): string {
  return String(readDraft(keyOf(path))?.hash ?? '')
}

export function dropKeptHash(path: string): void {
  dropDraft(keyOf(path))
}

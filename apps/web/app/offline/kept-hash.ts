import { withoutEnd } from '@narthex/contract/text-ends'
import { dropDraft, keepDraft, readDraft } from './draft.ts'

const keyOf = (path: string) => `hash ${withoutEnd(path, /\//)}`

/**
 * What stands behind `#` never reaches a server, and is lost on the way to another page: it waits in this tab for
 * whoever has to log in before they see the page it was meant for.
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

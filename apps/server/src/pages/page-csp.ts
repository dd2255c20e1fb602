import { createHash } from 'node:crypto'

/** CSP hashes of inline scripts or styles, without duplicates. */
export function sourceHashes(texts: readonly string[]): string[] {
  return [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

import { createHash } from 'node:crypto'

/** Without those that are fetched, and without data that no browser runs. */
const inlineScript = /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g

/** The CSP hashes of a page's own inline scripts and styles: what the server wrote may run, nothing else. */
export function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  return { scripts: hashesOf(html, inlineScript), styles: hashesOf(html, inlineStyle) }
}

function hashesOf(html: string, pattern: RegExp): string[] {
  const texts = Array.from(html.matchAll(pattern), ([, text]) => text ?? '')
  return [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

/** Names that begin handlers and styles, wherever in a tag they stand. */
const handlers = /[\s/"'](?:on[a-z]+|style)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']*)/gi

/**
 * Pasted markup before it is read for what a text may hold. Nothing of it would run, as it is read in a document that
 * no window shows; but browsers complain of what the page's policy forbids even there.
 */
export function withoutScripts(html: string): string {
  return html.replace(/<(script|style|iframe|object|embed)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '').replace(handlers, ' ')
}

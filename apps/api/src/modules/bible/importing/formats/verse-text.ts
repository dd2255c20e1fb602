import type { Span } from '@narthex/contract/bible/bible.schemas'

// biome-ignore lint/suspicious/noControlCharactersInRegex: no database stores them, no text needs them
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u00ad\ufeff\ufffe\uffff]/g

/** Composed letters, single spaces, nothing that does not print. */
export const cleanText = (text: string): string =>
  text.toWellFormed().replace(unprintable, '').replace(/\s+/g, ' ').normalize('NFC')

/** Spans without the spaces at their ends and inside the text; empty ones are dropped. */
export function trimSpans(text: string, spans: readonly Span[]): Span[] {
  return spans.flatMap(({ inicio, fim, tipo }) => {
    let [start, end] = [inicio, Math.min(fim, text.length)]
    while (start < end && text[start] === ' ') start++
    while (end > start && text[end - 1] === ' ') end--
    return start < end ? [{ inicio: start, fim: end, tipo }] : []
  })
}

/** Spans in their order; those of one kind with nothing but a space between them become one. */
export function joinSpans(spans: readonly Span[], text: string): Span[] {
  const joined: Span[] = []
  for (const span of [...spans].sort((one, other) => one.inicio - other.inicio || other.fim - one.fim)) {
    const last = joined.findLast(({ tipo }) => tipo === span.tipo)
    if (last && text.slice(last.fim, span.inicio).trim() === '')
      joined[joined.indexOf(last)] = { ...last, fim: Math.max(last.fim, span.fim) }
    else joined.push(span)
  }
  return joined
}

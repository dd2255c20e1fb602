import type { Span, Verse } from '@narthex/contract/bible/bible.schemas'

/** A piece of a verse in which nothing changes. */
export interface TextPart {
  readonly text: string
  readonly kinds: readonly Span['tipo'][]
  /** Notes of the translation that stand before it, by their index in the verse. */
  readonly notes: readonly number[]
}

export interface VerseLine {
  /** Indent level of a line of poetry; 0 in prose. */
  readonly indent: number
  readonly parts: readonly TextPart[]
}

/** Cuts a verse where something changes: lines of poetry, marked words, notes. Prose is one line. */
export function splitVerse({ texto, linhas = [], trechos = [], notas = [] }: Verse): VerseLine[] {
  const starts = linhas
    .filter(({ posicao }) => posicao === 0 || posicao < texto.length)
    .toSorted((a, b) => a.posicao - b.posicao)
    .filter(({ posicao }, index, sorted) => posicao !== sorted[index - 1]?.posicao)
  const lines = starts[0]?.posicao === 0 ? starts : [{ posicao: 0, recuo: starts.length > 0 ? 1 : 0 }, ...starts]
  return lines.map(({ posicao, recuo }, index) => {
    const end = lines[index + 1]?.posicao ?? texto.length
    const isLast = index === lines.length - 1
    const inside = notas.flatMap((note, number) => {
      const at = Math.min(note.posicao, texto.length)
      return at >= posicao && (at < end || (isLast && at === end)) ? [{ at, number }] : []
    })
    return { indent: recuo, parts: splitLine(texto, posicao, end, trechos, inside) }
  })
}

function splitLine(
  text: string,
  start: number,
  end: number,
  spans: readonly Span[],
  notes: readonly { readonly at: number; readonly number: number }[],
): TextPart[] {
  const inside = (position: number) => position > start && position < end
  const cuts = [start, ...spans.flatMap(({ inicio, fim }) => [inicio, fim]), ...notes.map(({ at }) => at)]
  const edges = [...new Set(cuts.filter((cut) => cut === start || inside(cut)))].toSorted((a, b) => a - b)
  const parts = edges.map((from, index): TextPart => {
    const to = edges[index + 1] ?? end
    return {
      text: text.slice(from, to),
      kinds: spans.filter(({ inicio, fim }) => inicio <= from && fim >= to && to > from).map(({ tipo }) => tipo),
      notes: notes.filter(({ at }) => at === from && at < end).map(({ number }) => number),
    }
  })
  const after = notes.filter(({ at }) => at === end)
  return after.length > 0 ? [...parts, { text: '', kinds: [], notes: after.map(({ number }) => number) }] : parts
}

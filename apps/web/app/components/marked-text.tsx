import type { Marked } from '@narthex/contract/search/search.endpoints'
import type { ReactNode } from 'react'

/** Text with what was looked for in it. The stretches are numbers: nothing that was written becomes markup. */
export function MarkedText({ texto, marcas }: Marked) {
  const parts: ReactNode[] = []
  let end = 0
  for (const [from, to] of marcas) {
    parts.push(
      texto.slice(end, from),
      <mark key={from} className="rounded-xs bg-brand-soft font-semibold text-brand-text">
        {texto.slice(from, to)}
      </mark>,
    )
    end = to
  }
  return [...parts, texto.slice(end)]
}

import { escapeHtml } from '../escape-html.ts'

/** HTML that is safe to set: everything put into it was escaped, or was made here as well. */
export class Html {
  readonly #source: string
  constructor(source: string) {
    this.#source = source
  }
  toString(): string {
    return this.#source
  }
}

type Part = string | number | Html | readonly Html[] | undefined

/** Sets text into HTML, also within a quoted attribute. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.reduce((before, string, i) => before + safe(parts[i - 1]) + string))
}

function safe(part: Part): string {
  if (part === undefined) return ''
  if (part instanceof Html) return part.toString()
  if (typeof part === 'object') return part.join('')
  return escapeHtml(String(part))
}

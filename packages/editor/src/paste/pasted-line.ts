import type { InlineLooks } from './inline-looks.ts'

/** How words stand in a line. */
export interface WordState extends InlineLooks {
  readonly address: string | undefined
}

/** Builds one paragraph or heading; white space counts as a page shows it. */
export class PastedLine {
  readonly element: Element

  constructor(document: Document, tag: string) {
    this.element = document.createElement(tag)
  }

  addWords(words: string, state: WordState): void {
    const isHeading = this.element.tagName !== 'P'
    let node: Node = this.element.ownerDocument.createTextNode(words.replace(/[ \t\n\r\f]+/g, ' '))
    // A heading is bold by itself.
    if (state.bold && !isHeading) node = this.#wrap('strong', node)
    if (state.italic) node = this.#wrap('em', node)
    // A link is underlined by itself.
    if (state.underline && !state.address) node = this.#wrap('u', node)
    if (state.address) {
      const anchor = this.#wrap('a', node)
      anchor.setAttribute('href', state.address)
      node = anchor
    }
    this.element.append(node)
  }

  addBreak(): void {
    this.element.append(this.element.ownerDocument.createElement('br'))
  }

  /** The line without breaks at its end; nothing where there is no letter in it. */
  finish(): Element | undefined {
    while (this.element.lastChild instanceof HTMLBRElement) this.element.lastChild.remove()
    return this.element.textContent?.trim() ? this.element : undefined
  }

  #wrap(tag: string, node: Node): Element {
    const element = this.element.ownerDocument.createElement(tag)
    element.append(node)
    return element
  }
}

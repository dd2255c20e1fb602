import { imageAt } from '@narthex/contract/media/image-address'
import { isUnkeptLook, plainLooks, readLooks } from './inline-looks.ts'
import type { LostCount } from './lost-parts.ts'
import { type ElementKind, findKind, hasFirstLevel, headingTag } from './pasted-elements.ts'
import { PastedLine, type WordState } from './pasted-line.ts'
import { readPastedLink } from './pasted-links.ts'

const plain: WordState = { ...plainLooks, address: undefined }

/** Writes pasted markup again, with nothing but the elements and attributes of a text. */
export class PastedBlocks {
  readonly #body: Element
  readonly #document: Document
  readonly #lost: LostCount
  readonly #hasFirstLevel: boolean
  #container: Element
  #line: PastedLine | undefined
  #lineTag = 'p'
  /** Within a row of a table: all of it is one line. */
  #isOneLine = false

  /** How each kind of element is written. */
  readonly #writers: Readonly<Record<ElementKind, (element: Element, state: WordState) => void>> = {
    dropped: () => {},
    embed: () => this.#lost.add('embeds'),
    comment: () => this.#lost.add('comments'),
    image: (image, state) => this.#addImage(image, state),
    break: () => this.#line?.addBreak(),
    rule: () => this.#addBlock(this.#document.createElement('hr')),
    heading: (heading, state) => this.#addHeading(heading, state),
    list: (list, state) => (this.#isOneLine ? this.#addAll(list, state) : this.#addList(list, state)),
    quote: (quote, state) => (this.#isOneLine ? this.#addAll(quote, state) : this.#addQuote(quote, state)),
    table: (table, state) => this.#addTable(table, state),
    lines: (element, state) => this.#addLines(element, state),
    block: (block, state) => this.#addParagraphs(block, state),
    inline: (element, state) => this.#addInline(element, state),
  }

  constructor(body: Element, lost: LostCount) {
    this.#body = body
    this.#document = body.ownerDocument
    this.#lost = lost
    this.#hasFirstLevel = hasFirstLevel(body)
    this.#container = this.#document.createElement('div')
  }

  write(): string {
    this.#addAll(this.#body, plain)
    this.#endLine()
    return this.#container.innerHTML
  }

  #addAll(parent: Element, state: WordState): void {
    for (const node of parent.childNodes) {
      if (node instanceof Text) this.#addWords(node.data, state)
      else if (node instanceof Element) this.#add(node, state)
    }
  }

  #add(element: Element, state: WordState): void {
    this.#writers[findKind(element)](element, state)
  }

  #addWords(words: string, state: WordState): void {
    if (!this.#line && words.trim() === '') return
    this.#line ??= new PastedLine(this.#document, this.#lineTag)
    this.#line.addWords(words, state)
  }

  #endLine(): void {
    if (this.#isOneLine) {
      this.#line?.addWords(' ', plain)
      return
    }
    const line = this.#line?.finish()
    this.#line = undefined
    if (line) this.#container.append(line)
  }

  #addBlock(block: Element): void {
    if (this.#isOneLine) return
    this.#endLine()
    this.#container.append(block)
  }

  #addParagraphs(element: Element, state: WordState): void {
    this.#endLine()
    this.#addAll(element, { ...state, ...readLooks(element, state) })
    this.#endLine()
  }

  #addHeading(element: Element, state: WordState): void {
    this.#endLine()
    const outer = this.#lineTag
    this.#lineTag = headingTag(element, this.#hasFirstLevel)
    this.#addAll(element, state)
    this.#endLine()
    this.#lineTag = outer
  }

  #addInline(element: Element, state: WordState): void {
    if (isUnkeptLook(element)) this.#lost.add('formatting')
    const href = element.tagName === 'A' ? (element.getAttribute('href') ?? '') : ''
    const address = href ? readPastedLink(href) : undefined
    // A leap within the document itself is no loss.
    if (href && !address && !href.startsWith('#')) this.#lost.add('links')
    this.#addAll(element, { ...state, ...readLooks(element, state), address: address ?? state.address })
  }

  /** Keeps images of the media library only; others would load from another site, or not at all. */
  #addImage(image: Element, state: WordState): void {
    const [src, alt] = [image.getAttribute('src') ?? '', image.getAttribute('alt') ?? '']
    if (imageAt(src)) {
      const kept = this.#document.createElement('img')
      kept.setAttribute('src', src)
      kept.setAttribute('alt', alt)
      this.#addBlock(kept)
    } else if (isEmoji(alt)) this.#addWords(alt, state)
    else if (!isOrnament(image)) this.#lost.add('images')
  }

  /** Text whose line breaks count, such as code and mails. */
  #addLines(element: Element, state: WordState): void {
    this.#endLine()
    for (const line of (element.textContent ?? '').split(/\r?\n/)) {
      this.#addWords(line, state)
      this.#line?.addBreak()
    }
    this.#endLine()
  }

  #addList(list: Element, state: WordState): void {
    this.#endLine()
    const outer = this.#container
    const written = this.#document.createElement(list.tagName === 'OL' ? 'ol' : 'ul')
    const start = Number(list.getAttribute('start') ?? 1)
    if (start > 1 && list.tagName === 'OL') written.setAttribute('start', String(start))
    for (const child of list.children) {
      // Google Docs puts a list that is deeper beside the item that it belongs to.
      const isDeeper = findKind(child) === 'list' && written.lastElementChild !== null
      this.#container = isDeeper ? (written.lastElementChild as Element) : this.#document.createElement('li')
      if (child.tagName === 'LI') this.#addAll(child, { ...state, ...readLooks(child, state) })
      else this.#add(child, state)
      this.#endLine()
      if (this.#container.hasChildNodes()) written.append(this.#container)
    }
    this.#container = outer
    if (written.hasChildNodes()) outer.append(written)
  }

  #addQuote(quote: Element, state: WordState): void {
    this.#endLine()
    const outer = this.#container
    const written = this.#document.createElement('blockquote')
    this.#container = written
    this.#addAll(quote, state)
    this.#endLine()
    this.#container = outer
    if (written.hasChildNodes()) outer.append(written)
  }

  /** Each row becomes a line. A table that only lays out a mail or a page, with one cell in a row, is none. */
  #addTable(table: Element, state: WordState): void {
    const rows = [...(table as HTMLTableElement).rows].map((row) => [...row.cells].filter(isFilled))
    const isLayout = this.#isOneLine || rows.every((cells) => cells.length <= 1)
    if (isLayout) {
      for (const cell of rows.flat()) this.#addParagraphs(cell, state)
      return
    }
    this.#lost.add('tables')
    this.#endLine()
    this.#isOneLine = true
    for (const cells of rows) {
      for (const [index, cell] of cells.entries()) {
        if (index > 0) this.#addWords(' · ', plain)
        this.#addAll(cell, state)
      }
      this.#isOneLine = false
      this.#endLine()
      this.#isOneLine = true
    }
    this.#isOneLine = false
  }
}

const isFilled = (cell: Element) => Boolean(cell.textContent?.trim() || cell.querySelector('img'))

const isEmoji = (text: string) => /^\p{Extended_Pictographic}/u.test(text)

/** A dot that counts readers, or the box of a checklist. */
function isOrnament(image: Element): boolean {
  const sizes = [image.getAttribute('width'), image.getAttribute('height')]
  return sizes.some((size) => size !== null && Number(size) <= 2) || image.closest('[role=checkbox]') !== null
}

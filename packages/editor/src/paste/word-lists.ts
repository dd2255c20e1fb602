import { readStyle } from './inline-looks.ts'

/** Where a paragraph of Word stands in a list: Word writes no lists, but paragraphs with a drawn bullet. */
interface WordItem {
  readonly paragraph: Element
  readonly level: number
  readonly isOrdered: boolean
}

const maxLevel = 9

/** Rewrites the lists of Word as lists, in place. */
export function restoreWordLists(body: Element): void {
  let run: WordItem[] = []
  const end = () => {
    if (run.length > 0) replaceRun(run)
    run = []
  }
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const item = readItem(paragraph)
    const last = run.at(-1)?.paragraph
    if (!item || (last && last.nextElementSibling !== paragraph)) end()
    if (item) run.push(item)
  }
  end()
}

function readItem(paragraph: Element): WordItem | undefined {
  const list = readStyle(paragraph, 'mso-list')
  const level = Number(/\blevel(\d)/.exec(list)?.[1])
  if (!level) return undefined
  const mark = [...paragraph.querySelectorAll('span')].find((span) => readStyle(span, 'mso-list') === 'ignore')
  return { paragraph, level: Math.min(level, maxLevel), isOrdered: /[\p{L}\p{N}][.)]/u.test(mark?.textContent ?? '') }
}

function replaceRun(run: readonly WordItem[]): void {
  const [first] = run
  const document = first?.paragraph.ownerDocument
  if (!first || !document) return
  const lists: Element[] = []
  for (const { paragraph, level, isOrdered } of run) {
    lists.length = Math.min(lists.length, level)
    const parent = lists.at(-1)
    if (!parent || lists.length < level) {
      const list = document.createElement(isOrdered ? 'ol' : 'ul')
      // One step deeper at a time, however many Word has left out.
      if (parent) (parent.lastElementChild ?? parent).append(list)
      else first.paragraph.before(list)
      lists.push(list)
    }
    const item = document.createElement('li')
    item.append(...[...paragraph.childNodes].filter((child) => !isBullet(child)))
    lists.at(-1)?.append(item)
    if (paragraph !== first.paragraph) paragraph.remove()
  }
  first.paragraph.remove()
}

const isBullet = (node: Node) => node instanceof Element && readStyle(node, 'mso-list') === 'ignore'

import type { Node } from '@tiptap/pm/model'
import { isLinkAddress } from '../link-address.ts'
import type { TextPart } from './text-faults.ts'

/** Reads the headings, images and links of a document, in its order. */
export function readParts(doc: Node): TextPart[] {
  const parts: TextPart[] = []
  doc.descendants((node, at) => {
    if (node.type.name === 'image') {
      const { alt, decorative } = node.attrs
      parts.push({ kind: 'image', at, alt: String(alt ?? ''), isDecorative: decorative === true })
    }
    if (!node.isTextblock) return true
    if (node.type.name === 'heading') {
      parts.push({ kind: 'heading', at: at + 1, level: Number(node.attrs.level), text: node.textContent })
    }
    parts.push(...readLinks(node, at + 1))
    return false
  })
  return parts
}

/** The links of a paragraph or heading; one that is partly bold is one link. */
function readLinks(block: Node, start: number): TextPart[] {
  const links: Extract<TextPart, { kind: 'link' }>[] = []
  block.forEach((node, offset) => {
    const mark = node.marks.find(({ type }) => type.name === 'link')
    if (!mark) return
    const href = String(mark.attrs.href ?? '')
    const [at, end, text] = [start + offset, start + offset + node.nodeSize, node.text ?? ' ']
    const last = links.at(-1)
    if (last?.end === at && last.href === href) links[links.length - 1] = { ...last, end, text: last.text + text }
    else links.push({ kind: 'link', at, end, href, isAllowed: isLinkAddress(href), text })
  })
  return links
}

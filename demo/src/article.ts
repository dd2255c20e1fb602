import type { RichBlock, RichText } from '@narthex/contract/content/rich-text'
import { prose } from './prose.ts'

/**
 * A rich text from plain text: a blank line ends a block; `## ` starts a heading, `> ` a quote, `- ` a list item.
 */
export function article(text: string): RichText {
  const blocks = text.trim().split(/\n\s*\n\s*/)
  return { type: 'doc', content: blocks.map(blockOf) }
}

function blockOf(block: string): RichBlock {
  if (block.startsWith('## ')) return { type: 'heading', attrs: { level: 2 }, content: words(block.slice(3)) }
  if (block.startsWith('> ')) return { type: 'blockquote', content: [paragraph(block.slice(2))] }
  if (!block.startsWith('- ')) return paragraph(block)
  const items = block.slice(2).split(/\n *- /)
  return { type: 'bulletList', content: items.map((item) => ({ type: 'listItem', content: [paragraph(item)] })) }
}

const paragraph = (text: string): RichBlock => ({ type: 'paragraph', content: words(text) })
const words = (text: string) => [{ type: 'text' as const, text: prose(text) }]

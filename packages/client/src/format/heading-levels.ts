import type { RichBlock } from '@narthex/contract/content/rich-text'

type Heading = Extract<RichBlock, { type: 'heading' }>

/**
 * The level of each heading below a page's title: as it was chosen, but never two steps deeper than the one before it,
 * since screen reader users navigate by headings.
 */
export function headingLevels(blocks: readonly RichBlock[]): ReadonlyMap<Heading, number> {
  const levels = new Map<Heading, number>()
  let last = 1
  const visit = (block: RichBlock) => {
    if (block.type === 'heading' && block.content?.length) {
      last = Math.min(block.attrs.level, last + 1)
      levels.set(block, last)
    }
    if (block.type === 'blockquote') block.content.forEach(visit)
    if (block.type === 'bulletList' || block.type === 'orderedList') {
      for (const item of block.content) item.content.forEach(visit)
    }
  }
  blocks.forEach(visit)
  return levels
}

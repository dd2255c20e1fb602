import type { RichBlock } from '@narthex/contract/content/rich-text'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { headingLevels } from './heading-levels.ts'

const heading = (level: 2 | 3 | 4): RichBlock => ({
  type: 'heading',
  attrs: { level },
  content: [{ type: 'text', text: 'Fé' }],
})

test('no heading is more than one step deeper than the one before it, and none is deeper than chosen', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(2, 3, 4)), (chosen) => {
      const levels = [...headingLevels(chosen.map((level) => heading(level as 2 | 3 | 4))).values()]
      for (const [i, level] of levels.entries()) {
        expect(level - (levels[i - 1] ?? 1)).toBeLessThanOrEqual(1)
        expect(level).toBeLessThanOrEqual(chosen[i] ?? 0)
        expect(level).toBeGreaterThan(1)
      }
    }),
  )
})

test('headings within quotations and lists count, and empty ones do not', () => {
  const empty: RichBlock = { type: 'heading', attrs: { level: 2 } }
  const quoted: RichBlock = { type: 'blockquote', content: [heading(4)] }
  const listed: RichBlock = { type: 'bulletList', content: [{ type: 'listItem', content: [heading(4)] }] }
  expect([...headingLevels([empty, quoted, listed]).values()]).toEqual([2, 3])
})

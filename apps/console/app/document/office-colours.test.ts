import { readFileSync } from 'node:fs'
import { officeCss } from '@narthex/ui/colour/office-css'
import { expect, test } from 'vitest'

/** A calm grey: the office before it knows its church. */
const grey = '#3f4650'

test('the colours of the first paint are those that a grey brand would give', () => {
  const file = readFileSync(`${import.meta.dirname}/../office-colours.css`, 'utf8').replace(/\/\*.*?\*\//gs, '')
  const bare = (css: string) => css.replace(/[\s'"]|;(?=\s*\})/g, '').toLowerCase()
  expect(bare(file)).toBe(bare(officeCss(grey)))
})

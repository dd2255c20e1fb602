import fc from 'fast-check'
import { test } from 'vitest'
import { inOneLine, withoutEnd } from './text-ends.ts'

const written = fc.string({ unit: fc.constantFrom('a', 'B', ' ', '\n', '.', ')', '/', '\t') })

test('takes off the end what an expression would, and nothing within the text', () => {
  fc.assert(fc.property(written, (text) => withoutEnd(text, /[\s.)]/) === text.replace(/[\s.)]+$/, '')))
})

test('makes a space of each break and the blanks around it, and keeps the blanks at the ends', () => {
  fc.assert(fc.property(written, (text) => inOneLine(text) === text.replace(/\s*\n\s*/g, ' ')))
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitText, lineHeight } from './fit-text.ts'

/** Every letter is half as wide as the type is large. */
const measure = (text: string, size: number) => (text.length * size) / 2
const box = { width: 900, height: 700 }

test('a short text is set large, a long one smaller, and both fit', () => {
  const short = fitText('O monte acordou.', box, measure)
  expect(short).toEqual({ size: 84, lines: ['O monte acordou.'] })
  const long = fitText('O monte acordou antes do sol e cantou. '.repeat(12), box, measure)
  expect(long.size).toBeLessThan(60)
})

test('a text always fits: what is too long ends with an ellipsis', () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 1, maxLength: 600 })
  fc.assert(
    fc.property(words, (list) => {
      const { size, lines } = fitText(list.join(' '), box, measure)
      expect(lines.length * size * lineHeight).toBeLessThanOrEqual(box.height)
      for (const line of lines.slice(0, -1)) expect(measure(line, size)).toBeLessThanOrEqual(box.width)
      if (!lines.at(-1)?.endsWith('…')) expect(lines.join(' ')).toBe(list.join(' '))
    }),
  )
})

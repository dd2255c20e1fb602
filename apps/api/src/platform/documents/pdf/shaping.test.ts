import { expect, test } from 'vitest'
import { splitIntoRuns } from './pdf-fonts.ts'
import { orderMyanmar } from './shaping.ts'

const layoutOf = (text: string) =>
  splitIntoRuns(text, 'body').map(({ font, text: own }) => font.font.layout(own).glyphs.map(({ id }) => id))
const namesOf = (text: string) => splitIntoRuns(text, 'body').map(({ font }) => font.name)

test.each([
  ['telugu', 'కృష్ణ'],
  ['gujarati', 'કૃષ્ણ'],
  ['gurmukhi', 'ਗੁਰਪ੍ਰੀਤ'],
  ['oriya', 'କୃଷ୍ଣ'],
  ['sinhala', 'ශ්‍රී'],
  ['lao', 'ສົມພອນ'],
  ['ethiopic', 'ኃይለ'],
  ['malayalam', 'കൃഷ്ണൻ'],
  ['bengali', 'রবীন্দ্রনাথ'],
  ['myanmar', 'အောင်'],
  ['letters', 'ɛɔ'],
  ['letters', 'ƙɗɓ'],
])('names in %s are written with their letters: %s', (script, name) => {
  expect(namesOf(name)).toEqual([`script-${script}`])
  const [glyphs = []] = layoutOf(name)
  expect(glyphs.length).toBeGreaterThan(0)
  expect(glyphs, 'no box for a letter that is missing').not.toContain(0)
})

test('letters that join are one', () => {
  expect(layoutOf('ন্দ্র')[0]).toHaveLength(1)
  expect(layoutOf('ක්‍රි')[0]?.length).toBeLessThan(4)
})

test.each([
  ['အော', '\u1031\u1021\u102c'],
  ['ကြည်', '\u103c\u1000\u100a\u103a'],
  ['မြေ', '\u1031\u103c\u1019'],
  ['ကျွန်', 'ကျွန်'],
  ['Ana', 'Ana'],
])('what stands before its letter in Myanmar is written first: %s', (text, ordered) => {
  expect(orderMyanmar(text)).toBe(ordered)
})

test('digits of Arabic stand from the left, as they are read', () => {
  const [run] = splitIntoRuns('١٢٣', 'body')
  expect(run?.text).toBe('٣٢١')
  expect(splitIntoRuns('123', 'body')[0]?.text).toBe('123')
})

import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { filled, image, link, text } from './fields.ts'
import { forbiddenTexts, foreignLineEnds } from './testing/forbidden-texts.ts'
import { hostileLinks } from './testing/hostile-links.ts'
import { hostilePaths } from './testing/hostile-paths.ts'
import { hostileTexts } from './testing/hostile-texts.ts'

const accepts = (schema: z.ZodMiniType) => (value: unknown) => z.safeParse(schema, value).success

it('no link and no picture has an address that anybody would be fooled by', () => {
  expect(hostileLinks.length).toBeGreaterThan(100)
  for (const schema of [link, image]) expect(hostileLinks.filter(accepts(schema))).toEqual([])
})

it('a path that looks like one of this site and is none is no link', () => {
  expect(hostilePaths.filter((path) => path.startsWith('/')).filter(accepts(link))).toEqual([])
})

it('a text is whatever people write, and none that ends a line or a string for some reader', () => {
  expect(new Set(hostileTexts).size).toBe(hostileTexts.length)
  expect(hostileTexts.length).toBeGreaterThan(100)
  for (const schema of [text(1000), filled(1000)]) {
    expect(hostileTexts.filter((written) => !accepts(schema)(written))).toEqual([])
    expect(forbiddenTexts.filter(accepts(schema))).toEqual([])
  }
})

it('no text turns the direction of what follows it', () => {
  const turned = '\u202egnp.\u2066exe\u2069 \u05e9\u05dc\u05d5\u05dd'
  expect(z.parse(text(100), turned)).toBe('gnp.exe \u05e9\u05dc\u05d5\u05dd')
})

it('no text has line ends of other systems, and a short one has none', () => {
  for (const written of foreignLineEnds) {
    expect(z.parse(text(1000), written)).toMatch(/^a\n[^\r\v\f\u0085\u2028]+$/)
    expect(z.parse(text(300), written)).toMatch(/^a [^\s]/)
  }
})

import { createTranslator } from 'use-intl/core'
import { expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import { messages } from './es-es/messages.ts'
import { textsFor } from './texts-for.ts'
import { findVariant } from './variant-tag.ts'

interface Texts {
  readonly [key: string]: string | Texts
}

/** Every text with its whole key. */
const flat = (texts: object, within = ''): (readonly [string, string])[] =>
  Object.entries(texts as Texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[within + key, text] as const] : flat(text, `${within}${key}.`),
  )
const general = new Map(flat(catalogue.es))
const own = flat(messages)
const argumentsOf = (text: string) =>
  [...new Set(Array.from(text.matchAll(/\{(\w+)[,}]/g), ([, name]) => name))].toSorted()

test('every text of Spain stands for a text of Spanish, says it otherwise, and takes its arguments', () => {
  for (const [key, text] of own) {
    expect(general.get(key), key).toBeDefined()
    expect(text, key).not.toBe(general.get(key))
    expect(argumentsOf(text), key).toEqual(argumentsOf(general.get(key) ?? ''))
  }
  expect(own.length).toBeGreaterThan(0)
})

test('every message of Spain is sound', () => {
  const t = createTranslator<Record<string, unknown>>({
    locale: 'es',
    messages: textsFor('es', 'es-es'),
    onError: (error) => {
      throw error
    },
  }) as (key: string, values: Record<string, string | number>) => string
  for (const [key, text] of own) {
    const values = Object.fromEntries(argumentsOf(text).map((name) => [name, name === 'count' ? 2 : 'x']))
    expect(t(key, values), key).not.toMatch(/[{}]/)
  }
})

test('a church of Spain speaks its own Spanish, and all else as every church does', () => {
  const spain = textsFor('es', 'es-es')
  expect([catalogue.es.titles.live, spain.titles.live]).toEqual(['En vivo', 'En directo'])
  expect(flat(spain).map(([key]) => key)).toEqual([...general.keys()])
  expect(spain.titles.bible).toBe(catalogue.es.titles.bible)
  expect(textsFor('pt', 'es-es')).toBe(catalogue.pt)
})

test('only a church whose language is that of Spain has the variant, and only for readers of Spanish', () => {
  for (const language of ['es', 'es-419', 'es-mx', 'pt-br', 'pt-pt', 'en-us', '']) {
    expect(findVariant('es', language), language).toBeUndefined()
    expect(textsFor('es', language), language).toBe(catalogue.es)
  }
  expect([findVariant('es', 'es-ES'), findVariant('es', 'es-es'), findVariant('en', 'es-es')]).toEqual([
    'es-ES',
    'es-ES',
    undefined,
  ])
})

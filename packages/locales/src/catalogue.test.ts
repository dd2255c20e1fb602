import { createTranslator } from 'use-intl/core'
import { expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import { consoleCatalogue } from './console-catalogue.ts'

type Language = keyof typeof catalogue
const languages = Object.keys(catalogue) as Language[]

interface Texts {
  readonly [key: string]: string | Texts
}

/** Every text with its whole key; groups within a namespace may be as deep as they like. */
const flat = (messages: object, within = ''): (readonly [string, string])[] =>
  Object.entries(messages as Texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[within + key, text] as const] : flat(text, `${within}${key}.`),
  )
const argumentsOf = (text: string) => new Set(Array.from(text.matchAll(/\{(\w+)/g), ([, name]) => name))

const apps = [
  ['the site', catalogue],
  ['the office', consoleCatalogue],
] as const

test.each(apps)('every language of %s has the keys of Portuguese, and a text for each', (_, texts) => {
  const keys = flat(texts.pt).map(([key]) => key)
  for (const language of languages) {
    expect(
      flat(texts[language])
        .map(([key]) => key)
        .toSorted(),
    ).toEqual(keys.toSorted())
    expect(flat(texts[language]).filter(([, text]) => text.trim() === '')).toEqual([])
  }
})

const spoken = apps.flatMap(([app, texts]) => languages.map((language) => [app, language, texts] as const))

test.each(spoken)('every message of %s in %s is sound and takes the arguments of Portuguese', (_, language, texts) => {
  const portuguese = new Map(flat(texts.pt))
  const t = createTranslator<Record<string, unknown>>({
    locale: language,
    messages: texts[language],
    onError: (error) => {
      throw error
    },
  }) as (key: string, values: Record<string, string | number>) => string
  for (const [key, text] of flat(texts[language])) {
    const names = argumentsOf(portuguese.get(key) ?? '')
    for (const name of argumentsOf(text)) {
      if (!names.has(name)) expect(text, `${key}: ${name}`).toMatch(/plural|select/)
    }
    for (const count of [0, 1, 2]) {
      const values = Object.fromEntries([...names].map((name) => [name ?? '', name === 'count' ? count : 'x']))
      expect(t(key, values), key).not.toMatch(/[{}]/)
    }
  }
})

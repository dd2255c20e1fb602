import { describe, expect, it } from 'vitest'
import { localeFromHeader, localeOf } from './locale.ts'

describe("a reader's locale", () => {
  it.each([
    ['pt-BR,pt;q=0.9,en;q=0.8', 'pt'],
    ['es-419', 'es'],
    ['EN-us', 'en'],
    [' pt', 'pt'],
    ['fr-FR,pt;q=0.9', 'en'],
    ['*', 'en'],
    ['', 'en'],
    [undefined, 'en'],
  ])('of %j is %s', (header, locale) => {
    expect(localeFromHeader(header)).toBe(locale)
  })

  it.each(['fr', 'zh-Hant', '', null, undefined])('is none of ours for %j', (tag) => {
    expect(localeOf(tag)).toBeUndefined()
  })
})

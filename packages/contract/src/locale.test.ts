import { describe, expect, it } from 'vitest'
import { chosenLocale, languageCookie, localeFor, toLocale } from './locale.ts'

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
  ])('of a browser that speaks %j is %s', (header, locale) => {
    expect(localeFor({ 'accept-language': header })).toBe(locale)
  })

  it.each([
    ['lang=es', 'es'],
    ['session=1; lang=pt; theme=dark', 'pt'],
    ['a=1;lang=es;b=2', 'es'],
    ['a=1;  lang=es  ', 'es'],
    ['lang=fr; lang=es', 'es'],
    ['lang=pt; lang=es', 'pt'],
    ['xlang=es', 'en'],
    ['lang=ES', 'en'],
    ['Lang=es', 'en'],
    ['lang=es-MX', 'en'],
    ['lang="es"', 'en'],
    ['lang=', 'en'],
    ['a=lang=es', 'en'],
    [`lang=${'e'.repeat(100_000)}`, 'en'],
    [`${'; '.repeat(50_000)}lang=es`, 'es'],
    [`${';'.repeat(50_000)}${' '.repeat(50_000)}`, 'en'],
  ])('is the one that was chosen before, and garbage is none (%#)', (cookie, locale) => {
    expect(localeFor({ cookie, 'accept-language': 'en' })).toBe(locale)
  })

  it('is the one just chosen, whatever was chosen before', () => {
    expect(localeFor({ cookie: 'lang=es', 'accept-language': 'en' }, 'pt')).toBe('pt')
  })

  it.each(['ES', 'pt-BR', 'fr', ' es', 'es\r\nx: y', '', null, undefined])('is not chosen by %j', (value) => {
    expect(chosenLocale(value)).toBeUndefined()
  })

  it('is kept for a year, and on https only there', () => {
    expect(languageCookie('es', false)).toBe('lang=es; Path=/; Max-Age=31536000; SameSite=Lax')
    expect(languageCookie('es', true)).toMatch(/; Secure$/)
  })

  it.each(['fr', 'zh-Hant', '', null, undefined])('is none of ours for %j', (tag) => {
    expect(toLocale(tag)).toBeUndefined()
  })
})

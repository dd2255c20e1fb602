import { expect, test } from 'vitest'
import { findTextLanguage } from './text-language.ts'

const translated = { field: 'traducoes', own: 'idioma', words: ['corpo'] }

test('a text is in the language of its record, and a translation in its own', () => {
  expect(findTextLanguage('corpo', translated, { idioma: 'pt' })).toBe('pt')
  expect(findTextLanguage('traducoes.en.corpo', translated, { idioma: 'pt' })).toBe('en')
})

test('where no language is known, none is claimed', () => {
  expect(findTextLanguage('corpo', undefined, {})).toBe('')
  expect(findTextLanguage('corpo', translated, {})).toBe('')
})

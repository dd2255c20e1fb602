import type { Translation } from '@narthex/contract/bible/bible.schemas'
import { expect, test } from 'vitest'
import { aTranslation } from './testing/texts.ts'
import { findDefault, groupByLanguage } from './translations.ts'

const named = (codigo: string, idioma: string): Translation => ({ ...aTranslation, codigo, idioma })
const [pt, en, es] = [named('pt1', 'pt-br'), named('en1', 'en'), named('es1', 'es')]

test('the church’s choice is opened, whatever the reader’s language', () => {
  expect(findDefault({ padrao: 'es1', traducoes: [pt, en, es] }, ['pt'])).toBe(es)
})

test('without a choice the reader’s language decides, then the church’s, then English, then what there is', () => {
  const find = (traducoes: Translation[], ...languages: string[]) =>
    findDefault({ padrao: null, traducoes }, languages)?.codigo
  expect(find([en, es, pt], 'pt', 'es')).toBe('pt1')
  expect(find([en, es], 'pt', 'es-mx')).toBe('es1')
  expect(find([es, en], 'pt', 'pt-br')).toBe('en1')
  expect(find([es], 'pt')).toBe('es1')
  expect(find([], 'pt')).toBeUndefined()
})

test('the reader’s language stands first in the list', () => {
  expect(groupByLanguage([en, es, pt], 'pt').map(([language]) => language)).toEqual(['pt', 'en', 'es'])
})

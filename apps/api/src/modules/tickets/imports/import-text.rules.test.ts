import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { normalize, toDay, toText, toYesOrNo } from '../../../platform/documents/cell-values.ts'
import { splitNames, toSex } from './import-text.rules.ts'

describe('a day is read', () => {
  it.each([
    ['31/12/1990', 'pt', '1990-12-31'],
    ['1.2.2014', 'es', '2014-02-01'],
    ['9-3-2014', 'pt', '2014-03-09'],
    ['12/31/1990', 'en', '1990-12-31'],
    ['3/9/2014', 'en', '2014-03-09'],
    [' 2014-03-09 ', 'en', '2014-03-09'],
    ['2014-3-9', 'pt', '2014-03-09'],
    [{ day: '2014-03-09' }, 'en', '2014-03-09'],
    ['29/02/2024', 'pt', '2024-02-29'],
  ] as const)('from %j in %s', (cell, locale, day) => {
    expect(toDay(cell, locale)).toBe(day)
  })

  it.each([
    '31/12/90',
    '29/02/2023',
    '31/04/2020',
    '00/01/2020',
    '12/31/1990',
    '9 de março',
    '',
    '2014',
    '0',
    41_000,
    true,
    undefined,
  ])('and %j is none', (cell) => {
    expect(toDay(cell, 'pt')).toBeUndefined()
  })

  it('of any year from 1 on, back from how people write it', () => {
    const days = fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-30'), noInvalidDate: true })
    fc.assert(
      fc.property(days, (date) => {
        const day = date.toISOString().slice(0, 10)
        const [year, month, of] = day.split('-')
        expect(toDay(`${of}/${month}/${year}`, 'pt')).toBe(day)
        expect(toDay(`${month}/${of}/${year}`, 'en')).toBe(day)
      }),
    )
  })
})

test.each([
  ['Música; Teatro', ['Música', 'Teatro']],
  ['Música, Teatro, com ensaio', ['Música', 'Teatro, com ensaio']],
  ['Teatro, com ensaio,Música', ['Teatro, com ensaio', 'Música']],
  ['Música | Música\n', ['Música', 'Música']],
  ['Dança, Música', ['Dança', 'Música']],
  [' ; ', []],
])('the names in %j are %j, with commas that are part of them', (text, names) => {
  const known = new Set(['musica', 'teatro, com ensaio'])
  expect(splitNames(text, (name) => known.has(normalize(name)))).toEqual(names)
})

test('a list of thousands of commas is one name, and takes no time', () => {
  const text = ','.repeat(2000)
  expect(splitNames(text, () => false)).toEqual([text])
})

test('yes, no and the sexes are understood in every language and in short', () => {
  expect(['Sim', 'sí', 'YES', 'x', '1', 'não', 'No', 'n', 'talvez'].map(toYesOrNo)).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
    false,
    false,
    undefined,
  ])
  expect(['m', 'Masculino', 'hombre', 'Female', 'F', 'mulher', '?'].map(toSex)).toEqual([
    'MASCULINO',
    'MASCULINO',
    'MASCULINO',
    'FEMININO',
    'FEMININO',
    'FEMININO',
    undefined,
  ])
})

test('numbers are texts without an exponent', () => {
  expect([1e21, 12.5, 11_912_345_678, -3, true, { day: '2014-03-09' }, ' a '].map(toText)).toEqual([
    '1000000000000000000000',
    '12.5',
    '11912345678',
    '-3',
    'Sim',
    '2014-03-09',
    'a',
  ])
})

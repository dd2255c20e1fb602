import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { filled, text } from './fields.ts'
import { cleanLine, cleanLines, dropInvisible, hasInk, isAmong } from './pasted-text.ts'
import { nameFields } from './users/registration.schemas.ts'
import { parseShortDate } from './validation/dates.ts'
import { cep } from './validation/postal-code.ts'
import { cpf } from './validation/tax-numbers.ts'
import { email, required } from './validation/text.ts'

describe('a text shows nothing', () => {
  it.each([
    ['zero-width space', '\u200b'],
    ['blank of Braille', '\u2800'],
    ['filler of Hangul', '\u3164'],
    ['fillers of its letters', '\u115f\u1160\uffa0'],
    ['soft hyphens', '\u00ad\u00ad'],
    ['selectors of variants', '\ufe0f\u{e0100}'],
    ['tags', '\u{e0041}\u{e0042}'],
    ['marks without a letter', '\u0301\u0302'],
    ['joiners', '\u200c\u200d\u2060'],
    ['marks of direction', '\u200e\u202a\u202c\u2066\u2069\u061c'],
    ['byte order mark', '\ufeff'],
    ['anchor of an object', '\ufffc'],
    ['spaces of all widths', '\u00a0\u2003\u3000\u1680'],
    ['line ends', '\r\n\u2028\u0085'],
    ['vowels of Khmer without ink', '\u17b4\u17b5'],
    ['a note of music without a head', '\u{1d159}'],
  ])('with %s alone, which is empty', (_, nothing) => {
    expect(hasInk(nothing)).toBe(false)
    for (const schema of [filled(200), filled(2000), required(200), nameFields.nome])
      expect(z.safeParse(schema, `${nothing} ${nothing}`).success).toBe(false)
  })

  it.each(['Ana', '1', '?', '👍', '漢', 'ع', '¿', '\ue000'])('but not with %s', (shown) => {
    expect(hasInk(shown)).toBe(true)
  })
})

describe('a choice', () => {
  it.each(['De 18 a 25', 'De 18 a 25 ', 'De\u00a018 a\u200b 25', 'De 18 a 25\u200e'])(
    'is among those on offer, as they were kept: %j',
    (kept) => {
      expect(isAmong(['Outra', kept], 'De 18 a 25')).toBe(true)
      expect(isAmong([kept], kept)).toBe(true)
      expect(isAmong([kept], 'De 18 a 2')).toBe(false)
    },
  )
})

describe('a line', () => {
  it.each([
    ['\u200bAna Prado', 'Ana Prado'],
    ['Ana\ufe0f Sou\u00adza\u202e\u{e0041}', 'Ana Souza'],
    ['\u200dAna\u200c \u200dSouza', 'Ana Souza'],
    ['\u202aAna\u202c', 'Ana'],
    ['Ana\u00a0Prado\u3000Luz', 'Ana Prado Luz'],
    ['Ana\u2800Prado', 'Ana Prado'],
    ['Ana\r\nPrado', 'Ana Prado'],
    ['Ana \n  Prado', 'Ana Prado'],
    ['Ana\u2028Prado\u000bLuz', 'Ana Prado Luz'],
    ['Ana\tPrado', 'Ana Prado'],
    ['Ana\u2011Prado', 'Ana-Prado'],
    ['Joa\u0303o', 'João'],
    ['\ufeffJoão', 'João'],
    ['דוד\u200f כהן', 'דוד כהן'],
  ])('%j is read as %s', (pasted, meant) => {
    expect(cleanLine(pasted)).toBe(meant)
    expect(z.parse(filled(300), pasted)).toBe(meant)
    expect(cleanLine(cleanLine(pasted))).toBe(meant)
  })

  it.each([
    ['a name of Persia', 'علی\u200cرضا'],
    ['a name of India', 'क्\u200dष'],
    ['a final letter of Kerala', 'രാജൻ രാജന\u0d4d\u200d'],
    ['a family', '👨\u200d👩\u200d👧'],
    ['a heart', '❤\ufe0f'],
    ['an astronaut', '👩🏽\u200d🚀'],
    ['a flag', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
    ['a key', '1\ufe0f\u20e3'],
    ['a letter of a Japanese name', '葛\u{e0100}城'],
    ['a syllable of Khmer', 'ខ្មែរ\u200bភាសា'],
    ['Braille', '\u2801\u2800\u2803'],
    ['an apostrophe and a hyphen', "D'Ávila-Souza"],
    ['a dash', 'Salmo 23 – Parte 1'],
    ['Vietnamese', 'Nguyễn'],
  ])('keeps %s', (_, name) => {
    expect(cleanLine(name)).toBe(name)
    expect(dropInvisible(name)).toBe(name)
  })
})

describe('a text of lines', () => {
  it('keeps its lines, however they end, and marks of direction beside the scripts that need them', () => {
    expect(cleanLines('a\r\nb\rc\u2028d\u000be')).toBe('a\nb\nc\nd\ne')
    expect(z.parse(text(1000), 'a\r\n\r\nb\u200b\u00ad')).toBe('a\n\nb')
    expect(cleanLines('שלום\u200f! a\u200fb')).toBe('שלום\u200f! ab')
    expect(cleanLines('23\u00a0dias')).toBe('23\u00a0dias')
  })

  it('is cleaned in time that grows with it', () => {
    const long = '\u200d'.repeat(50_000) + 'a\u200b'.repeat(50_000)
    expect(cleanLines(long)).toBe('a'.repeat(50_000))
  })
})

describe('a value that was copied', () => {
  it.each([
    '\u200fbia@example.org',
    'mailto:bia@example.org',
    '<bia@example.org>',
    ' BIA@example.org\n',
    'bia＠example．org',
    'bia@exam\u00adple.org',
  ])('is an e-mail address: %j', (pasted) => {
    expect(z.parse(email, pasted)).toBe('bia@example.org')
  })

  it('is an address with a hyphen of a mail program, and none with a space inside', () => {
    expect(z.parse(email, 'ana@boa\u2011mare.example')).toBe('ana@boa-mare.example')
    for (const two of ['ana b@example.org', 'a@b.org, c@d.org', 'Ana <a@b.org>'])
      expect(z.safeParse(email, two).success).toBe(false)
  })

  it('is a number of the tax office, a postal code and a day', () => {
    for (const pasted of ['\u200b529.982.247\u201125', '529.982.247\u221225 ', '５２９９８２２４７２５'])
      expect(z.parse(cpf, pasted)).toBe('52998224725')
    expect(z.parse(cep, '\u200e01310\u2011100')).toBe('01310100')
    expect(parseShortDate('\u200e31/12/1990\u200e', 'pt')).toBe('1990-12-31')
  })
})

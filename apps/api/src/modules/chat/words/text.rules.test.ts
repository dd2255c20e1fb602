import { hostileMarkup } from '@narthex/contract/testing/hostile-markup'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normaliseText, toGuestName, toMessageText } from './text.rules.ts'

/** Letters, marks, joiners, controls and emojis: what a hostile writer combines. */
const signs = fc.constantFrom(
  'a',
  'é',
  'e\u0301',
  '\u0301',
  '\u0489',
  '\u200d',
  '\u200b',
  '\u202e',
  '\u2066',
  '\ufe0f',
  '\u3164',
  '\u00ad',
  '👩',
  '👧',
  '🏽',
  '🏳',
  '🌈',
  '❤',
  '1',
  '\u20e3',
  ' ',
  '\u00a0',
  '\u2003',
  '\n',
  '\r\n',
  '\t',
  '\u2028',
  '\0',
  '\ud800',
  '\udc00',
  '𝐇',
  'Ａ',
  '＜',
  'ا',
  'ก',
  'ั',
  '\u{e0067}',
  '\u{f0000}',
  '\ufffd',
  '<',
  '&',
  '"',
)
const texts = fc.oneof(
  fc.array(signs, { maxLength: 60 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme-composite', maxLength: 60 }),
)

describe('the normalised text', () => {
  it('has no invisible, directional or control sign, no lone surrogate and no stack of marks', () => {
    fc.assert(
      fc.property(texts, (given) => {
        const text = normaliseText(given)
        expect(text.isWellFormed()).toBe(true)
        expect(text).not.toMatch(/(?!\u200d)\p{Cf}|(?!\n)\p{Cc}|[\u3164\u115f\u2800\ufffd]|\p{Co}|\p{Cn}/u)
        expect(text).not.toMatch(/\p{M}{4}/u)
        expect(text).not.toMatch(/^\s|\s$|(?:^|\s)\p{M}| {2}|\n{3}/u)
      }),
      { numRuns: 2000 },
    )
  })

  it('is the same when it is normalised again', () => {
    fc.assert(
      fc.property(texts, (given) => {
        const once = normaliseText(given)
        expect(normaliseText(once)).toBe(once)
      }),
      { numRuns: 2000 },
    )
  })

  it('grows by no more than composing may, three times, so that the limit of the body bounds the work', () => {
    const bounded = (given: string) => normaliseText(given).length <= 3 * given.length
    fc.assert(fc.property(texts, bounded), { examples: [['\u{1D1BB}'], ['\uFB2C'], ['\u0958']] })
  })

  it('keeps what people write', () => {
    for (const text of [
      'Olá, irmãos! 1º culto às 10h30 — “glória” ½ …',
      'שלום',
      'سلام عليكم',
      'Здравствуйте',
      '你好',
      'สวัสดีครับ',
      '👩‍👩‍👧 👍🏽 ❤️ 1️⃣ 🏳️‍🌈 🇧🇷',
      'Linha\n\noutra',
      '<b>não é marcação</b> & "aspas"',
      'Việt Nam',
    ])
      expect(normaliseText(text.normalize('NFC'))).toBe(text.normalize('NFC'))
  })

  it('is plain where letters were styled, stacked or turned', () => {
    expect(normaliseText('𝐇𝐞𝐥𝐥𝐨 Ｗｏｒｌｄ')).toBe('Hello World')
    expect(normaliseText(`Z${'\u0335\u0322\u031b'.repeat(20)}algo`)).toMatch(/^Z\p{M}{0,3}algo$/u)
    expect(normaliseText('\u202egnp.\u202cexe')).toBe('gnp.exe')
    expect(normaliseText('a\u200db')).toBe('ab')
  })

  it('keeps markup as text, as it was written', () => {
    for (const markup of hostileMarkup.map(String)) {
      const text = normaliseText(markup)
      expect(text.includes('<')).toBe(/[<＜]/.test(markup))
    }
  })
})

describe('the text of a message', () => {
  it('is missing where nothing is left, or too much', () => {
    expect(toMessageText(' \u200b\u3164 ')).toBeUndefined()
    expect(toMessageText('a'.repeat(501))).toBeUndefined()
    expect(toMessageText(` ${'a'.repeat(500)}\u200b`)).toHaveLength(500)
  })
})

describe('the name of a guest', () => {
  it('is letters, digits and what joins them, on one line', () => {
    fc.assert(
      fc.property(texts, (given) => {
        const name = toGuestName(given)
        if (name !== undefined) expect(name).toMatch(/^[\p{L}\p{M}\p{N} .,'’-]{1,40}$/u)
      }),
    )
    expect(toGuestName('Lia <script>')).toBe('Lia script')
    expect(toGuestName("D'Ávila-Souza Jr.")).toBe("D'Ávila-Souza Jr.")
  })
})

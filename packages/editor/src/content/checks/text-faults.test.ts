import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findFaults, type TextPart } from './text-faults.ts'

const heading = (level: number, text = 'Pão'): TextPart => ({ kind: 'heading', at: 1, level, text })
const image = (alt: string, isDecorative = false): TextPart => ({ kind: 'image', at: 1, alt, isDecorative })
const link = (text: string, href = '/event', isAllowed = true): TextPart => ({
  kind: 'link',
  at: 1,
  end: 1 + text.length,
  href,
  isAllowed,
  text,
})
const kindsOf = (...parts: TextPart[]) => findFaults(parts).map(({ kind }) => kind)

describe('headings', () => {
  test('that go down a level at a time, and up by any, are fine', () => {
    expect(kindsOf(heading(2), heading(3), heading(4), heading(2), heading(3), heading(3))).toEqual([])
  })

  test('begin at the level below the title of the page', () => {
    expect(findFaults([heading(3)])).toMatchObject([{ kind: 'headingStart', level: 2 }])
    expect(findFaults([heading(4), heading(2)])).toMatchObject([{ kind: 'headingStart', level: 2 }])
    expect(findFaults([heading(2)], 3)).toMatchObject([{ kind: 'headingStart', level: 3 }])
  })

  test('that skip a level are told with the one that fits', () => {
    expect(findFaults([heading(2), heading(4)])).toMatchObject([{ kind: 'headingSkip', level: 3 }])
  })

  test('that are empty are told once, and do not count for those below', () => {
    expect(kindsOf(heading(2), heading(3, ' – '), heading(4))).toEqual(['headingEmpty', 'headingSkip'])
  })
})

describe('images', () => {
  test.each([
    ['', false, ['imageUndescribed']],
    [' ', false, ['imageUndescribed']],
    ['', true, []],
    ['O coro canta no porto', false, []],
    ['coro-no-porto.JPG', false, ['imageFileName']],
    ['IMG_2041', false, ['imageFileName']],
    ['foto', false, ['imageFileName']],
    ['Foto do coro', false, []],
    ['WhatsApp Image 2026-11-28 at 10.00.00.jpeg', false, ['imageFileName']],
  ] as const)('%j, decorative: %s', (alt, isDecorative, faults) => {
    expect(kindsOf(image(alt, isDecorative))).toEqual(faults)
  })
})

describe('links', () => {
  test.each(['clique aqui', 'Clique AQUI!', '» Saiba mais…', 'aquí', 'Read more', 'Leer más', 'este link', 'here.'])(
    'that say nothing of where they lead: %s',
    (text) => {
      expect(kindsOf(link(text))).toEqual(['linkVague'])
    },
  )

  test.each(['https://igreja.org/festa', 'www.igreja.org', 'igreja.org/festa?a=1', 'HTTP://IGREJA.ORG'])(
    'that show a bare address: %s',
    (text) => {
      expect(kindsOf(link(text))).toEqual(['linkAddress'])
    },
  )

  test.each(['a inscrição na festa', 'igreja.org', 'ola@igreja.org', '+55 81 3333-4444', 'Aqui em casa', '大会'])(
    'that can be read alone are fine: %s',
    (text) => {
      expect(kindsOf(link(text))).toEqual([])
    },
  )

  test('without words, or without an address, are told as that', () => {
    expect(kindsOf(link(' … '))).toEqual(['linkEmpty'])
    expect(kindsOf(link('a festa', '', false))).toEqual(['linkNowhere'])
    expect(kindsOf(link('aqui', 'javascript:alert(1)', false))).toEqual(['linkNowhere'])
  })
})

describe('any text', () => {
  const parts = fc.array(
    fc.oneof(
      fc.record({
        kind: fc.constant('heading' as const),
        at: fc.nat(),
        level: fc.integer({ min: 2, max: 4 }),
        text: fc.string(),
      }),
      fc.record({ kind: fc.constant('image' as const), at: fc.nat(), alt: fc.string(), isDecorative: fc.boolean() }),
      fc.record({
        kind: fc.constant('link' as const),
        at: fc.nat(),
        end: fc.nat(),
        href: fc.string(),
        isAllowed: fc.boolean(),
        text: fc.string({ unit: 'grapheme' }),
      }),
    ),
  )

  test('has one remark on a part at most, in the order of its parts', () => {
    fc.assert(
      fc.property(parts, (given) => {
        const places = findFaults(given).map(({ part }) => given.indexOf(part))
        expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b))
      }),
    )
  })

  test('has headings in order once each has the level that is advised', () => {
    fc.assert(
      fc.property(parts, (given) => {
        let mended: readonly TextPart[] = given
        for (const _ of given) {
          const [fault] = findFaults(mended).filter(({ level }) => level !== undefined)
          if (!fault) break
          mended = mended.map((part) =>
            part === fault.part && part.kind === 'heading' ? { ...part, level: fault.level ?? 2 } : part,
          )
        }
        expect(findFaults(mended).filter(({ level }) => level !== undefined)).toEqual([])
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSitePath } from './site-path.ts'
import { hostilePaths } from './testing/hostile-paths.ts'
import { atStrength } from './testing/strength.ts'

const origin = 'https://site.example'

describe('a path of the site', () => {
  it.each([
    '/',
    '/user',
    '/user/notes?embed=true#first',
    '/search?type=query&term=a%2Fb%5Cc',
    '/event/12/tickets?back=https://evil.example',
    '/a//b',
    '/oração/água-viva',
    '/a@b:c',
    '/100%25',
    '/javascript:a',
    '/evil.example',
    '/;a=b,c/(d)',
  ])('may be %s', (path) => {
    expect(isSitePath(path)).toBe(true)
    expect(new URL(path, origin).origin).toBe(origin)
  })

  it('is none of hundreds of forms that somebody would be fooled by', () => {
    expect(new Set(hostilePaths).size).toBeGreaterThan(600)
    expect(hostilePaths.filter(isSitePath)).toEqual([])
  })

  it('stays on its site for every parser, decoded or not, whatever is written', () => {
    const signs = fc.string({
      unit: fc.constantFrom(
        ...'/\\:?#.@%;& \t\n\r\0／＼',
        '%2f',
        '%5c',
        '%25',
        '%2e',
        '..',
        'javascript',
        'evil.example',
      ),
    })
    let accepted = 0
    fc.assert(
      fc.property(
        fc.constantFrom('', '/'),
        fc.oneof(signs, fc.string({ unit: 'binary' }), fc.webPath()),
        (first, rest) => {
          const path = first + rest
          if (!isSitePath(path)) return
          accepted++
          expect(new URL(path, origin).origin).toBe(origin)
          expect(new URL(path, `${origin}/a/b?c#d`).href).toBe(new URL(path, origin).href)
          // Given on by what decodes, simplifies or resolves it first, it stays there too.
          for (const read of [decoded(path), path.normalize('NFKC'), new URL(path, origin).pathname]) {
            expect(new URL(read, origin).origin).toBe(origin)
          }
        },
      ),
      { numRuns: atStrength({ deep: 10_000, full: 2000 }) },
    )
    expect(accepted).toBeGreaterThan(atStrength({ deep: 500, full: 100 }))
  })
})

/** Decodes a path until no percent-encodings are left, however often it was encoded. */
function decoded(path: string): string {
  const [written = ''] = path.split(/[?#]/, 1)
  try {
    const plain = decodeURIComponent(written)
    return plain === written ? plain : decoded(plain)
  } catch {
    return written
  }
}

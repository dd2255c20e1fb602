import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageUrl } from './page-url.ts'

describe('the address of a page', () => {
  it('is its path when it has no query', () => {
    expect(pageUrl('/about')).toEqual({ path: '/about', search: '' })
  })

  it('keeps the query keys of its route alone, in their own order', () => {
    const kept = { path: '/error', search: '?embed=true&message=hi' }
    expect(pageUrl('/error?utm_source=x&message=hi&constructor=1&embed=true')).toEqual(kept)
    expect(pageUrl('/error?embed=true&message=hi')).toEqual(kept)
  })

  it('drops a query that holds no known key', () => {
    expect(pageUrl('/?utm_source=x&Embed=true&__proto__=2&message=hi')).toEqual({ path: '/', search: '' })
  })

  it('keeps the first value of a key that is given twice', () => {
    expect(pageUrl('/error?message=1&message=2')).toEqual({ path: '/error', search: '?message=1' })
  })

  it('names the section that an address without a route may have meant, for its page and for its data', () => {
    expect(pageUrl('/devotionais/3?q=1')).toEqual({ path: '/not-found/devotionals', search: '', isNowhere: true })
    expect(pageUrl('/devotionais/3.wake')?.path).toBe('/not-found/devotionals.wake')
    expect(pageUrl('/devotionais.wake')?.path).toBe('/not-found/devotionals.wake')
  })

  it('is one for all addresses that lead nowhere, and their data has one too', () => {
    for (const target of ['/nowhere', '/wp-login.php', '/a/b/c/d'])
      expect(pageUrl(target), target).toEqual({ path: '/not-found', search: '', isNowhere: true })
    expect(pageUrl('/nowhere.data?_routes=x')).toEqual({ path: '/not-found.data', search: '', isNowhere: true })
    expect(pageUrl('/embed/nowhere?lang=es')).toEqual({
      path: '/embed/not-found',
      search: '?lang=es',
      lang: 'es',
      isNowhere: true,
    })
  })

  it.each([
    ['/?lang=es', 'es'],
    ['/?lang=es&lang=pt', 'es'],
    ['/?x=1&lang=pt', 'pt'],
  ])('asks for the language that it names (%s)', (target, lang) => {
    expect(pageUrl(target)).toEqual({ path: '/', search: `?lang=${lang}`, lang })
  })

  it.each(['fr', 'ES', 'pt-BR', 'es%0d%0aset-cookie:x=1', 'es;', ''])(
    'drops the language “%s”, which nobody speaks here',
    (lang) => {
      expect(pageUrl(`/?lang=${lang}`)).toEqual({ path: '/', search: '' })
    },
  )

  it('writes the same value in one way, however it was written', () => {
    const written = ['message=a+b', 'message=a%20b', '%6dessage=a%20b', '&&message=a%20b&']
    expect(new Set(written.map((query) => pageUrl(`/error?${query}`)?.search))).toEqual(new Set(['?message=a+b']))
  })

  it.each([
    ['a host of its own', '//evil.example/about'],
    ['a host of its own, behind a backslash', '/\\evil.example'],
    ['an encoded backslash', '/%5Cevil.example'],
    ['an escape that is none', '/%zz'],
    ['an escape cut short', '/about%2'],
    ['bytes that are no UTF-8', '/%ff%fe'],
    ['an encoded line feed', '/a%0Amaria@example.org'],
    ['an encoded carriage return', '/a%0d'],
    ['an encoded line separator', '/a%E2%80%A8b'],
    ['an encoded paragraph separator', '/a%e2%80%a9b'],
    ['an encoded next line', '/a%c2%85b'],
    ['a next line that is no UTF-8', '/a%85b'],
    ['an encoded vertical tab', '/a%0bb'],
    ['NUL', '/about\0'],
    ['an encoded NUL', '/about%00'],
    ['a step up', '/embed/../about'],
    ['a step up at the end', '/about/..'],
    ['an encoded step up', '/embed/%2e%2E/about'],
    ['a half encoded step up', '/embed/.%2e/about'],
    ['a step on the spot', '/./about'],
    ['an absolute address', 'http://evil.example/'],
    ['an asterisk', '*'],
    ['a fragment', '/about#top'],
    ['a tab', '/embed/.\t./about'],
    ['nothing', ''],
    ['a path of 3,000 characters', `/${'a'.repeat(3000)}`],
    ['a query of 10,000 characters', `/?embed=${'a'.repeat(10_000)}`],
  ])('is refused with %s', (_what, target) => {
    expect(pageUrl(target)).toBeUndefined()
  })

  it('may bring a whole text to look for', () => {
    const text = 'palavra '.repeat(500).trim()
    const { search } = pageUrl(`/news?q=${encodeURIComponent(text)}`) ?? {}
    expect(new URLSearchParams(search).get('q')).toBe(text)
  })

  it('may have dots that are no steps', () => {
    for (const path of [
      '/news/x.css',
      '/news/.well-known',
      '/news/...',
      '/news/a..b',
      '/news/..a',
      '/news/%2e%2e%2fuser',
    ])
      expect(pageUrl(path)).toEqual({ path, search: '' })
  })

  it('leads to the very path it names, below the very origin, whatever is asked', () => {
    const target = fc.string({ unit: fc.constantFrom(...'/.%2eE5c@:;?&=#aé\\ \t'), maxLength: 24 })
    fc.assert(
      fc.property(target, (rest) => {
        const page = pageUrl(`/news/${rest}`)
        if (!page || page.isNowhere) return
        const { origin, pathname } = new URL(`http://church.test${page.path}${page.search}`)
        expect(origin).toBe('http://church.test')
        expect(pathname).toBe(
          new URL(`http://church.test${page.path.replaceAll('.', '_')}`).pathname.replaceAll('_', '.'),
        )
      }),
      { numRuns: 2000 },
    )
  })
})

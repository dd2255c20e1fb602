import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hostKey, hostNameFromText, officeHostKey, parseHost, refuseOwnHost } from './host.ts'

const marker = 'narthex.test'
const label63 = 'a'.repeat(63)
const name253 = `${`${'a'.repeat(49)}.`.repeat(5)}abc`

/** Host headers, and the code below the product's own domain that each carries. */
const codes: [header: string, code: string][] = [
  ['videira.narthex.test', 'videira'],
  ['VIDEIRA.Narthex.TEST', 'videira'],
  ['videira.narthex.test:3000', 'videira'],
  ['videira.narthex.test:', 'videira'],
  ['videira.narthex.test.', 'videira'],
  ['videira.narthex.test.:443', 'videira'],
  ['igreja-da-paz.narthex.test', 'igreja-da-paz'],
  ['7.narthex.test', '7'],
  ['www.narthex.test', 'www'],
  ['xn--so-joo-rta.narthex.test', 'xn--so-joo-rta'],
  [`${label63}.narthex.test`, label63],
]

/** Host headers that are looked up whole, because they are no single label below the product's domain. */
const wholeHosts: [header: string, host: string][] = [
  ['narthex.test', 'narthex.test'],
  ['narthex.test.', 'narthex.test'],
  ['narthex.test:80', 'narthex.test'],
  ['a.b.narthex.test', 'a.b.narthex.test'],
  ['a.narthex.test.evil.com', 'a.narthex.test.evil.com'],
  ['narthex.test.evil.com', 'narthex.test.evil.com'],
  ['evilnarthex.test', 'evilnarthex.test'],
  ['videira-narthex.test', 'videira-narthex.test'],
  ['videira.narthex.tes', 'videira.narthex.tes'],
  ['videira.narthex.testt', 'videira.narthex.testt'],
  ['www.igrejavideira.com.br', 'www.igrejavideira.com.br'],
  ['WWW.IgrejaVideira.com.br.:8080', 'www.igrejavideira.com.br'],
  ['xn--igreja-so-joo-tib.com.br', 'xn--igreja-so-joo-tib.com.br'],
  ['localhost', 'localhost'],
  ['127.0.0.1', '127.0.0.1'],
  ['127.0.0.1:3000', '127.0.0.1'],
  ['2130706433', '2130706433'],
  ['[::1]', '[::1]'],
  ['[::1]:3000', '[::1]'],
  ['[2001:DB8::1]:443', '[2001:db8::1]'],
  [name253, name253],
]

/** Host headers that name no host at all. */
const refused: [what: string, header: string | undefined][] = [
  ['none', undefined],
  ['empty', ''],
  ['only a port', ':3000'],
  ['only a dot', '.'],
  ['only dots', '...'],
  ['an empty first label', '.narthex.test'],
  ['two trailing dots', 'videira.narthex.test..'],
  ['an empty label inside', 'videira..narthex.test'],
  ['a fragment', 'evil.com#.narthex.test'],
  ['a query', 'evil.com?.narthex.test'],
  ['a path', 'evil.com/.narthex.test'],
  ['a backslash', 'evil.com\\.narthex.test'],
  ['user information', 'user@videira.narthex.test'],
  ['user information with a password', 'user:pass@videira.narthex.test'],
  ['a scheme', 'http://videira.narthex.test'],
  ['two hosts', 'videira.narthex.test,evil.com'],
  ['a space inside', 'videira .narthex.test'],
  ['a space before', ' videira.narthex.test'],
  ['a tab', 'videira\t.narthex.test'],
  ['a line feed', 'videira.narthex.test\n'],
  ['a carriage return', 'videira.narthex.test\r\nX: y'],
  ['a NUL', 'videira\0.narthex.test'],
  ['a percent escape', 'videira%2enarthex.test'],
  ['an escaped NUL', 'videira%00.narthex.test'],
  ['an ideographic full stop', 'videira。narthex.test'],
  ['a full-width full stop', 'videira．narthex.test'],
  ['a one-dot leader', 'videira․narthex.test'],
  ['letters that are not ASCII', 'são-joão.narthex.test'],
  ['a Kelvin sign, whose lower case is k', 'far\u212A.narthex.test'],
  ['a dotted I', 'v\u0130deira.narthex.test'],
  ['a zero-width space', 'vide\u200Bira.narthex.test'],
  ['a lone surrogate', 'vide\uD800ira.narthex.test'],
  ['a leading dash', '-videira.narthex.test'],
  ['a trailing dash', 'videira-.narthex.test'],
  ['a label of 64 letters', `${'a'.repeat(64)}.narthex.test`],
  ['a label of 300 letters', `${'a'.repeat(300)}.narthex.test`],
  ['a name of 254 letters', `a${name253}`],
  ['100 kB', 'a.'.repeat(50_000)],
  ['a port of letters', 'videira.narthex.test:abc'],
  ['a port too long', 'videira.narthex.test:123456'],
  ['two ports', 'videira.narthex.test:80:80'],
  ['an IPv6 address without brackets', '::1'],
  ['brackets left open', '[::1'],
  ['a zone in an IPv6 address', '[fe80::1%eth0]'],
  ['a name after an IPv6 address', '[::1].narthex.test'],
  ['a quote', "videira'.narthex.test"],
  ['a star', '*.narthex.test'],
]

describe('a host', () => {
  it.each(codes)('%s carries the code %s', (header, nome) => {
    expect(hostKey(header, marker)).toEqual({ tipo: 'CODIGO', nome })
  })
  it.each(wholeHosts)('%s is looked up whole as %s', (header, nome) => {
    expect(hostKey(header, marker)).toEqual({ tipo: 'HOST', nome })
  })
  it.each(refused)('with %s is no host', (_, header) => {
    expect(hostKey(header, marker)).toBeUndefined()
  })

  it('carries a code only when it is exactly one label before the marker, whatever comes', () => {
    const hostile = fc.string({ unit: fc.constantFrom(...'aZ9-_.:/\\@#?%[] \0\n', 'narthex.test', '。', '\u212A') })
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), hostile, fc.domain()), fc.boolean(), (text, below) => {
        const header = below ? `${text}.${marker}` : text
        const key = hostKey(header, marker)
        if (key?.tipo !== 'CODIGO') return
        expect(key.nome).toMatch(/^[a-z0-9_-]{1,63}$/)
        expect(header.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')).toBe(`${key.nome}.${marker}`)
      }),
      { numRuns: 2000 },
    )
  })

  it('once read is read the same again', () => {
    fc.assert(
      fc.property(fc.domain(), (domain) => {
        const name = parseHost(domain)
        expect(name).toBe(domain.toLowerCase())
        expect(parseHost(name)).toBe(name)
      }),
    )
  })
})

describe('a host of an office', () => {
  it.each([
    ['videira.admin.narthex.test', 'videira'],
    ['VIDEIRA.Admin.narthex.test:3000', 'videira'],
    ['admin.admin.narthex.test', 'admin'],
  ])('%s is that of the church with the code %s, and of no site', (header, nome) => {
    expect(officeHostKey(header, marker)).toEqual({ tipo: 'CODIGO', nome })
    expect(hostKey(header, marker)).toBeUndefined()
  })

  it.each(['admin.narthex.test', 'a.b.admin.narthex.test', 'ADMIN.narthex.test:80'])(
    '%s is of no church, and of no site',
    (header) => {
      expect(officeHostKey(header, marker)).toBe('none')
      expect(hostKey(header, marker)).toBeUndefined()
    },
  )

  it.each([
    'videira.narthex.test',
    'narthex.test',
    'videira.admin.narthex.test.evil.com',
    'videira-admin.narthex.test',
    'videira.admin.evil.com',
    'admin.evil.com',
    '.admin.narthex.test',
    undefined,
  ])('%s is none', (header) => {
    expect(officeHostKey(header, marker)).toBeUndefined()
  })
})

describe('a host name that a person types', () => {
  it.each([
    ['www.IgrejaVideira.com.br', 'www.igrejavideira.com.br'],
    ['  igreja.example  ', 'igreja.example'],
    ['igreja.example.', 'igreja.example'],
    ['sãojoão.com.br', 'xn--sojoo-9qad.com.br'],
    ['SÃOJOÃO.com.br', 'xn--sojoo-9qad.com.br'],
    ['xn--sojoo-9qad.com.br', 'xn--sojoo-9qad.com.br'],
    ['例え。jp', 'xn--r8jz45g.jp'],
    ['igreja.example/sobre?a=b', 'igreja.example'],
  ])('%s is kept as %s', (text, name) => {
    expect(hostNameFromText(text)).toBe(name)
  })

  it.each(['', ' ', 'http://igreja.example', 'two words.example', 'a..b', 'user@igreja.example', '\0'])(
    '%j is none',
    (text) => {
      expect(hostNameFromText(text)).toBeUndefined()
    },
  )
})

describe('a host name of a tenant’s own', () => {
  it.each(['videira.narthex.test', 'admin.narthex.test', 'videira.admin.narthex.test'])(
    'is not %s, below the address of the product',
    (name) => {
      expect(refuseOwnHost(name, marker)).toBeDefined()
    },
  )

  it.each(['igreja.example', 'narthex.test', 'a.videira.narthex.test', 'admin.igreja.example', 'evilnarthex.test'])(
    'may be %s',
    (name) => {
      expect(refuseOwnHost(name, marker)).toBeUndefined()
    },
  )
})

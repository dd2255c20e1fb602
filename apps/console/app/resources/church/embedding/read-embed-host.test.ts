import { churchEmbedding } from '@narthex/contract/churches/embedding.settings'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readEmbedHost } from './read-embed-host.ts'

describe('a site that may embed', () => {
  test.each([
    ['igreja.org', 'igreja.org'],
    [' https://www.Igreja.org/contato?a=1#b ', 'www.igreja.org'],
    ['http://igreja.org', 'igreja.org'],
    ['//igreja.org/', 'igreja.org'],
    ['igreja.org.', 'igreja.org'],
    ['igreja.org:8443', 'igreja.org:8443'],
    ['https://igreja.org:443', 'igreja.org'],
    ['igreja-maré.org', 'xn--igreja-mar-k7a.org'],
  ])('is read from what is typed: %s', (typed, host) => {
    expect(readEmbedHost(typed)).toEqual({ kind: 'site', host })
  })

  test.each([
    ['*.igreja.org', '*.igreja.org'],
    ['https://*.Igreja.org/', '*.igreja.org'],
  ])('may be all below a name: %s', (typed, host) => {
    expect(readEmbedHost(typed)).toEqual({ kind: 'subdomains', host })
  })

  test.each([
    ['', 'empty'],
    ['*', 'everything'],
    ['*.org', 'wildcard'],
    ['www.*.org', 'wildcard'],
    ['**.igreja.org', 'wildcard'],
    ['192.0.2.7', 'number'],
    ['localhost', 'noSite'],
    ['igreja', 'noSite'],
    ['ana@igreja.org', 'noSite'],
    ['nossa igreja.org', 'noSite'],
    ['javascript:alert(1)', 'noSite'],
    ['[::1]', 'noSite'],
  ])('is refused with a reason: %s', (typed, kind) => {
    expect(readEmbedHost(typed)).toEqual({ kind })
  })

  test('is kept by the API wherever one is read, and is read again as itself', () => {
    const written = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
      fc.domain(),
      fc.domain().map((name) => `*.${name}`),
    )
    fc.assert(
      fc.property(written, (typed) => {
        const read = readEmbedHost(typed)
        if (!('host' in read)) return
        expect(z.safeParse(churchEmbedding.form, { hosts: [read.host] }).success).toBe(true)
        expect(readEmbedHost(read.host)).toEqual(read)
      }),
    )
  })
})

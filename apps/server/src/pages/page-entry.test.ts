import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { bodyIn, chooseEncoding, computeEtag, type Encoding, pageEntry } from './page-entry.ts'
import { renderedPage } from './rendered-page.ts'

const entryOf = (headers: Record<string, string>, body: string) =>
  pageEntry(renderedPage({ status: 200, headers: {}, body }), headers)

const decoders: Record<Encoding, (body: Buffer) => Buffer> = {
  br: (body) => brotliDecompressSync(body),
  gzip: (body) => gunzipSync(body),
  identity: (body) => body,
}

describe('the encoding of a page', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0.1', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0,gzip;q=0.000', 'identity'],
    ['br ; q=0 , gzip', 'gzip'],
    ['br;q=0.001', 'br'],
    ['gzip;q=0', 'identity'],
    ['deflate', 'identity'],
    ['identity', 'identity'],
    ['identity;q=0, gzip', 'gzip'],
    [';;;,,q=0', 'identity'],
  ] as const)('for “%s” is %s', (accepted, encoding) => {
    expect(chooseEncoding(accepted)).toBe(encoding)
  })
})

describe('a page entry', () => {
  const text = `<!DOCTYPE html><p>São João ${'e o povo '.repeat(500)}</p>`
  const headers = { 'content-type': 'text/html; charset=utf-8', vary: 'accept-encoding' }

  it.each(['br', 'gzip', 'identity'] as const)(
    'gives the same text in %s, with its length and name',
    async (encoding) => {
      const entry = entryOf(headers, text)
      const ready = await bodyIn(entry, encoding)
      expect(decoders[encoding](ready.body).toString()).toBe(text)

      const sent = pairs(ready.headers)
      expect(sent).toMatchObject({
        ...headers,
        etag: computeEtag(entry, encoding),
        'content-length': String(ready.body.length),
      })
      expect(sent['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding)
    },
  )

  it('is compressed once, however many ask at the same time', async () => {
    const entry = entryOf(headers, text)
    const bodies = await Promise.all(Array.from({ length: 20 }, () => bodyIn(entry, 'br')))
    expect(new Set(bodies.map(({ body }) => body)).size).toBe(1)
    expect(bodyIn(entry, 'br'), 'at once, from then on').toBe(bodies[0])
  })

  it('is known by its bytes: equal texts share an ETag, other texts and other encodings do not', () => {
    const etag = computeEtag(entryOf(headers, text), 'br')
    expect(etag).toMatch(/^"[\w-]{22}-br"$/)
    expect(computeEtag(entryOf({}, text), 'br')).toBe(etag)
    expect(computeEtag(entryOf(headers, `${text} `), 'br')).not.toBe(etag)
    expect(computeEtag(entryOf(headers, text), 'gzip')).not.toBe(etag)
  })
})

function pairs(flat: readonly string[]): Record<string, string | undefined> {
  return Object.fromEntries(flat.flatMap((name, i) => (i % 2 === 0 ? [[name, flat[i + 1]]] : [])))
}

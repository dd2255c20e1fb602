import { openOutbox } from '@narthex/api/platform/mail/outbox'
import type { platformOn } from '@narthex/api/testing/test-platform'
import { beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, setUpServer } from '../testing/test-server.ts'
import { isLoopbackName } from './may-read.ts'

const hostile = '<script>alert(1)</script>"\''

describe('the outbox', () => {
  const withDomain =
    (hostname: string) =>
    (platform: ReturnType<typeof platformOn>): ReturnType<typeof platformOn> => ({
      ...platform,
      domain: { ...platform.domain, hostname },
    })
  const outbox = openOutbox(undefined)
  const server = setUpServer({ outbox, alter: withDomain('localhost') })

  beforeAll(async () => {
    await outbox.deliver({
      id: 'one',
      date: new Date('2026-03-01T12:00:00Z'),
      locale: 'pt',
      fromName: hostile,
      replyTo: null,
      to: 'ana@example.org',
      subject: `Confirme ${hostile}`,
      html: '<h1>Olá</h1>',
      text: `Olá ${hostile}`,
      attachments: [{ filename: 'recibo ".pdf', contentType: 'application/pdf', content: btoa('%PDF-') }],
    })
  })

  const read = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    server.app.inject({ url, headers: { host: 'outbox.localhost:3000', ...headers }, remoteAddress })

  it('lists what was not sent, and shows each mail as HTML and as text', async () => {
    const list = await read('/outbox')
    expect(list.statusCode).toBe(200)
    expect(list.headers['content-type']).toContain('text/html')
    expect(list.body).toContain('href="/outbox/one"')
    const letter = await read('/outbox/one')
    expect(letter.body).toContain('src="/outbox/one/html" sandbox="allow-popups allow-popups-to-escape-sandbox"')
    expect((await read('/outbox/one/html')).body).toBe('<h1>Olá</h1>')
    const text = await read('/outbox/one/text')
    expect(text.headers['content-type']).toContain('text/plain')
    expect(text.body).toBe(`Olá ${hostile}`)
    expect(letter.body).toContain('href="/outbox/one/attachment/0"')
    const { headers, body } = await read('/outbox/one/attachment/0')
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="recibo__.pdf"',
    })
    expect(body).toBe('%PDF-')
  })

  it('runs nothing of what people wrote, and keeps mails in a frame without an origin', async () => {
    for (const path of ['/outbox', '/outbox/one']) {
      const { body, headers } = await read(path)
      expect(body).not.toContain('<script')
      expect(headers['content-security-policy']).toMatch(
        /^default-src 'none'; style-src 'sha256-[^;]+; frame-src 'self'; frame-ancestors 'none'/,
      )
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    }
    const { headers } = await read('/outbox/one/html')
    expect(headers['content-security-policy']).toMatch(
      /^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'/,
    )
  })

  it.each([
    '/outbox/two',
    '/outbox/two/html',
    '/outbox/__proto__',
    '/outbox/..%2fone',
    '/outbox/one/other',
    '/outbox/one/attachment/1',
  ])('has nothing at %s', async (path) => {
    expect((await read(path)).statusCode).toBe(404)
  })

  it.each([
    ['another machine', {}, '192.0.2.7'],
    ['another machine, by IPv6', {}, '::ffff:192.0.2.7'],
    ['a proxy', { 'x-forwarded-for': '192.0.2.7' }, '127.0.0.1'],
    ['a proxy of the newer kind', { forwarded: 'for=192.0.2.7' }, '127.0.0.1'],
    ['a proxy that only signs', { via: '1.1 proxy' }, '127.0.0.1'],
    ['a proxy that tells the address', { 'x-real-ip': '192.0.2.7' }, '127.0.0.1'],
    ['the product’s own name, which a church may have', { host: 'localhost:3000' }, '127.0.0.1'],
    ['a name that was pointed at this machine', { host: 'evil.example' }, '127.0.0.1'],
    ['the site of a church', { host: 'videira.localhost:3000' }, '127.0.0.1'],
  ])('is not there for %s', async (_who, headers, remoteAddress) => {
    for (const path of ['/outbox', '/outbox/one', '/outbox/one/html', '/outbox/one/text', '/outbox/one/attachment/0']) {
      const { statusCode, body } = await read(path, headers, remoteAddress)
      expect(statusCode, path).toBe(404)
      expect(body, path).not.toContain('Olá')
    }
  })

  it('is not there once a church has its name', async () => {
    const directory = { ...server.platform.directory, byHost: async () => server.churches.videira }
    const options = {
      outbox,
      alter: (platform: ReturnType<typeof platformOn>) => ({ ...withDomain('localhost')(platform), directory }),
    }
    const other = await openTestServer({ beside: server, ...options })
    const { body } = await other.app.inject({ url: '/outbox', headers: { host: 'outbox.localhost' } })
    expect(body).not.toContain('/outbox/one')
    await other.app.close()
  })

  it.each([
    ['a mail server is set', { alter: withDomain('localhost') }],
    [
      'the product has a public address',
      {
        get outbox() {
          return outbox
        },
        alter: withDomain('narthex.example'),
      },
    ],
  ])('is not there where %s', async (_where, options) => {
    const other = await openTestServer({ beside: server, ...options })
    for (const host of ['outbox.localhost', 'localhost', 'narthex.example', 'narthex.test']) {
      const { body } = await other.app.inject({ url: '/outbox', headers: { host } })
      expect(body).not.toContain('/outbox/one')
    }
    await other.app.close()
  })
})

it.each([
  ['localhost', true],
  ['mare.localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['localhost.example', false],
  ['notlocalhost', false],
  ['127.0.0.1.example', false],
  ['narthex.example', false],
])('%s leads to this machine: %s', (name, answer) => {
  expect(isLoopbackName(name)).toBe(answer)
})

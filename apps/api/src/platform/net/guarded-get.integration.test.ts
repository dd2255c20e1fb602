import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { guardedGet, type ReadLimits, UnreadableError, webReach } from './guarded-get.ts'
import { OutOfReachError, type Reach } from './reach.ts'

const limits: ReadLimits = { timeoutMs: 400, bytes: 64 * 1024, redirects: 3 }
const bombBytes = 40 * 1024 * 1024
const gzipBomb = gzipSync(Buffer.alloc(bombBytes))
const brotliBomb = brotliCompressSync(Buffer.alloc(bombBytes), { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } })

describe('a read of an address that a stranger gave', () => {
  let server: Server
  let port: number
  let asked: string[] = []
  let hungUp = 0

  const answers: Record<string, RequestListener> = {
    '/good': (_, response) => response.writeHead(200, { etag: '"1"' }).end('good'),
    '/gzip': (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('good')),
    '/br': (_, response) => response.writeHead(200, { 'content-encoding': 'BR' }).end(brotliCompressSync('good')),
    '/deflate': (_, response) => response.writeHead(200, { 'content-encoding': 'deflate' }).end(deflateSync('good')),
    '/gzip-bomb': (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipBomb),
    '/br-bomb': (_, response) => response.writeHead(200, { 'content-encoding': 'br' }).end(brotliBomb),
    '/twice': (_, response) => response.writeHead(200, { 'content-encoding': 'gzip, gzip' }).end('x'),
    '/no-gzip': (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('not at all'),
    '/half': (_, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('half')
      setTimeout(() => response.destroy(), 20)
    },
    '/hop': (_, response) => response.writeHead(302, { location: '/good' }).end(),
    '/hops': (_, response) => response.writeHead(301, { location: '/hops' }).end(),
    '/inside': (_, response) => response.writeHead(307, { location: `http://10.0.0.1:${port}/good` }).end(),
    '/elsewhere': (_, response) => response.writeHead(302, { location: `http://inside.example:${port}/good` }).end(),
    '/file': (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
    '/nowhere': (_, response) => response.writeHead(302, { location: 'http://[' }).end(),
    '/unchanged': (_, response) => response.writeHead(304).end(),
    '/silent': () => {},
    '/drip': (_, response) => drip(response, 5, 'x'),
    '/gzip-drip': (_, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' })
      response.write(gzipSync('good').subarray(0, 12))
    },
    '/endless': (_, response) => drip(response, 1, Buffer.alloc(32 * 1024)),
  }

  function drip(response: Parameters<RequestListener>[1], everyMs: number, part: string | Buffer): void {
    response.writeHead(200)
    const more = setInterval(() => response.write(part), everyMs)
    response.on('close', () => {
      clearInterval(more)
      hungUp++
    })
  }

  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(`${request.headers.host}${request.url} ${request.headers['if-none-match'] ?? ''}`.trim())
      answers[request.url ?? '']?.(request, response)
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    port = (server.address() as AddressInfo).port
  })
  beforeEach(() => {
    asked = []
    hungUp = 0
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  const here = '127.0.0.1'
  const names: Record<string, string[]> = {
    'feed.example': [here],
    'inside.example': ['10.0.0.1'],
    'both.example': [here, '169.254.169.254'],
    'unresolved.example': [],
  }
  const reach = (more: Partial<Reach> = {}): Reach => ({
    protocols: ['http:', 'https:'],
    includes: (address) => address === here,
    resolve: (host, done) =>
      done(
        null,
        (names[host] ?? []).map((address) => ({ address, family: 4 })),
      ),
    ...more,
  })
  const read = (path: string, host = 'feed.example', headers = {}) =>
    guardedGet(reach(), limits).get(`http://${host}:${port}${path}`, headers)

  it.each(['/good', '/gzip', '/br', '/deflate', '/hop'])('gives what stands at %s', async (path) => {
    const { status, body } = await read(path)
    expect([status, body.toString()]).toEqual([200, 'good'])
  })

  it('asks whether it has changed, and hears that it has not', async () => {
    const { status, body } = await read('/unchanged', 'feed.example', { 'if-none-match': '"1"' })
    expect([status, body.length]).toEqual([304, 0])
    expect(asked).toEqual([`feed.example:${port}/unchanged "1"`])
  })

  it.each(['inside.example', 'both.example', 'unresolved.example', '127.0.0.2', '[::1]', '0x7f000002'])(
    'never leaves for %s',
    async (host) => {
      await expect(read('/good', host)).rejects.toThrow(OutOfReachError)
      expect(asked).toEqual([])
    },
  )

  it.each([
    ['a private address', '/inside'],
    ['a name with a private address', '/elsewhere'],
    ['a file', '/file'],
  ])('is not sent on to %s', async (_, path) => {
    await expect(read(path)).rejects.toThrow(OutOfReachError)
    expect(asked).toEqual([`feed.example:${port}${path}`])
  })

  it('is sent on three times and no more', async () => {
    await expect(read('/hops')).rejects.toThrow(UnreadableError)
    expect(asked).toHaveLength(4)
    await expect(read('/nowhere')).rejects.toThrow(UnreadableError)
  })

  it.each(['/gzip-bomb', '/br-bomb', '/endless', '/twice'])('takes no more of %s than it may', async (path) => {
    const before = process.memoryUsage().rss
    await expect(read(path)).rejects.toThrow(UnreadableError)
    expect(process.memoryUsage().rss - before).toBeLessThan(bombBytes)
  })

  it.each(['/silent', '/drip', '/gzip-drip'])('ends in time whatever %s does', async (path) => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    await expect(read(path)).rejects.toThrow()
    expect(timeout.mock.calls).toEqual([[limits.timeoutMs]])
    // Nothing but the deadline ended it.
    expect(timeout.mock.results.map(({ value }) => value.aborted)).toEqual([true])
    timeout.mockRestore()
  })

  it('hangs up on a server that never stops sending', async () => {
    await expect(read('/endless')).rejects.toThrow()
    await expect(read('/drip')).rejects.toThrow()
    await expect.poll(() => hungUp).toBe(2)
  })

  it.each(['/half', '/no-gzip'])('fails where %s is cut off or is not what it says', async (path) => {
    await expect(read(path)).rejects.toThrow()
  })

  it('goes where the name was found to lead, though it leads elsewhere a moment later', async () => {
    const answers = [[here], ['10.0.0.1']]
    const resolve: Reach['resolve'] = (_, done) =>
      done(
        null,
        (answers.shift() ?? []).map((address) => ({ address, family: 4 })),
      )
    const { body } = await guardedGet(reach({ resolve }), limits).get(`http://feed.example:${port}/good`)
    expect(body.toString()).toBe('good')
  })
})

describe('what may be read in production', () => {
  const { accepts } = guardedGet(webReach)

  it.each([
    'ftp://feed.example/',
    'file:///etc/passwd',
    'gopher://feed.example/',
    'feed.example',
    'https://',
    '',
    'http://127.0.0.1/',
    'http://127.1/',
    'http://0x7f000001/',
    'http://2130706433/',
    'http://0177.0.0.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://169.254.169.254/latest',
    'http://10.0.0.1/',
    'http://①②⑦.⓪.⓪.①/',
    'https://user:word@feed.example/',
    'http://feed.example:8080/',
    'http://feed.example:22/',
  ])('is not %s', (address) => expect(accepts(address)).toBe(false))

  it.each(['http://feed.example/', 'https://feed.example/a?b', 'https://feed.example:443/', 'http://8.8.8.8:80/'])(
    'is %s',
    (address) => expect(accepts(address)).toBe(true),
  )
})

import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Download, downloadFile } from './guarded-download.ts'
import { webReach } from './guarded-get.ts'

const file = randomBytes(300_000)
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const localReach = { ...webReach, includes: () => true, ports: undefined }

type Answer = (request: IncomingMessage, response: ServerResponse, turn: number) => void

describe('a download', () => {
  let answer: Answer = () => {}
  let asked: IncomingMessage['headers'][] = []
  let pauses: number[] = []
  let [address, folder] = ['', '']
  /** Drops the line of the answer that is under way, once its first bytes have arrived. */
  let drop = () => {}
  const server = createServer((request, response) => {
    asked.push(request.headers)
    answer(request, response, asked.length)
  })

  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/a.zip`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'download-'))
    ;[asked, pauses, drop] = [[], [], () => {}]
    return () => rm(folder, { recursive: true })
  })

  const path = () => join(folder, 'texts', 'a.zip')
  function cutBehind(response: ServerResponse, bytes: Buffer) {
    response.write(bytes)
    drop = () => response.destroy()
  }
  const run = (own: Partial<Download> = {}) =>
    downloadFile(
      { address, findReach: () => localReach, path: path(), mostBytes: 1_000_000, onProgress: () => drop(), ...own },
      { idleMs: 200, tries: 4, pause: async (ms) => void pauses.push(ms) },
    )
  const kept = () => readFileSync(path())
  const failure = (promise: Promise<unknown>) =>
    promise.then(
      () => 'none',
      ({ failure, message }) => failure ?? message,
    )

  /** Serves ranges as servers of files do. */
  const serve =
    (bytes: Buffer, version = '"v1"', cut?: number): Answer =>
    (request, response) => {
      const [, from = '0'] = /^bytes=(\d+)-$/.exec(request.headers.range ?? '') ?? []
      const isRest = request.headers.range !== undefined && request.headers['if-range'] === version
      const rest = isRest ? bytes.subarray(Number(from)) : bytes
      response.writeHead(isRest ? 206 : 200, {
        etag: version,
        'content-length': rest.length,
        ...(isRest && { 'content-range': `bytes ${from}-${bytes.length - 1}/${bytes.length}` }),
      })
      if (cut === undefined) response.end(rest)
      else cutBehind(response, rest.subarray(0, cut))
    }

  it('is on the disk whole, with its hash and its version; progress is told', async () => {
    answer = serve(file)
    const seen: [number, number | undefined][] = []
    const found = await run({ hash: hashOf(file), onProgress: (bytes, total) => seen.push([bytes, total]) })
    expect(found).toEqual({ bytes: file.length, hash: hashOf(file), version: '"v1"' })
    expect(kept().equals(file)).toBe(true)
    expect(seen.at(-1)).toEqual([file.length, file.length])
    expect(existsSync(`${path()}.part`) || existsSync(`${path()}.part.json`)).toBe(false)
  })

  it('whose line drops again and again goes on where it was', async () => {
    answer = (request, response, turn) => serve(file, '"v1"', turn < 4 ? 70_000 : undefined)(request, response, turn)
    expect(await run()).toMatchObject({ hash: hashOf(file) })
    expect(asked[1]).toMatchObject({ 'if-range': '"v1"', range: expect.stringMatching(/^bytes=[1-9]\d*-$/) })
    expect(asked).toHaveLength(4)
  })

  it('goes on in another run, also after the process was ended', async () => {
    answer = serve(file, '"v1"', 90_000)
    const ended = new AbortController()
    const run1 = run({ signal: ended.signal, onProgress: () => ended.abort(new Error('ended')) })
    expect(await failure(run1)).toBe('ended')
    asked = []
    answer = serve(file)
    expect(await run()).toMatchObject({ hash: hashOf(file) })
  })

  it('of a file that changed on the way begins again: never parts of two', async () => {
    const other = randomBytes(250_000)
    answer = (request, response, turn) =>
      turn === 1 ? serve(file, '"v1"', 70_000)(request, response, turn) : serve(other, '"v2"')(request, response, turn)
    expect(await run()).toMatchObject({ hash: hashOf(other), version: '"v2"' })
    expect(kept().equals(other)).toBe(true)
  })

  it('begins again where no version is named, and where another part is sent than was asked for', async () => {
    answer = (_, response, turn) => {
      response.writeHead(200, { 'content-length': file.length })
      if (turn > 1) response.end(file)
      else cutBehind(response, file.subarray(0, 9))
    }
    expect(await run()).toMatchObject({ hash: hashOf(file), version: undefined })
    expect(asked[1]?.range).toBeUndefined()
    await rm(path())
    asked = []
    answer = (request, response, turn) => {
      if (turn === 1) return serve(file, '"v1"', 70_000)(request, response, turn)
      if (turn > 2) return serve(file)(request, response, turn)
      response.writeHead(206, { etag: '"v1"', 'content-range': `bytes 5-9/${file.length}` }).end('abcde')
    }
    expect(await run()).toMatchObject({ hash: hashOf(file) })
  })

  it.each<[string, Answer]>([
    [
      'says more than it has',
      (_, response) => response.writeHead(200, { 'content-length': file.length + 9 }).end(file),
    ],
    ['answers 503', (_, response) => response.writeHead(503).end()],
    ['hangs', () => {}],
    ['hangs on the way', (_, response) => void response.writeHead(200, { 'content-length': 9 }).write('abc')],
    ['drops the line', (request) => request.socket.destroy()],
  ])('from a server that %s is given up in time, after pauses that grow', async (_, behave) => {
    answer = behave
    expect(await failure(run())).toBe('NO_ANSWER')
    expect(pauses.slice(0, 2)).toEqual([1000, expect.any(Number)])
    expect(asked.length).toBeLessThanOrEqual(8)
    expect(existsSync(path())).toBe(false)
  })

  it('that ends behind its said length is no other file than it said', async () => {
    answer = (_, response) => {
      response.strictContentLength = false
      response.writeHead(200, { 'content-length': 1000 }).end(file)
    }
    expect(await failure(run({ hash: hashOf(file) }))).toMatch(/CHANGED|NO_ANSWER/)
    expect(existsSync(path())).toBe(false)
  })

  it.each<[string, string, Answer]>([
    ['TOO_LARGE', 'says so', (_, response) => void response.writeHead(200, { 'content-length': 2_000_000 }).write('a')],
    ['TOO_LARGE', 'does not say so', (_, response) => response.writeHead(200).end(Buffer.alloc(1_500_000))],
    ['REFUSED', 'is not there', (_, response) => response.writeHead(404).end('no')],
    ['REFUSED', 'is packed', (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('a')],
    ['REFUSED', 'sends on for ever', (_, response) => response.writeHead(302, { location: '/a' }).end()],
    ['CHANGED', 'is another one', (_, response) => response.writeHead(200).end('garbage')],
    [
      'OUT_OF_REACH',
      'sends on to nowhere',
      (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
    ],
  ])('is refused at once, %s, where it %s', async (code, _, behave) => {
    answer = behave
    expect(await failure(run({ hash: hashOf(file) }))).toBe(code)
    expect(pauses).toEqual([])
    expect(existsSync(path()) || existsSync(`${path()}.part`)).toBe(false)
  })

  it('calls no private address, not even where a public one sends it on', async () => {
    answer = serve(file)
    expect(await failure(run({ findReach: () => webReach }))).toBe('OUT_OF_REACH')
    expect(asked).toEqual([])
    const first = new URL(address)
    answer = (_, response) => response.writeHead(302, { location: `http://127.0.0.1:${first.port}/b.zip` }).end()
    const findReach = (url: URL) => (url.pathname === '/a.zip' ? localReach : webReach)
    expect(await failure(run({ findReach }))).toBe('OUT_OF_REACH')
    expect(asked).toHaveLength(1)
  })
})

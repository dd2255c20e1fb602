import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { guardedPost } from './guarded-post.ts'
import { OutOfReachError, publicReach, type Reach } from './reach.ts'

describe('a call to an address that a stranger gave', () => {
  let server: Server
  let calls: string[] = []
  let port: number

  beforeAll(async () => {
    server = createServer((request, response) => {
      calls.push(`${request.method} ${request.headers.host}${request.url}`)
      if (request.url === '/elsewhere') response.writeHead(307, { location: `http://127.0.0.1:${port}/inside` }).end()
      else if (request.url === '/endless') {
        response.writeHead(200)
        const more = setInterval(() => response.write(Buffer.alloc(32 * 1024)), 1)
        response.on('close', () => {
          clearInterval(more)
          calls.push('closed')
        })
      } else response.writeHead(201).end()
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    port = (server.address() as AddressInfo).port
  })
  afterAll(() => server.close())

  /** A DNS that answers as it is told, one answer after the other. */
  function reachBy(answers: string[][], more: Partial<Reach> = {}): Reach {
    const resolve: Reach['resolve'] = (_host, done) =>
      done(
        null,
        (answers.shift() ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      )
    return { ...publicReach, protocols: ['http:'], resolve, ...more }
  }
  const post = (reach: Reach, path = '/', host = 'push.example') =>
    guardedPost(reach).post(`http://${host}:${port}${path}`, {}, Buffer.from('x'))

  it('control: reaches this machine where it is told that it may', async () => {
    calls = []
    expect((await post(reachBy([['127.0.0.1']], { includes: () => true }))).status).toBe(201)
    expect(calls).toEqual([`POST push.example:${port}/`])
  })

  it.each([
    ['is this machine', ['127.0.0.1']],
    ['is this machine in IPv6', ['::1']],
    ['is this machine in disguise', ['::ffff:127.0.0.1']],
    ['is the cloud’s inside', ['169.254.169.254']],
    ['is public and this machine as well', ['8.8.8.8', '127.0.0.1']],
    ['is nowhere', []],
  ])('is not made where its name %s', async (_, addresses) => {
    calls = []
    await expect(post(reachBy([addresses]))).rejects.toThrow(OutOfReachError)
    expect(calls).toEqual([])
  })

  it('goes where the name was found to lead, though it leads elsewhere a moment later', async () => {
    calls = []
    const asked: string[] = []
    const includes = (address: string) => asked.push(address) > 0 && asked.length === 1
    expect((await post(reachBy([['127.0.0.1'], ['10.0.0.1']], { includes }))).status).toBe(201)
    expect(asked).toEqual(['127.0.0.1'])
  })

  it('follows no redirect', async () => {
    calls = []
    expect((await post(reachBy([['127.0.0.1']], { includes: () => true }), '/elsewhere')).status).toBe(307)
    expect(calls).toEqual([`POST push.example:${port}/elsewhere`])
  })

  it('hangs up on an answer that does not end', async () => {
    calls = []
    expect((await post(reachBy([['127.0.0.1']], { includes: () => true }), '/endless')).status).toBe(200)
    await expect.poll(() => calls).toContain('closed')
  })
})

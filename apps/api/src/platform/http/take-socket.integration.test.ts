import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as after } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openHttpApi } from '../../testing/http-api.ts'
import { setUpPush } from '../../testing/set-up-push.ts'

describe('the connection of an event stream', () => {
  const stage = setUpPush()
  let app: FastifyInstance
  let answered = 0
  const open: Socket[] = []

  beforeAll(async () => {
    app = openHttpApi(stage.platform)
    app.addHook('onResponse', async () => void answered++)
    await app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterEach(async () => {
    for (const socket of open.splice(0)) socket.destroy()
    await expect.poll(() => stage.platform.streams.readers).toBe(0)
  })
  afterAll(() => app?.close())

  const requestText = (path: string, { method = 'GET', version = '1.1' } = {}) =>
    `${method} /api/v1/${path} HTTP/${version}\r\nhost: videira.narthex.test\r\n\r\n`
  const stream = requestText('stream?topics=announcements:all')

  function send(...requests: string[]) {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1', () =>
      socket.write(requests.join('')),
    )
    open.push(socket)
    let [text, hasEnded] = ['', false]
    socket.on('data', (data) => {
      text += data
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      hasEnded = true
    })
    return { socket, text: () => text, hasEnded: () => hasEnded }
  }
  const publish = () => stage.platform.streams.publish(stage.videira.key, { topic: 'announcements:all', data: {} })

  it('is a body that ends with it, for every version of HTTP', async () => {
    for (const version of ['1.0', '1.1']) {
      const page = send(requestText('stream?topics=announcements:all', { version }))
      await expect.poll(page.text).toContain('event: position')
      const [head = '', body = ''] = page.text().split('\r\n\r\n')
      expect(head).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
      expect(head).toContain('connection: close')
      expect(head).not.toMatch(/transfer-encoding|content-length/)
      expect(body).toMatch(/^retry: \d+\n\nid: /)
      publish()
      await expect.poll(page.text).toContain('data: {"topic":"announcements:all","data":{}}\n\n')
    }
  })

  it('may have answered other requests before', async () => {
    const page = send(requestText('nothing'))
    await expect.poll(page.text).toContain('NOT_FOUND')
    page.socket.write(stream)
    await expect.poll(page.text).toContain('event: position')
  })

  it('keeps nothing of its request: Node and Fastify have finished the response', async () => {
    const before = answered
    const page = send(stream)
    await expect.poll(page.text).toContain('event: position')
    await expect.poll(() => answered).toBe(before + 1)
    const connections = await new Promise((resolve) => app.server.getConnections((_, count) => resolve(count)))
    expect(connections).toBe(1)
    // What a client sends afterwards is no request.
    page.socket.write(requestText('nothing'))
    await after(50)
    publish()
    await expect.poll(page.text).toContain('data: {"topic"')
    expect(page.text()).not.toContain('NOT_FOUND')
    expect(answered).toBe(before + 1)
  })

  it('is closed where another request was sent behind it, and answers none into the stream', async () => {
    const page = send(stream, requestText('nothing'))
    await expect.poll(page.hasEnded).toBe(true)
    expect(page.text()).not.toContain('NOT_FOUND')
  })

  it('is not opened by a request for the head', async () => {
    const page = send(requestText('stream?topics=announcements:all', { method: 'HEAD' }))
    await expect.poll(page.text).toMatch(/^HTTP\/1\.1 404 /)
    expect(stage.platform.streams.readers).toBe(0)
  })

  it('is forgotten when the reader leaves, at once or before it was opened', async () => {
    const left = send(stream)
    left.socket.on('connect', () => left.socket.destroy())
    const page = send(stream)
    await expect.poll(() => stage.platform.streams.readers).toBe(1)
    page.socket.end()
    await expect.poll(() => stage.platform.streams.readers).toBe(0)
  })

  it('that takes nothing is closed, and holds the others up by nothing', async () => {
    const [slow, quick] = [send(stream), send(stream)]
    await expect.poll(() => stage.platform.streams.readers).toBe(2)
    slow.socket.pause()
    const data = { text: 'x'.repeat(200_000) }
    await expect
      .poll(
        () => {
          stage.platform.streams.publish(stage.videira.key, { topic: 'announcements:all', data })
          return stage.platform.streams.readers
        },
        { timeout: 20_000 },
      )
      .toBe(1)
    publish()
    await expect.poll(quick.text).toContain('data: {"topic":"announcements:all","data":{}}\n\n')
  })

  it('comes back in a thousand pages at once, which all continue where they were', async () => {
    const pages = Array.from({ length: 1000 }, () => send(stream))
    await expect
      .poll(() => pages.every(({ text }) => text().includes('event: position')), { timeout: 20_000 })
      .toBe(true)
    publish()
    await expect
      .poll(() => pages.every(({ text }) => text().includes('data: {"topic"')), { timeout: 20_000 })
      .toBe(true)
    const { position } = stage.platform.streams
    for (const { socket } of pages) socket.destroy()
    await expect.poll(() => stage.platform.streams.readers).toBe(0)
    publish()
    const again = pages.map(() => send(requestText(`stream?topics=announcements:all&after=${position}`)))
    const complete = () => again.every(({ text }) => text().split('data: {"topic"').length === 2)
    await expect.poll(complete, { timeout: 20_000 }).toBe(true)
    expect(stage.platform.streams.count(stage.videira.key, 'announcements:all')).toBe(1000)
    expect(again.some(({ text }) => text().includes('reset'))).toBe(false)
  })
})

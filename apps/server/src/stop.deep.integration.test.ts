import { connect, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { foundedFolder } from './testing/founded-folder.ts'
import { keepAliveLoad } from './testing/keep-alive-load.ts'
import { parseAnswer, rawGet, sendRaw } from './testing/raw-http.ts'
import { endEverything, type ServerProcess, startServer } from './testing/server-process.ts'

const host = 'mare.narthex.test'
let folder: string
let last: ServerProcess | undefined
async function start(settings: Record<string, string> = {}): Promise<ServerProcess> {
  last = await startServer({ DATA_FOLDER: folder, ...settings })
  return last
}

describe('a server that is told to stop', () => {
  beforeAll(async () => {
    folder = await foundedFolder()
  })
  afterEach(async () => {
    last?.child.kill('SIGKILL')
    await last?.ended
  })
  afterAll(endEverything)

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'by %s under load finishes every request, closes and ends well',
    async (signal) => {
      const server = await start()
      const load = keepAliveLoad(server.port, host, 32)
      await expect.poll(load.answeredByEach, { timeout: 30_000 }).toBeGreaterThan(6)
      server.child.kill(signal)
      await load.over
      expect(load.failures).toEqual([])
      expect(await server.ended).toMatchObject({ code: 0, stderr: '' })
      await expect(sendRaw(server.port, rawGet('/', `Host: ${host}`))).rejects.toThrow('ECONNREFUSED')
    },
  )

  it('control: one that is killed leaves requests unanswered', async () => {
    const server = await start()
    const load = keepAliveLoad(server.port, host, 32)
    await expect.poll(load.answeredByEach, { timeout: 30_000 }).toBeGreaterThan(6)
    server.child.kill('SIGKILL')
    await load.over
    expect(load.failures.length).toBeGreaterThan(0)
  })

  it('answers what was begun before, says that it is not ready, and takes nothing new', async () => {
    const server = await start()
    const page = await begun(server, '/about')
    const readiness = await begun(server, '/readyz')
    server.child.kill('SIGTERM')
    await refusesConnections(server)
    expect(parseAnswer(await finished(readiness))).toMatchObject({ status: 503, headers: { connection: 'close' } })
    const answer = parseAnswer(await finished(page))
    expect(answer).toMatchObject({ status: 200, headers: { connection: 'close' } })
    expect(answer.text).toContain('</html>')
    expect(await server.ended).toMatchObject({ code: 0 })
  })

  it('ends the connection of a call that was under way, although nothing told its client so', async () => {
    const server = await start({ SHUTDOWN_TIMEOUT_MS: '120000' })
    const call = await begun(server, '/about')
    call.write('\r\n')
    await new Promise((resolve) => call.once('data', resolve))
    const headers = `Host: ${host}\r\nContent-Type: application/json\r\nContent-Length: 2\r\n`
    call.write(`POST /api/v1/auth/login HTTP/1.1\r\n${headers}\r\n{`)
    await sendRaw(server.port, rawGet('/healthz', `Host: ${host}`))
    server.child.kill('SIGTERM')
    await refusesConnections(server)
    const ended = new Promise((resolve) => call.once('close', resolve))
    call.resume().write('}')
    await ended
    expect(await server.ended).toMatchObject({ code: 0 })
  })

  it('does not wait for a connection that was opened in advance', async () => {
    const server = await start({ SHUTDOWN_TIMEOUT_MS: '120000' })
    const unused = connect(server.port, '127.0.0.1')
    await new Promise((resolve) => unused.once('connect', resolve))
    await sendRaw(server.port, rawGet('/healthz', `Host: ${host}`))
    server.child.kill('SIGTERM')
    expect(await server.ended).toMatchObject({ code: 0 })
    unused.destroy()
  })

  it('waits no longer than its limit for a request that never ends', async () => {
    const server = await start({ SHUTDOWN_TIMEOUT_MS: '300' })
    const endless = await begun(server, '/about')
    server.child.kill('SIGTERM')
    expect(await server.ended).toMatchObject({ code: 0 })
    endless.destroy()
  })

  it('a second time ends at once', async () => {
    const server = await start({ SHUTDOWN_TIMEOUT_MS: '60000' })
    const endless = await begun(server, '/about')
    server.child.kill('SIGINT')
    await refusesConnections(server)
    server.child.kill('SIGINT')
    expect(await server.ended).toMatchObject({ code: 130 })
    endless.destroy()
  })
})

/** A connection on which a request has begun and not ended. */
async function begun({ port }: ServerProcess, path: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  const whole = rawGet(path, `Host: ${host}`).replace('Connection: close\r\n', '')
  // A first whole request, so that the server is known to have the connection before the half one.
  await new Promise((resolve) => {
    socket.write(whole)
    socket.once('data', resolve)
  })
  await new Promise((resolve) => socket.write(whole.slice(0, -2), resolve))
  // The half request has no answer to wait for: once another connection's later bytes were answered, it has arrived.
  await sendRaw(port, rawGet('/healthz', `Host: ${host}`))
  return socket
}

/** Ends the request; gives what came for it. */
function finished(socket: Socket): Promise<string> {
  let received = ''
  socket.on('data', (chunk) => {
    received += chunk
  })
  socket.write('\r\n')
  return new Promise((resolve) => socket.once('close', () => resolve(received)))
}

async function refusesConnections({ port }: ServerProcess): Promise<void> {
  const attempt = () =>
    new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1')
      socket.once('connect', () => resolve('open'))
      socket.once('connect', () => socket.destroy())
      socket.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code))
    })
  await expect.poll(attempt).toBe('ECONNREFUSED')
}

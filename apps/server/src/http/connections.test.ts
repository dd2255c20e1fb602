import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { endWith, limitConnections } from './connections.ts'

it('what was ended with a last answer does not stay open for a client who never closes', async () => {
  const server = createServer({ allowHalfOpen: true }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const client = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', allowHalfOpen: true })
  const [served] = (await once(server, 'connection')) as [Socket]
  endWith('the last\r\n', served)
  expect(String(await once(client, 'data'))).toBe('the last\r\n')
  expect(served.destroyed).toBe(false)
  await once(served, 'close')
  client.destroy()
  server.close()
})

describe('an address with hundreds of connections', () => {
  const open: { close(): void }[] = []
  afterEach(() => {
    for (const server of open.splice(0)) server.close()
  })

  async function serve(maxPerAddress: number, trustedProxies: string[] = []) {
    const server = createHttpServer((_request, response) => response.end('served'))
    limitConnections(server, maxPerAddress, trustedProxies)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    open.push({ close: () => server.close() }, { close: () => server.closeAllConnections() })
    return (server.address() as AddressInfo).port
  }

  /** Connects from an address of this machine and says nothing; tells whether the connection was ended. */
  async function connectFrom(localAddress: string, port: number): Promise<{ socket: Socket; isOpen: () => boolean }> {
    const socket = connect({ port, host: '127.0.0.1', localAddress })
    socket.on('error', () => {})
    open.push({ close: () => socket.destroy() })
    await once(socket, 'connect')
    return { socket, isOpen: () => !socket.destroyed && !socket.readableEnded }
  }
  const get = (port: number, from: string) =>
    new Promise<string>((resolve) => {
      const socket = connect({ port, host: '127.0.0.1', localAddress: from })
      socket.on('error', () => resolve('refused'))
      socket.on('close', () => resolve('refused'))
      socket.on('data', (chunk) => resolve(String(chunk).includes('served') ? 'served' : 'other'))
      socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
    })

  it('keeps as many as it may have; the rest is ended, and other addresses are served', async () => {
    const port = await serve(200)
    const sockets = await Promise.all(Array.from({ length: 300 }, () => connectFrom('127.0.0.1', port)))
    await expect.poll(() => sockets.filter(({ isOpen }) => isOpen()).length, { timeout: 20_000 }).toBe(200)
    expect(await get(port, '127.0.0.1')).toBe('refused')
    expect(await get(port, '127.0.0.2')).toBe('served')
    for (const { socket } of sockets) socket.destroy()
    await expect.poll(() => get(port, '127.0.0.1'), { timeout: 20_000 }).toBe('served')
  })

  it('control: a trusted proxy may have any number', async () => {
    const port = await serve(2, ['loopback'])
    const sockets = await Promise.all(Array.from({ length: 20 }, () => connectFrom('127.0.0.1', port)))
    expect(await get(port, '127.0.0.1')).toBe('served')
    expect(sockets.every(({ isOpen }) => isOpen())).toBe(true)
  })
})

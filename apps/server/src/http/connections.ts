import type { Server } from 'node:http'
import { BlockList, isIPv6, type Socket } from 'node:net'
import { addressGroup } from './address-group.ts'

/** Time limit for an unused connection once the server closes. */
const firstWordMs = 500

/**
 * Lets a closing server end connections that never sent a request. Browsers open some in advance; Node counts them as
 * busy and checks no time limits while it closes, so it would wait as long as the browser does.
 * Returns a function to call when the server closes.
 */
export function unusedConnections(server: Server): () => void {
  const open = new Set<Socket>()
  server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  return () => {
    setTimeout(() => {
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
    }, firstWordMs)
  }
}

/** Time limit for a client to read its last answer and close. */
const lastAnswerMs = 2000

/** Writes the last answer of a connection and ends it, even if the client never closes. */
export function endWith(answer: string, socket: Socket): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  socket.end(answer)
  const timer = setTimeout(() => socket.destroy(), lastAnswerMs)
  socket.once('close', () => clearTimeout(timer))
}

/** The address ranges behind proxy-addr's names. */
const namedRanges: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/**
 * Ends connections of an address above its limit before anything is read from them. Trusted proxies carry everyone's
 * requests and have no limit.
 */
export function limitConnections(server: Server, maxPerAddress: number, trustedProxies: readonly string[]): void {
  const proxies = new BlockList()
  for (const range of trustedProxies.flatMap((peer) => namedRanges[peer] ?? [peer])) {
    const [address = '', bits] = range.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits) proxies.addSubnet(address, Number(bits), family)
    else proxies.addAddress(address, family)
  }
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const address = socket.remoteAddress
    if (address === undefined || proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')) return
    const group = addressGroup(address)
    const count = (open.get(group) ?? 0) + 1
    if (count > maxPerAddress) return void socket.destroy()
    open.set(group, count)
    socket.once('close', () => {
      const left = (open.get(group) ?? 1) - 1
      if (left > 0) open.set(group, left)
      else open.delete(group)
    })
  })
}

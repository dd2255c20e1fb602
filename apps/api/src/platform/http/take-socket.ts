import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Node names the listeners that it puts on the socket of an HTTP connection after what they do. */
const httpListener = /^bound socketOn(?:Data|End|Drain|Close)$/
const httpEvents = ['data', 'end', 'drain', 'close'] as const

/**
 * Takes the socket of a response that has not begun, for a body that lasts for minutes: the caller writes head and body
 * to it, and ends it. For Node and Fastify the response is finished. They would keep a parser, a request and a response
 * per connection, 14 KB instead of 5. Undefined where the client has left, or has sent another request behind this one.
 *
 * Node frees a connection's parser by its own `close` listener, which runs here early. A Node that names its listeners
 * otherwise keeps the memory; the stream works all the same.
 */
export function takeSocket(response: ServerResponse): Socket | undefined {
  const { socket } = response
  if (!socket || socket.destroyed) return undefined
  // Node's parser reads past the stream until there is another reader.
  socket.on('data', ignore)
  const released = httpEvents.flatMap((event) => socket.listeners(event)).filter(({ name }) => httpListener.test(name))
  if (released.length === httpEvents.length) {
    // Node gives the socket to the next response: what that writes must not arrive as an answer to this request.
    socket.cork()
    response.emit('finish')
    for (const event of httpEvents) releaseFrom(socket, event)
    socket.removeAllListeners('timeout')
    socket.removeAllListeners('error')
  }
  socket.setTimeout(0)
  socket.on('error', ignore)
  socket.on('end', () => socket.destroy())
  socket.resume()
  if (isAnswering(socket)) {
    socket.destroy()
    return undefined
  }
  socket.uncork()
  return socket
}

function releaseFrom(socket: Socket, event: (typeof httpEvents)[number]): void {
  for (const listener of socket.listeners(event)) {
    if (!httpListener.test(listener.name)) continue
    socket.off(event, listener as () => void)
    if (event === 'close') listener()
  }
}

/** The next response of the connection has taken its turn. */
const isAnswering = (socket: Socket) => Boolean(Reflect.get(socket, '_httpMessage'))

const ignore = () => {}

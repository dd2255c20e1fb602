import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** How long a connection may still take for its first word once the server closes. */
const firstWordMs = 500

/**
 * Lets a closing server end the connections on which nothing was ever said. Browsers open some in advance; Node takes
 * them for busy ones, and looks at no time limit any more once it closes, so it would wait as long as the browser.
 * Returns what to call when the server closes.
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

/** How long a client has to take its last answer and close. */
const lastAnswerMs = 2000

/** Says the last on a connection and ends it, also where the other side never does. */
export function endWith(answer: string, socket: Socket): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  socket.end(answer)
  const timer = setTimeout(() => socket.destroy(), lastAnswerMs)
  socket.once('close', () => clearTimeout(timer))
}

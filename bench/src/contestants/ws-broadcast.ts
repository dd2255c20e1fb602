import { createServer } from 'node:http'
import { WebSocketServer } from 'ws'
import { contest } from './contest.ts'
import { chatMessage } from './fan-out-message.ts'
import { idleBytes } from './idle-memory.ts'
import { listening } from './listening.ts'

/** Web sockets by `ws`, in the loop of its documentation. */
contest(async () => {
  const server = createServer()
  const sockets = new WebSocketServer({ server, perMessageDeflate: false })
  let count = 0
  function broadcast(): number {
    const text = JSON.stringify(chatMessage(++count))
    for (const socket of sockets.clients) socket.send(text)
    return sockets.clients.size
  }
  const readers = () => sockets.clients.size
  return { port: await listening(server), answers: { broadcast, readers, memory: idleBytes } }
})

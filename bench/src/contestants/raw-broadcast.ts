import { createServer, type ServerResponse } from 'node:http'
import { contest } from './contest.ts'
import { chatMessage } from './fan-out-message.ts'
import { idleBytes } from './idle-memory.ts'
import { listening } from './listening.ts'

/** An event stream of bare node:http, which writes the same bytes as the product. */
contest(async () => {
  const open = new Set<ServerResponse>()
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' })
    response.write('retry: 3000\n\n')
    open.add(response)
    response.on('close', () => open.delete(response))
  })
  let count = 0
  function broadcast(): number {
    const bytes = Buffer.from(`id: ${Date.now()}-${++count}\ndata: ${JSON.stringify(chatMessage(count))}\n\n`)
    for (const response of open) response.write(bytes)
    return open.size
  }
  return { port: await listening(server), answers: { broadcast, readers: () => open.size, memory: idleBytes } }
})

import { parentPort } from 'node:worker_threads'
import { drawTickets } from './ticket-pages.ts'
import type { TicketPaper } from './ticket-paper.ts'

/* A thread of its own: fifty tickets take longer to draw than other requests should wait. */
parentPort?.on('message', async (paper: TicketPaper) => {
  parentPort?.postMessage(await drawTickets(paper))
})
parentPort?.postMessage('ready')

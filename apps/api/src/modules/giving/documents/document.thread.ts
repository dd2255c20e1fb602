import { parentPort } from 'node:worker_threads'
import { type Drawing, draw } from './drawing.ts'

/* A thread of its own: a document takes longer to draw than other requests should wait. */
parentPort?.on('message', async (drawing: Drawing) => {
  parentPort?.postMessage(await draw(drawing))
})
parentPort?.postMessage('ready')

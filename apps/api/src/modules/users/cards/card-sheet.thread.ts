import { parentPort } from 'node:worker_threads'
import { type CardSheet, drawCards } from './card-sheet.ts'

/* A thread of its own: a hundred cards take longer to draw than other requests should wait. */
parentPort?.on('message', async (sheet: CardSheet) => {
  parentPort?.postMessage(await drawCards(sheet))
})
parentPort?.postMessage('ready')

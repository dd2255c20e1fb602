import { parentPort } from 'node:worker_threads'
import { type Change, changeDoc } from './note-doc.rules.ts'

/* Beside the process: whoever sends an update decides how long it takes, and whoever waits for it may end this thread. */
parentPort?.on('message', ({ estado, change }: { estado: Uint8Array | undefined; change: Change }) => {
  parentPort?.postMessage(changeDoc(estado, change))
})
parentPort?.postMessage('ready')

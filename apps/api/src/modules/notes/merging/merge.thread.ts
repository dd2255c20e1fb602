import { parentPort } from 'node:worker_threads'
import { type Change, changeDoc } from './note-doc.rules.ts'

/* A thread of its own: an update may take arbitrarily long to merge, and the caller can terminate the thread. */
parentPort?.on('message', ({ estado, change }: { estado: Uint8Array | undefined; change: Change }) => {
  parentPort?.postMessage(changeDoc(estado, change))
})
parentPort?.postMessage('ready')

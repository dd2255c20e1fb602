import type { LibraryFile } from '@narthex/contract/media/library.resource'
import { expect, test } from 'vitest'
import { type SendUpload, UploadError } from './upload-entry.ts'
import { createUploadQueue } from './upload-queue.ts'

const file = (name: string) => new File(['x'], name)
const stored = (nome: string) => ({ nome }) as LibraryFile

interface Sending {
  readonly name: string
  readonly signal: AbortSignal
  readonly settle: (result: LibraryFile | Error) => Promise<void>
  readonly report: Parameters<SendUpload>[1]
}

/** A queue whose uploads end when a test says so. */
function openQueue() {
  const sent: Sending[] = []
  const queue = createUploadQueue(({ file }, report, signal) => {
    const { promise, resolve, reject } = Promise.withResolvers<LibraryFile>()
    const settle = async (result: LibraryFile | Error) => {
      if (result instanceof Error) reject(result)
      else resolve(result)
      await promise.catch(() => undefined)
      // The next one begins after this one has been put away.
      for (let turn = 0; turn < 5; turn++) await Promise.resolve()
    }
    sent.push({ name: file.name, signal, settle, report })
    return promise
  })
  const states = () => queue.use.getState().entries.map(({ file, progress }) => [file.name, progress.state])
  return { queue, sent, states }
}

test('files go one after the other, in their order', async () => {
  const { queue, sent, states } = openQueue()
  queue.add([file('a'), file('b')])
  queue.add([file('c')])
  expect(sent.map(({ name }) => name)).toEqual(['a'])
  sent[0]?.report({ state: 'sending', share: 0.5 })
  expect(states()).toEqual([
    ['a', 'sending'],
    ['b', 'waiting'],
    ['c', 'waiting'],
  ])
  await sent[0]?.settle(stored('a'))
  expect(sent.map(({ name }) => name)).toEqual(['a', 'b'])
})

test('one that fails says why, leaves the others alone, and can be tried again', async () => {
  const { queue, sent, states } = openQueue()
  queue.add([file('a'), file('b')])
  await sent[0]?.settle(new UploadError('NO_ROOM'))
  expect(queue.use.getState().entries[0]?.progress).toEqual({ state: 'failed', failure: 'NO_ROOM' })
  await sent[1]?.settle(new Error('anything'))
  expect(queue.use.getState().entries[1]?.progress).toEqual({ state: 'failed', failure: 'OTHER' })
  queue.retry('1')
  await sent[2]?.settle(stored('a'))
  expect(states()[0]).toEqual(['a', 'done'])
})

test('one that is cancelled is stopped, is heard of no more, and the next one goes', async () => {
  const { queue, sent, states } = openQueue()
  queue.add([file('a'), file('b')])
  queue.cancel('1')
  expect(sent[0]?.signal.aborted).toBe(true)
  await sent[0]?.settle(new Error('aborted'))
  sent[0]?.report({ state: 'sending', share: 1 })
  expect(states()).toEqual([['b', 'waiting']])
  expect(sent.map(({ name }) => name)).toEqual(['a', 'b'])
})

test('those that are over can be put away', async () => {
  const { queue, sent, states } = openQueue()
  queue.add([file('a'), file('b'), file('c')])
  await sent[0]?.settle(stored('a'))
  await sent[1]?.settle(new UploadError('NOT_A_FILE'))
  queue.clear()
  expect(states().map(([name]) => name)).toEqual(['c'])
})

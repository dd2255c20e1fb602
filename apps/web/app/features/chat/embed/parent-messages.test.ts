import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { announce, type ChatCommand, onCommand } from './parent-messages.ts'

const embedder = 'https://church.example'
let sent: unknown[][]
let listener: ((event: object) => void) | undefined

const parent = { postMessage: (...message: unknown[]) => void sent.push(message) }

function frame(origin: string | undefined, referrer = ''): void {
  const ancestorOrigins = origin === undefined ? undefined : [origin]
  vi.stubGlobal('window', { parent, location: { ancestorOrigins } })
  vi.stubGlobal('document', { referrer })
}

beforeEach(() => {
  sent = []
  listener = undefined
  vi.stubGlobal('addEventListener', (_: string, listen: typeof listener) => {
    listener = listen
  })
  vi.stubGlobal('removeEventListener', () => {})
})
afterEach(() => vi.unstubAllGlobals())

test('messages are addressed to the origin of the embedder alone', () => {
  frame(embedder)
  announce({ type: 'narthex:chat:unread', count: 2 })
  expect(sent).toEqual([[{ type: 'narthex:chat:unread', count: 2 }, embedder]])
})

test('without the list of ancestors the referrer names the embedder; without both nothing is sent', () => {
  frame(undefined, `${embedder}/live`)
  announce({ type: 'narthex:chat:unread', count: 2 })
  expect(sent).toEqual([[{ type: 'narthex:chat:unread', count: 2 }, embedder]])
  for (const origin of [undefined, 'null']) {
    sent = []
    frame(origin)
    announce({ type: 'narthex:chat:unread', count: 2 })
    expect(sent).toEqual([])
  }
})

test('commands are taken from the window around the chat and its origin alone, and only those that are known', () => {
  frame(embedder)
  const taken: ChatCommand[] = []
  onCommand((command) => taken.push(command))
  const command = { type: 'narthex:chat:focus' }
  listener?.({ source: parent, origin: 'https://evil.example', data: command })
  listener?.({ source: {}, origin: embedder, data: command })
  for (const data of [null, 'narthex:chat:focus', { type: 'narthex:chat:ban' }, {}]) {
    listener?.({ source: parent, origin: embedder, data })
  }
  expect(taken).toEqual([])
  listener?.({ source: parent, origin: embedder, data: command })
  expect(taken).toEqual(['narthex:chat:focus'])
})

test('a chat in a window of its own sends no messages and takes no commands', () => {
  const self = {}
  vi.stubGlobal('window', Object.assign(self, { parent: self }))
  announce({ type: 'narthex:chat:unread', count: 1 })
  onCommand(() => {})
  expect(sent).toEqual([])
  expect(listener).toBeUndefined()
})

import { expect, test } from 'vitest'
import { aMessage } from '../testing/a-message.ts'
import { longestWaitMs, type PendingMessage, restored, stillPending } from './pending.ts'

const pending = (chave: string, more: Partial<PendingMessage> = {}): PendingMessage => ({
  chave,
  texto: 'Paz',
  respostaA: null,
  segundo: undefined,
  writtenAt: 0,
  state: 'sending',
  ...more,
})

test('a message that arrived by an event is pending no more', () => {
  const arrived = aMessage(1)
  const list = [pending(arrived.chave), pending('other')]
  expect(stillPending(list, [arrived])).toEqual([pending('other')])
  expect(stillPending(list, [])).toBe(list)
})

test('after a reload messages are sent by themselves only while they are fresh', () => {
  const kept = [pending('a'), pending('b', { state: 'failed', refusal: 'CHAT_BANNED' })]
  expect(restored(kept, longestWaitMs).map(({ state }) => state)).toEqual(['waiting', 'failed'])
  expect(restored(kept, longestWaitMs + 1).map(({ state }) => state)).toEqual(['failed', 'failed'])
})

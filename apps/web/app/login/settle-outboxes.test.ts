import { setImmediate } from 'node:timers/promises'
import { fakeBrowser } from '@narthex/client/testing/browser'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type OutboxName, type RegisteredOutbox, registerOutboxes } from '../outbox/registry.ts'
import { keepMember } from '../session/kept-member.ts'
import { settleOutboxes, type UnsentQuestion, useUnsentQuestion } from './settle-outboxes.ts'

beforeEach(() => {
  fakeBrowser()
  keepMember({ codigo: 'ponte', memberId: 3 })
})
afterEach(() => vi.unstubAllGlobals())

function anOutbox(name: OutboxName, count: () => Promise<number>, isLost = true) {
  const clear = vi.fn(async () => {})
  const outbox = {
    name,
    mayHold: () => true,
    clear,
    load: async () => ({ countUnsent: count, ...(isLost && { clear }) }),
  } satisfies RegisteredOutbox & { clear: unknown }
  return outbox
}

async function nextQuestion(): Promise<UnsentQuestion> {
  return vi.waitFor(() => {
    const { question } = useUnsentQuestion.getState()
    if (!question) throw new Error('Nothing is asked')
    return question
  })
}

it('a member hears of what would be lost and of what stays, and nothing is deleted when they stay', async () => {
  const notes = anOutbox('notes', async () => 1)
  const meetings = anOutbox('meetings', async () => 2, false)
  registerOutboxes([notes, anOutbox('answers', async () => 0), meetings])
  const settled = settleOutboxes()
  const { unsent, onAnswer } = await nextQuestion()
  expect(unsent).toEqual([
    { name: 'notes', count: 1, isLost: true },
    { name: 'meetings', count: 2, isLost: false },
  ])
  onAnswer(false)
  expect(await settled).toBe(false)
  expect(notes.clear).not.toHaveBeenCalled()
})

it('with everything sent no one is asked, and each outbox is cleared of its member', async () => {
  const notes = anOutbox('notes', async () => 0)
  registerOutboxes([notes])
  expect(await settleOutboxes()).toBe(true)
  expect(notes.clear).toHaveBeenCalledWith({ codigo: 'ponte', memberId: 3 })
})

it('an outbox that may hold nothing is not loaded', async () => {
  const load = vi.fn()
  registerOutboxes([{ name: 'notes', mayHold: () => false, load }])
  expect(await settleOutboxes()).toBe(true)
  expect(load).not.toHaveBeenCalled()
})

it('an outbox that fails, or sends for ever, neither hides the others nor holds up the log-out', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const broken = anOutbox('prayers', () => Promise.reject(new Error('denied')))
  const endless = anOutbox('meetings', () => new Promise(() => {}))
  registerOutboxes([endless, broken, anOutbox('notes', async () => 1)])
  const settled = settleOutboxes()
  while (vi.getTimerCount() > 1) await setImmediate()
  await vi.advanceTimersByTimeAsync(6_000)
  vi.useRealTimers()
  const { unsent, onAnswer } = await nextQuestion()
  expect(unsent).toEqual([{ name: 'notes', count: 1, isLost: true }])
  onAnswer(true)
  expect(await settled).toBe(true)
})

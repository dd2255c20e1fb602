import { afterEach, expect, test } from 'vitest'
import {
  beginLoading,
  clearMessages,
  dismissMessage,
  during,
  endLoading,
  showMessage,
  useStatus,
} from './status-store.ts'

const isLoading = (context: string) => (useStatus.getState().loading[context] ?? 0) > 0
const messagesOf = (context: string) => useStatus.getState().messages[context] ?? []

afterEach(() => {
  for (const context of ['GLOBAL', 'churches']) clearMessages(context)
})

test('a context loads until everything it waits for has ended, and no other context with it', () => {
  beginLoading('churches')
  beginLoading('churches')
  endLoading('churches')
  expect(isLoading('churches')).toBe(true)
  expect(isLoading('GLOBAL')).toBe(false)
  endLoading('churches')
  expect(isLoading('churches')).toBe(false)
})

test('an end too many does not swallow the next beginning', () => {
  endLoading('GLOBAL')
  beginLoading('GLOBAL')
  expect(isLoading('GLOBAL')).toBe(true)
  endLoading('GLOBAL')
})

test('work that fails ends its loading too, and its error reaches the caller', async () => {
  const work = during('churches', Promise.reject(new Error('no answer')))
  expect(isLoading('churches')).toBe(true)
  await expect(work).rejects.toThrow('no answer')
  expect(isLoading('churches')).toBe(false)
  expect(await during('churches', Promise.resolve(7))).toBe(7)
})

test('messages stay in their context until they are dismissed', () => {
  showMessage('churches', { tone: 'warning', text: 'No place' })
  showMessage('GLOBAL', { tone: 'success', text: 'You are back' })
  const [message] = messagesOf('churches')
  expect(message).toMatchObject({ tone: 'warning', text: 'No place' })
  dismissMessage('GLOBAL', message?.id ?? 0)
  expect(messagesOf('GLOBAL')).toHaveLength(1)
  dismissMessage('churches', message?.id ?? 0)
  expect(messagesOf('churches')).toEqual([])
})

test('the same words said again stand there once, as the latest', () => {
  showMessage('GLOBAL', { tone: 'info', text: 'a' })
  showMessage('GLOBAL', { tone: 'info', text: 'b' })
  showMessage('GLOBAL', { tone: 'info', text: 'a' })
  expect(messagesOf('GLOBAL').map(({ text }) => text)).toEqual(['b', 'a'])
})

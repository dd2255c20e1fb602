import { fakeBrowser } from '@narthex/client/testing/browser'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { expel } from './forget-person.ts'
import { findKeptMember, forgetMember, keepMember } from './kept-member.ts'

const lia = { codigo: 'ponte', memberId: 7, name: 'Lia Souza' }
const postMessage = vi.fn()
const settled = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  fakeBrowser()
  postMessage.mockReset()
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve({ active: { postMessage } }) } })
})
afterEach(() => vi.unstubAllGlobals())

test('the same member on the same device keeps their pages, over each visit', async () => {
  keepMember(lia)
  keepMember({ ...lia, name: 'Lia Prado' })
  await settled()
  expect(postMessage).not.toHaveBeenCalled()
  expect(findKeptMember('ponte')?.name).toBe('Lia Prado')
})

test.each([
  ['another member', () => keepMember({ ...lia, memberId: 8 })],
  ['a member of another church', () => keepMember({ ...lia, codigo: 'farol' })],
  ['a log-out', forgetMember],
  ['a session that was ended elsewhere', expel],
])('%s has the pages of the member before deleted', async (_what, change) => {
  keepMember(lia)
  change()
  await settled()
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'FORGET' })
})

import { NoResponseError } from '@narthex/contract/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cleanup, renderHook } from 'vitest-browser-react'
import { useOwner } from '../calls/owner.ts'
import { dropCopies } from './member-copies.ts'
import { queryClient } from './query-client.ts'
import { useMemberCopy } from './use-member-copy.ts'

let isAnswering: boolean
let stored: string

const owner = { accountId: 7, memberId: 70, isLoggedIn: true }

beforeEach(() => {
  useOwner.setState(owner)
  isAnswering = true
  stored = 'first'
})

afterEach(async () => {
  await cleanup()
  useOwner.setState(useOwner.getInitialState(), true)
  queryClient.clear()
  await dropCopies()
})

async function load(): Promise<string> {
  if (!isAnswering) throw new NoResponseError()
  return stored
}

const open = () => renderHook(() => useMemberCopy(owner.memberId, 'meetings', load))

test('the copy is shown without a connection, and replaced when there is one again', async () => {
  const before = await open()
  await vi.waitFor(() => expect(before.result.current).toMatchObject({ value: { value: 'first', isCopy: false } }))
  await before.unmount()
  queryClient.clear()
  isAnswering = false
  const { result } = await open()
  await vi.waitFor(() => expect(result.current).toMatchObject({ value: { value: 'first', isCopy: true } }))
  isAnswering = true
  stored = 'second'
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(result.current).toMatchObject({ value: { value: 'second', isCopy: false } }))
})

test('without a copy the failure is shown, until there is a connection again', async () => {
  isAnswering = false
  const { result } = await open()
  await vi.waitFor(() => expect(result.current.state).toBe('failed'))
  isAnswering = true
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(result.current).toMatchObject({ value: { value: 'first', isCopy: false } }))
})

test('each page of a list has a copy', async () => {
  const { result, rerender } = await renderHook((page: number | undefined = 1) =>
    useMemberCopy(owner.memberId, 'meetings', load, page),
  )
  await vi.waitFor(() => expect(result.current).toMatchObject({ value: { value: 'first' } }))
  stored = 'second'
  await rerender(2)
  await vi.waitFor(() => expect(result.current).toMatchObject({ value: { value: 'second' } }))
  queryClient.clear()
  isAnswering = false
  await rerender(1)
  await vi.waitFor(() => expect(result.current).toMatchObject({ value: { value: 'first', isCopy: true } }))
})

test('a copy is read while the session is out of reach, and loaded again once the member is known', async () => {
  const before = await open()
  await vi.waitFor(() => expect(before.result.current.state).toBe('ready'))
  await before.unmount()
  queryClient.clear()
  useOwner.setState(useOwner.getInitialState(), true)
  const { result, act } = await open()
  await vi.waitFor(() => expect(result.current).toMatchObject({ value: { value: 'first', isCopy: true } }))
  stored = 'second'
  await act(() => useOwner.setState(owner))
  await vi.waitFor(() => expect(result.current).toMatchObject({ value: { value: 'second', isCopy: false } }))
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useOwner } from '../calls/owner.ts'
import { queryClient } from './query-client.ts'
import { type MemberDataOptions, useMemberData } from './use-member-data.ts'

/** Data on the server. */
let stored: string[]
let isAnswering: boolean
let calls: number
/** Lets calls that wait be answered. */
let release: () => void
let gate: Promise<void> | undefined

beforeEach(() => {
  useOwner.setState({ accountId: 7 })
  stored = ['phone', 'laptop']
  isAnswering = true
  calls = 0
  gate = undefined
})

afterEach(() => {
  useOwner.setState(useOwner.getInitialState(), true)
  queryClient.clear()
})

function hold(): void {
  gate = new Promise((resolve) => {
    release = () => {
      gate = undefined
      resolve()
    }
  })
}

async function load(): Promise<string[]> {
  calls += 1
  // Read when the call is sent: what comes later is not in its answer.
  const answer = stored
  await gate
  if (!isAnswering) throw new TypeError('Failed to fetch')
  return answer
}

const open = (options?: MemberDataOptions) => renderHook(() => useMemberData(['devices'], load, options))

test('data is shown at once when its page is opened again, and then reloaded', async () => {
  const before = await open()
  await vi.waitFor(() => expect(before.result.current).toMatchObject({ value: ['phone', 'laptop'] }))
  await before.unmount()
  stored = ['tablet']
  hold()
  const after = await open()
  expect(after.result.current).toMatchObject({ state: 'ready', value: ['phone', 'laptop'] })
  release()
  await vi.waitFor(() => expect(after.result.current).toMatchObject({ value: ['tablet'] }))
})

test('a form shows nothing of an earlier visit', async () => {
  const before = await open({ isFresh: true })
  await vi.waitFor(() => expect(before.result.current.state).toBe('ready'))
  await before.unmount()
  stored = ['tablet']
  hold()
  const after = await open({ isFresh: true })
  expect(after.result.current.state).toBe('loading')
  release()
  await vi.waitFor(() => expect(after.result.current).toMatchObject({ state: 'ready', value: ['tablet'] }))
})

test('a form that cannot be loaded says so, even where an earlier visit could', async () => {
  const before = await open({ isFresh: true })
  await vi.waitFor(() => expect(before.result.current.state).toBe('ready'))
  await before.unmount()
  isAnswering = false
  const after = await open({ isFresh: true })
  await vi.waitFor(() => expect(after.result.current.state).toBe('failed'))
})

test('data that cannot be loaded is loading again at the next attempt', async () => {
  isAnswering = false
  const { result, act } = await open()
  await vi.waitFor(() => expect(result.current.state).toBe('failed'))
  isAnswering = true
  hold()
  await act(() => void result.current.reload())
  expect(result.current.state).toBe('loading')
  release()
  await vi.waitFor(() => expect(result.current).toMatchObject({ state: 'ready', hasFailed: false }))
})

test('a reload that fails keeps the value and is reported', async () => {
  const { result, act } = await open()
  await vi.waitFor(() => expect(result.current.state).toBe('ready'))
  isAnswering = false
  await act(() => result.current.reload())
  expect(result.current).toMatchObject({ state: 'ready', value: ['phone', 'laptop'], hasFailed: true })
})

test('a change is not undone by the answer of a load that began before it', async () => {
  const { result, act } = await open()
  await vi.waitFor(() => expect(result.current.state).toBe('ready'))
  hold()
  await act(() => {
    void result.current.reload()
    if (result.current.state === 'ready') result.current.update((devices) => devices.slice(0, 1))
  })
  release()
  await act(() => Promise.resolve())
  expect(result.current).toMatchObject({ state: 'ready', value: ['phone'] })
})

test('the functions are the same from render to render', async () => {
  const { result, rerender } = await open()
  await vi.waitFor(() => expect(result.current.state).toBe('ready'))
  const before = result.current
  await rerender()
  expect(result.current).toBe(before)
})

test('two parts of a page ask once, and a change in one is seen in the other', async () => {
  const { result, act } = await renderHook(() => [useMemberData(['devices'], load), useMemberData(['devices'], load)])
  await vi.waitFor(() => expect(result.current[1]?.state).toBe('ready'))
  expect(calls).toBe(1)
  const [first] = result.current
  await act(() => first?.state === 'ready' && first.update(() => []))
  expect(result.current[1]).toMatchObject({ value: [] })
})

test('a page stays until the next one of its list is there', async () => {
  const { result, rerender } = await renderHook(([list, page]: readonly [string, number] = ['meetings', 1]) =>
    useMemberData([list, page], load, { isPage: true }),
  )
  await vi.waitFor(() => expect(result.current.state).toBe('ready'))
  hold()
  stored = ['tablet']
  await rerender(['meetings', 2])
  expect(result.current).toMatchObject({ state: 'ready', value: ['phone', 'laptop'] })
  release()
  await vi.waitFor(() => expect(result.current).toMatchObject({ value: ['tablet'] }))
  hold()
  await rerender(['materials', 2])
  expect(result.current.state).toBe('loading')
  release()
})

test('a page that cannot be loaded is reported in the place of the one before it', async () => {
  const { result, rerender } = await renderHook((page: number | undefined = 1) =>
    useMemberData(['meetings', page], load, { isPage: true }),
  )
  await vi.waitFor(() => expect(result.current.state).toBe('ready'))
  isAnswering = false
  await rerender(2)
  await vi.waitFor(() => expect(result.current.state).toBe('failed'))
})

test('another member does not see the page that one was reading', async () => {
  const { result, act } = await renderHook(() => useMemberData(['meetings', 1], load, { isPage: true }))
  await vi.waitFor(() => expect(result.current.state).toBe('ready'))
  hold()
  await act(() => useOwner.setState({ accountId: 8 }))
  expect(result.current.state).toBe('loading')
  release()
})

test('nothing is loaded without a member, and a log-out takes away what was there', async () => {
  const { result, act } = await open()
  await vi.waitFor(() => expect(result.current.state).toBe('ready'))
  await act(() => useOwner.setState({ accountId: undefined }))
  expect(result.current.state).toBe('loading')
  expect(calls).toBe(1)
  expect(queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.data !== undefined })).toEqual([])
})

test('a member does not see what another has loaded', async () => {
  const { result, act } = await open()
  await vi.waitFor(() => expect(result.current.state).toBe('ready'))
  hold()
  await act(() => useOwner.setState({ accountId: 8 }))
  expect(result.current.state).toBe('loading')
  release()
})

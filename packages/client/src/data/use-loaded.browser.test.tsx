import { beforeEach, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useLoaded } from './use-loaded.ts'

interface Call {
  readonly key: string | undefined
  readonly answer: (value: string) => void
  readonly fail: () => void
}

let calls: Call[]
const last = () => calls.at(-1)

beforeEach(() => {
  calls = []
})

/** Waits until the answer of a call is rendered. */
const settled = (_answered: unknown) => new Promise((resolve) => requestAnimationFrame(resolve))

function open(first: string | undefined) {
  return renderHook(
    ({ key }: { key: string | undefined } = { key: first }) =>
      useLoaded(key, () => new Promise<string>((answer, fail) => calls.push({ key, answer, fail }))),
    { initialProps: { key: first } },
  )
}

test('nothing is loaded without a key', async () => {
  const { result } = await open(undefined)
  expect(result.current.state).toBe('loading')
  await result.current.reload()
  expect(calls).toEqual([])
})

test('another key loads again, and the answer to the earlier one does not count', async () => {
  const { result, rerender, act } = await open('near')
  await rerender({ key: 'far' })
  expect(calls.map(({ key }) => key)).toEqual(['near', 'far'])
  await act(() => settled(calls[0]?.answer('near')))
  expect(result.current.state).toBe('loading')
  await act(() => settled(last()?.answer('far')))
  await vi.waitFor(() => expect(result.current).toMatchObject({ state: 'ready', value: 'far' }))
})

test('only the answer to the last reload counts', async () => {
  const { result, act } = await open('near')
  await act(() => settled(last()?.answer('first')))
  await vi.waitFor(() => expect(result.current.state).toBe('ready'))
  await act(() => {
    void result.current.reload()
    void result.current.reload()
  })
  await act(() => settled(calls[2]?.answer('third')))
  await act(() => settled(calls[1]?.answer('second')))
  expect(result.current).toMatchObject({ value: 'third' })
})

test('what cannot be loaded is loading again at the next attempt', async () => {
  const { result, act } = await open('near')
  await act(() => settled(last()?.fail()))
  await vi.waitFor(() => expect(result.current.state).toBe('failed'))
  await act(() => void result.current.reload())
  expect(result.current.state).toBe('loading')
  await act(() => settled(last()?.answer('there')))
  await vi.waitFor(() => expect(result.current).toMatchObject({ state: 'ready', value: 'there' }))
})

test('a reload that fails keeps the value and is reported', async () => {
  const { result, act } = await open('near')
  await act(() => settled(last()?.answer('there')))
  await vi.waitFor(() => expect(result.current.state).toBe('ready'))
  await act(() => void result.current.reload())
  await act(() => settled(last()?.fail()))
  await vi.waitFor(() => expect(result.current).toMatchObject({ state: 'ready', value: 'there', hasFailed: true }))
})

test('a change is not undone by the answer of a load that began before it', async () => {
  const { result, act } = await open('near')
  await act(() => settled(last()?.answer('there')))
  await vi.waitFor(() => expect(result.current.state).toBe('ready'))
  await act(() => {
    void result.current.reload()
    if (result.current.state === 'ready') result.current.update(() => 'changed')
  })
  await act(() => settled(last()?.answer('old')))
  expect(result.current).toMatchObject({ value: 'changed' })
})

test('several values are shown one after the other, and the last one stays where the next fails', async () => {
  const steps = [Promise.withResolvers<string>(), Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  async function* load() {
    for (const { promise } of steps) yield await promise
  }
  const { result } = await renderHook(() => useLoaded('a', load))
  for (const [at, value] of ['kept', 'fresh'].entries()) {
    steps[at]?.resolve(value)
    await expect.poll(() => result.current).toMatchObject({ state: 'ready', value, hasFailed: false })
  }
  steps[2]?.reject(new Error('lost'))
  await expect.poll(() => result.current).toMatchObject({ state: 'ready', value: 'fresh', hasFailed: true })
})

test('after another key nothing more is taken of the last one', async () => {
  const next = Promise.withResolvers<string>()
  async function* load() {
    yield 'kept'
    yield await next.promise
  }
  const { result, rerender } = await renderHook(
    ({ key }: { key: string } = { key: 'a' }) => useLoaded(key, key === 'a' ? load : async () => 'b'),
    { initialProps: { key: 'a' } },
  )
  await expect.poll(() => result.current).toMatchObject({ value: 'kept' })
  await rerender({ key: 'b' })
  await expect.poll(() => result.current).toMatchObject({ value: 'b' })
  next.resolve('late')
  await settled(next.promise)
  expect(result.current).toMatchObject({ value: 'b' })
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { LazyPart, lazyPart } from './lazy-part.tsx'

beforeEach(() => {
  // The pause before the second try.
  const { setTimeout } = globalThis
  vi.stubGlobal('setTimeout', (run: () => void, ms?: number) => setTimeout(run, ms === 1500 ? 0 : ms))
})
afterEach(() => vi.unstubAllGlobals())

const Part = () => <p>A parte</p>
const inPage = (load: () => Promise<typeof Part>) => {
  const Lazy = lazyPart(load)
  return render(
    <>
      <h1>A página</h1>
      <LazyPart fallback={<p>Um momento</p>} failed={<a href="/user">Conta</a>}>
        <Lazy />
      </LazyPart>
    </>,
  )
}

test('a part comes later than its page, and is asked for once more where the network stumbled', async () => {
  const part = Promise.withResolvers<typeof Part>()
  const load = vi.fn<() => Promise<typeof Part>>()
  load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockReturnValueOnce(part.promise)
  const screen = await inPage(load)
  await expect.element(screen.getByText('Um momento')).toBeVisible()
  part.resolve(Part)
  await expect.element(screen.getByText('A parte')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})

test('a part that cannot be had leaves the page as it is, with the way that stands for it', async () => {
  const reports = vi.spyOn(console, 'error').mockImplementation(() => {})
  const screen = await inPage(() => Promise.reject(new TypeError('dynamically imported module')))
  await expect.element(screen.getByRole('link', { name: 'Conta' })).toHaveAttribute('href', '/user')
  await expect.element(screen.getByRole('heading', { name: 'A página' })).toBeVisible()
  // React reports what a boundary caught.
  reports.mockClear()
})

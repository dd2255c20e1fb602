import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { announcePlan } from './plan-announcements.ts'

const ready = { type: 'narthex:reading-plans:ready', view: 'list' } as const
const postMessage = vi.fn()

function openAt(pathname: string, parentAddress: string | undefined, referrer = ''): void {
  const ancestorOrigins = parentAddress === undefined ? [] : [parentAddress]
  vi.stubGlobal('window', { location: { pathname, ancestorOrigins }, parent: { postMessage } })
  vi.stubGlobal('document', { referrer })
}

beforeEach(() => postMessage.mockClear())
afterEach(() => vi.unstubAllGlobals())

test('embedded plans tell the page around them, addressed to its origin', () => {
  openAt('/embed/reading-plans/list', 'https://embedder.example')
  announcePlan(ready)
  expect(postMessage.mock.calls).toEqual([[ready, 'https://embedder.example']])
})

test('a browser that does not name its ancestors is asked for the referrer', () => {
  openAt('/embed/reading-plans/list', undefined, 'https://embedder.example/page?secret')
  announcePlan(ready)
  expect(postMessage.mock.calls).toEqual([[ready, 'https://embedder.example']])
})

test('the plans of the site say nothing, and neither do those in a frame of unknown origin', () => {
  openAt('/reading-plans', 'https://embedder.example')
  announcePlan(ready)
  openAt('/embed/reading-plans/list', 'null')
  announcePlan(ready)
  openAt('/embed/reading-plans/list', undefined)
  announcePlan(ready)
  expect(postMessage).not.toHaveBeenCalled()
})

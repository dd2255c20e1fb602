import { useStatus } from '@narthex/client/calls/status-store'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { leave, onLeaving } from './leave.ts'

const click = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, defaultPrevented: false }
const isCovered = () => (useStatus.getState().loading.GLOBAL ?? 0) > 0
let heard: EventTarget
let visited: string[]

beforeEach(() => {
  vi.useFakeTimers()
  heard = new EventTarget()
  visited = []
  vi.stubGlobal('addEventListener', heard.addEventListener.bind(heard))
  vi.stubGlobal('removeEventListener', heard.removeEventListener.bind(heard))
  vi.stubGlobal('location', { assign: (address: string) => visited.push(address) })
})

afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the page is covered while another one is on its way', () => {
  leave('/')
  expect(visited).toEqual(['/'])
  expect(isCovered()).toBe(true)
})

test('the back/forward cache shows the page without the loading screen, and it stays so', () => {
  onLeaving(click)
  expect(isCovered()).toBe(true)
  heard.dispatchEvent(new Event('pageshow'))
  expect(isCovered()).toBe(false)
  heard.dispatchEvent(new Event('pageshow'))
  vi.runAllTimers()
  expect(useStatus.getState().loading.GLOBAL).toBe(0)
})

test('a page that never gives way is uncovered after a while', () => {
  onLeaving(click)
  vi.advanceTimersByTime(9_999)
  expect(isCovered()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(isCovered()).toBe(false)
})

test('a click that opens a tab of its own, or was dealt with, covers nothing', () => {
  for (const different of [{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }]) {
    onLeaving({ ...click, ...different })
  }
  onLeaving({ ...click, defaultPrevented: true })
  expect(isCovered()).toBe(false)
})

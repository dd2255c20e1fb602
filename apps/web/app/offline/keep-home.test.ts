import { fakeBrowser } from '@narthex/client/testing/browser'
import { hourMs } from '@narthex/contract/durations'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepHome } from './keep-home.ts'
import { type HomeToKeep, type Keeper, registerKeepers } from './keepers.ts'

const subject = { reader: { codigo: 'ponte', memberId: 7 }, locale: 'pt' } as HomeToKeep
let posted: { type: string; paths?: readonly string[] }[]
let named: '/event' | undefined
const load = vi.fn(async () => {})
const loadTickets = vi.fn(async () => {})

const tickets: Keeper = {
  isEssential: true,
  findPages: () => named && { paths: ['/user/registrations'], listed: [] },
  load: loadTickets,
}
const plans: Keeper = { findPages: () => named && { paths: ['/reading-plans', named], listed: [] }, load }

function connect(connection: object = {}): void {
  const worker = { postMessage: (message: { type: string }) => posted.push(message) }
  vi.stubGlobal('navigator', { connection, serviceWorker: { controller: worker, ready: { active: worker } } })
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  fakeBrowser()
  posted = []
  named = '/event'
  load.mockReset().mockResolvedValue()
  loadTickets.mockReset().mockResolvedValue()
  registerKeepers(async () => [tickets, plans])
  connect()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  registerKeepers(async () => [])
})

test('a home has its things kept, with the page of the account', async () => {
  await keepHome(subject)
  expect(posted).toEqual([
    {
      type: 'KEEP_AHEAD',
      source: 'home',
      paths: ['/user', '/user/registrations', '/reading-plans', '/event'],
      listed: [],
    },
  ])
  expect(load).toHaveBeenCalledOnce()
})

test('data is loaded once an hour, or when the home names other things', async () => {
  await keepHome(subject)
  await keepHome(subject)
  expect(load).toHaveBeenCalledTimes(1)
  vi.setSystemTime(Date.now() + hourMs + 1)
  await keepHome(subject)
  expect(load).toHaveBeenCalledTimes(2)
  await keepHome({ ...subject, reader: { codigo: 'ponte', memberId: 8 } })
  expect(load).toHaveBeenCalledTimes(3)
})

test('what could not be loaded is tried with the next home, and keeps nothing else from being kept', async () => {
  loadTickets.mockRejectedValueOnce(new Error('no answer'))
  await keepHome(subject)
  expect(load).toHaveBeenCalledTimes(1)
  await keepHome(subject)
  expect(loadTickets).toHaveBeenCalledTimes(2)
})

test('where the visitor saves data, tickets are all that is kept', async () => {
  connect({ saveData: true })
  await keepHome(subject)
  expect(posted.map(({ paths }) => paths)).toEqual([['/user/registrations']])
  expect(loadTickets).toHaveBeenCalledOnce()
  expect(load).not.toHaveBeenCalled()
})

test('a home without any of it keeps the page of the account alone', async () => {
  named = undefined
  await keepHome(subject)
  expect(posted.map(({ paths }) => paths)).toEqual([['/user']])
  expect(load).not.toHaveBeenCalled()
})

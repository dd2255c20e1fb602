import { useOwner } from '@narthex/client/calls/owner'
import { openMemberStore } from '@narthex/client/outbox/member-store'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { leaveNothing } from '../../testing/render-office.tsx'
import type { DraftCopy } from './draft-types.ts'
import { keepCopy, takeCopy } from './local-copies.ts'

beforeEach(() => useOwner.setState({ accountId: 7, memberId: 70, isLoggedIn: true }))
afterEach(leaveNothing)

const place = ['news', '1'] as const
const copy = (titulo: string, writtenAtMs = 0): DraftCopy => ({ values: { titulo }, saved: undefined, writtenAtMs })
const keyOf = (tab: string) => [70, 'officeDrafts', ...place, tab] as const
const store = () => openMemberStore('office')
const keepIn = async (tab: string, kept: DraftCopy) => (await store()).change(keyOf(tab), () => kept)
const readIn = async (tab: string) => (await store()).get<DraftCopy>(keyOf(tab))

/** Another tab: open until the answer is called. */
async function openTab(tab: string): Promise<() => Promise<void>> {
  const opened = Promise.withResolvers<void>()
  const closed = Promise.withResolvers<void>()
  const gone = navigator.locks.request(`office tab ${tab}`, () => {
    opened.resolve()
    return closed.promise
  })
  await opened.promise
  return async () => {
    closed.resolve()
    await gone
  }
}

test('what an open tab keeps is neither taken, overwritten nor forgotten by another one', async () => {
  const close = await openTab('theirs')
  await keepIn('theirs', copy('Da outra aba'))
  expect(await takeCopy(place)).toBeUndefined()
  await keepCopy(place, copy('Desta aba'))
  expect(await takeCopy(place)).toMatchObject({ values: { titulo: 'Desta aba' } })
  await keepCopy(place, undefined)
  expect(await readIn('theirs')).toMatchObject({ values: { titulo: 'Da outra aba' } })

  await close()
  expect(await takeCopy(place), 'control: the tab is gone').toMatchObject({ values: { titulo: 'Da outra aba' } })
  expect(await readIn('theirs')).toBeUndefined()
})

test('of several tabs that are gone the newest is taken, and then the next', async () => {
  await keepIn('one', copy('Antiga', 1))
  await keepIn('two', copy('Nova', 2))
  expect(await takeCopy(place)).toMatchObject({ values: { titulo: 'Nova' } })
  expect(await takeCopy(place), 'as after a reload').toMatchObject({ values: { titulo: 'Nova' } })
  await keepCopy(place, undefined)
  expect(await takeCopy(place)).toMatchObject({ values: { titulo: 'Antiga' } })
})

test('a copy is for the member who wrote it, and for its record', async () => {
  await keepCopy(place, copy('De Ana'))
  expect(await takeCopy(['news', '2'])).toBeUndefined()
  useOwner.setState({ accountId: 8, memberId: 71, isLoggedIn: true })
  expect(await takeCopy(place)).toBeUndefined()
})

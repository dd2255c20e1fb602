import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { KeptMember } from '../../../session/kept-member.ts'
import { aMember } from '../../../testing/person.ts'
import { anOwner, aNoteId as id, NoteWorld } from '../local/testing/note-world.ts'
import { type Opened, showNote } from './show-note.ts'

let world: NoteWorld
let page: AbortController
let states: Opened['state'][]
beforeEach(() => {
  world = new NoteWorld()
  vi.stubGlobal('document', {
    addEventListener: () => {},
    removeEventListener: () => {},
    visibilityState: 'visible',
    documentElement: { toggleAttribute: () => {} },
  })
  page = new AbortController()
  states = []
})
afterEach(() => {
  page.abort()
  world.close()
})

/** Another device of the logged-in member. */
const aDevice = (): KeptMember => ({ ...anOwner(), memberId: aMember.id })
const show = (owner = aDevice()) =>
  showNote({ owner, id, isNew: false }, ({ state }) => states.push(state), page.signal)

async function writeElsewhere(): Promise<void> {
  const phone = await world.device(aDevice())
  await phone.write('um', 'Graça')
  await phone.send()
}

it('a note that this device does not have is opened once the network is back', async () => {
  await writeElsewhere()
  vi.stubGlobal('navigator', { onLine: false })
  const shown = show()
  await vi.waitFor(() => expect(states).toEqual(['away']))
  vi.stubGlobal('navigator', { onLine: true })
  world.browser.tell('online')
  await shown
  expect(states).toEqual(['away', 'open'])
})

it('a note that the server does not know is absent, and not asked for again', async () => {
  await show()
  world.browser.tell('online')
  expect(states).toEqual(['absent'])
})

it('a page that was left hears no more, also while it waits for the network', async () => {
  await writeElsewhere()
  vi.stubGlobal('navigator', { onLine: false })
  const shown = show()
  await vi.waitFor(() => expect(states).toEqual(['away']))
  page.abort()
  await shown
  vi.stubGlobal('navigator', { onLine: true })
  world.browser.tell('online')
  expect(states).toEqual(['away'])
})

import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aMember } from '../../../testing/person.ts'
import { NoteSync } from './note-sync.ts'
import type { Sent } from './send-note.ts'
import { anOwner, type Device, aNoteId as id, NoteWorld } from './testing/note-world.ts'

let world: NoteWorld
let phone: Device
let sync: NoteSync
let told: Sent[]
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(Math, 'random').mockReturnValue(0)
  world = new NoteWorld()
  vi.stubGlobal('document', {
    addEventListener: () => {},
    removeEventListener: () => {},
    visibilityState: 'visible',
    documentElement: { toggleAttribute: () => {} },
  })
  phone = await world.device({ ...anOwner(), memberId: aMember.id })
  told = []
  sync = new NoteSync(phone.notebook, (_, sent) => told.push(sent))
  await phone.write('um', 'Graça')
})
afterEach(() => {
  sync.close()
  world.close()
  vi.useRealTimers()
})

const inTrouble = { code: 'INTERNAL' }

it('a note is sent again by itself while a server is in trouble, after ever longer pauses', async () => {
  world.server.next.push(inTrouble, inTrouble)
  await sync.sendAll()
  await vi.advanceTimersByTimeAsync(10_000)
  await vi.waitFor(() => expect(told).toEqual(['waiting', 'waiting']))
  await vi.advanceTimersByTimeAsync(19_000)
  expect(world.server.asked).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1_000)
  await vi.waitFor(() => expect(told).toEqual(['waiting', 'waiting', 'saved']))
  expect(world.server.textOf(id)).toBe('um')
})

it('without a network a note waits for it', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  await sync.sendAll()
  expect(vi.getTimerCount()).toBe(0)
  vi.stubGlobal('navigator', { onLine: true })
  world.browser.tell('online')
  await vi.waitFor(() => expect(told).toEqual(['waiting', 'saved']))
})

it('what was refused is not sent once more until it is changed', async () => {
  world.server.next.push({ code: 'NOTE_UNREADABLE' })
  await sync.sendAll()
  await sync.sendAll()
  expect(world.server.asked).toHaveLength(1)
  await phone.write('dois')
  await sync.sendAll()
  expect(told).toEqual(['refused', 'saved'])
})

it('what the server has lost is there again after one look', async () => {
  await sync.sendAll()
  world.server.notes.clear()
  await sync.refresh()
  expect(world.server.textOf(id)).toBe('um')
})

import 'fake-indexeddb/auto'
import { hasMark, setMark } from '@narthex/client/outbox/device-marks'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settleOutboxes, useUnsentQuestion } from '../../../login/settle-outboxes.ts'
import { registerOutboxes } from '../../../outbox/registry.ts'
import { forgetMember, keepMember } from '../../../session/kept-member.ts'
import { noteOutbox } from '../outbox.ts'
import { rescueUpdate } from './rescued-updates.ts'
import { aNoteId as id, NoteWorld } from './testing/note-world.ts'
import { countUnsentNotes, deleteNotes, deleteOthersNotes } from './unsent-notes.ts'

let world: NoteWorld
beforeEach(() => {
  world = new NoteWorld()
  vi.stubGlobal('document', { addEventListener: () => {}, removeEventListener: () => {} })
  vi.stubGlobal('navigator', { onLine: false })
  registerOutboxes([noteOutbox])
})
afterEach(() => world.close())

describe('a device that several members use', () => {
  it('keeps what one of them never sent, unseen, and forgets the rest of who left', async () => {
    const [one, other, third] = [await world.device(), await world.device(), await world.device()]
    await one.write('um', 'Graça')
    await other.write('dois', 'Paz')
    await other.send()
    for (const device of [one, other]) device.close()
    await deleteOthersNotes(third.notebook.owner)
    expect(await (await world.device(one.notebook.owner)).notebook.store.list()).toHaveLength(1)
    expect(await (await world.device(other.notebook.owner)).notebook.store.list()).toEqual([])
  })

  it('forgets everything of who logs out, though a tab has it open, and nothing of the others', async () => {
    const [phone, other] = [await world.device(), await world.device()]
    setMark('notes')
    await phone.write('um', 'Graça')
    await deleteNotes(phone.notebook.owner)
    expect(hasMark('notes')).toBe(true)
    expect(await (await world.device(phone.notebook.owner)).notebook.store.list()).toEqual([])
    expect(await other.notebook.store.list()).toEqual([])
  })
})

describe('a member who logs out', () => {
  it('is told of what was not sent, of what the last page took along, and of what was not deleted yet', async () => {
    const phone = await world.device()
    const { owner } = phone.notebook
    keepMember(owner)
    expect(await countUnsentNotes(owner)).toBe(0)
    await phone.write('um', 'Graça')
    expect(await countUnsentNotes(owner)).toBe(1)
    await phone.send()
    expect(await countUnsentNotes(owner)).toBe(0)
    await phone.notebook.store.remove(id)
    expect(await countUnsentNotes(owner)).toBe(1)
    const elsewhere = await world.device()
    await elsewhere.write('dois', 'Paz')
    const [letters] = await elsewhere.notebook.store.updatesOf(id)
    rescueUpdate(owner, '00000000-0000-4000-8000-000000000002', letters as Uint8Array)
    expect(await countUnsentNotes(owner)).toBe(2)
  })

  it('is asked, and stays with their notes or goes without them', async () => {
    const phone = await world.device()
    keepMember(phone.notebook.owner)
    setMark('notes')
    await phone.write('um', 'Graça')
    const answering = async (isToLeave: boolean) => {
      const settling = settleOutboxes()
      await vi.waitFor(() => expect(useUnsentQuestion.getState().question).toBeDefined())
      const { question } = useUnsentQuestion.getState()
      expect(question?.unsent).toEqual([{ name: 'notes', count: 1, isLost: true }])
      question?.onAnswer(isToLeave)
      return settling
    }
    expect(await answering(false)).toBe(false)
    expect(await phone.text()).toBe('um')
    expect(await answering(true)).toBe(true)
    const after = await world.device(phone.notebook.owner)
    expect(await after.notebook.store.list()).toEqual([])
  })

  it('is not held up by a database that does not answer', async () => {
    keepMember({ codigo: 'x', memberId: 1 })
    setMark('notes')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    vi.stubGlobal('indexedDB', { open: () => new EventTarget(), deleteDatabase: () => new EventTarget() })
    const settling = settleOutboxes()
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(6_000)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await settling).toBe(true)
    vi.useRealTimers()
    forgetMember()
  })
})

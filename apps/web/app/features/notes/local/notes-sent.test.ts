import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { aNoteId as id, NoteWorld } from './testing/note-world.ts'

let world: NoteWorld
beforeEach(() => {
  world = new NoteWorld()
})
afterEach(() => world.close())

describe('a note', () => {
  it('is sent whole, and then only what the server lacks', async () => {
    const phone = await world.device()
    await phone.write('um', 'Graça')
    expect(await phone.send()).toBe('saved')
    expect(await phone.find()).toMatchObject({ versao: 1, edits: 2, sent: 2 })
    await phone.write('dois')
    expect(await phone.send()).toBe('saved')
    expect(world.server.textOf(id)).toBe('dois\num')
  })

  it('without a title is not sent, and without a network waits', async () => {
    const phone = await world.device()
    await phone.write('um')
    expect(await phone.send()).toBe('untitled')
    await phone.write('dois', 'Graça')
    world.server.next.push('no network')
    expect(await phone.send()).toBe('waiting')
    expect(world.server.notes.size).toBe(0)
    expect(await phone.send()).toBe('saved')
  })

  it('whose answer was lost is sent again, and is there once', async () => {
    const phone = await world.device()
    await phone.write('um', 'Graça')
    world.server.next.push('silence')
    expect(await phone.send()).toBe('waiting')
    expect(await phone.send()).toBe('saved')
    expect([world.server.notes.size, world.server.textOf(id)]).toEqual([1, 'um'])
  })

  it('is sent without what was deleted from it', async () => {
    const phone = await world.device()
    await phone.write('a'.repeat(700_000))
    await phone.erase()
    await phone.write('um', 'Graça')
    expect(await phone.send()).toBe('saved')
    expect(world.server.textOf(id)).toBe('um')
  })

  it.each([
    ['VALIDATION', 'refused'],
    ['NOTE_UNREADABLE', 'refused'],
    ['NOTE_TOO_LARGE', 'tooLarge'],
    ['LIMIT_REACHED', 'full'],
    ['INTERNAL', 'waiting'],
  ] as const)('that the server answers with %s is %s, and stays', async (code, sent) => {
    const phone = await world.device()
    await phone.write('um', 'Graça')
    world.server.next.push({ code })
    expect(await phone.send()).toBe(sent)
    expect(await phone.find()).toMatchObject({ texto: 'um', sent: 0 })
  })

  it('that is larger than what is taken is not even sent', async () => {
    const phone = await world.device()
    await phone.write('a'.repeat(700_000), 'Graça')
    expect(await phone.send()).toBe('tooLarge')
    expect(world.server.asked).toEqual([])
  })

  it('hears of what another device wrote, also while it is open', async () => {
    const [phone, tablet] = [await world.device(), await world.device()]
    await phone.write('um', 'Graça')
    await phone.send()
    await tablet.pull()
    expect(await tablet.text()).toBe('um')
    await phone.write('dois')
    await phone.send()
    await tablet.write('três')
    expect(await tablet.send()).toBe('merged')
    expect((await tablet.text()).split('\n').sort()).toEqual(['dois', 'três', 'um'])
    expect(await tablet.text()).toBe(world.server.textOf(id))
  })

  it('that is begun while the list is on its way is not taken for a deleted one', async () => {
    const phone = await world.device()
    await phone.write('um', 'Graça')
    await Promise.all([phone.pull(), phone.send()])
    expect(await phone.find()).toMatchObject({ titulo: 'Graça' })
    expect((await phone.find())?.end).toBeUndefined()
  })
})

describe('a note that a server which was set back', () => {
  it('has lost is sent again', async () => {
    const phone = await world.device()
    await phone.write('um', 'Graça')
    await phone.send()
    world.server.notes.clear()
    await phone.pull()
    expect(await phone.text()).toBe('um')
    expect(await phone.send()).toBe('saved')
    expect(world.server.textOf(id)).toBe('um')
  })

  it('has lost while it is written here is begun again', async () => {
    const phone = await world.device()
    await phone.write('um', 'Graça')
    await phone.send()
    world.server.notes.clear()
    await phone.write('dois')
    expect(await phone.send()).toBe('saved')
    expect(world.server.textOf(id)).toBe('dois\num')
  })

  it('has in an older state is sent whole', async () => {
    const phone = await world.device()
    await phone.write('um', 'Graça')
    const before = Y.encodeStateAsUpdate((await phone.note()).doc)
    await phone.write('dois')
    await phone.send()
    world.server.setBack(id, before)
    await phone.write('três')
    expect(await phone.send()).toBe('saved')
    expect(world.server.textOf(id)).toBe('três\ndois\num')
  })
})

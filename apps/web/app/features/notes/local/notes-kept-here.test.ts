import 'fake-indexeddb/auto'
import { noteTitlePart } from '@narthex/contract/notes/note-text'
import { forceCloseDatabase } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepMember } from '../../../session/kept-member.ts'
import { rescueUpdate } from './rescued-updates.ts'
import { aNoteId as id, NoteWorld } from './testing/note-world.ts'

let world: NoteWorld
beforeEach(() => {
  world = new NoteWorld()
})
afterEach(() => world.close())

describe('a note on a device', () => {
  it('is kept letter by letter, and there again after a crash', async () => {
    const phone = await world.device()
    await phone.write('um', 'Graça')
    await phone.write('dois')
    phone.restart()
    expect(await phone.text()).toBe('dois\num')
    expect(await phone.find()).toMatchObject({
      titulo: 'Graça',
      texto: 'dois um',
      versao: undefined,
      edits: 3,
      sent: 0,
    })
  })

  it('with many changes is kept as one, and reads the same', async () => {
    const phone = await world.device()
    for (let line = 0; line < 60; line++) await phone.write(`linha ${line}`)
    const before = await phone.text()
    phone.restart()
    expect(await phone.text()).toBe(before)
    expect(await phone.notebook.store.updatesOf(id)).toHaveLength(1)
  })

  it('that could not be kept says so until all of it is, and loses no letter', async () => {
    const phone = await world.device()
    await phone.write('um', 'Graça')
    const full = vi.spyOn(phone.notebook.store, 'addEdit').mockRejectedValue(new DOMException('', 'QuotaExceededError'))
    await phone.write('dois')
    await phone.write('três')
    expect(phone.notKept).toBe(2)
    full.mockRestore()
    await phone.write('quatro')
    expect(phone.notKept).toBe(2)
    phone.restart()
    expect(await phone.text()).toBe('quatro\ntrês\ndois\num')
    expect(await phone.find()).toMatchObject({ texto: 'quatro três dois um' })
  })

  it('that is forgotten while somebody has it open is kept whole with their next letter', async () => {
    const phone = await world.device()
    await phone.write('um', 'Graça')
    await phone.notebook.store.forget(id)
    await phone.write('dois')
    phone.restart()
    expect([await phone.title(), await phone.text()]).toEqual(['Graça', 'dois\num'])
  })

  it('is kept also after the browser has closed its database', async () => {
    const opening = vi.spyOn(indexedDB, 'open')
    const phone = await world.device()
    await phone.write('um', 'Graça')
    forceCloseDatabase(opening.mock.results[0]?.value.result)
    opening.mockRestore()
    await phone.write('dois')
    expect(phone.notKept).toBe(0)
    expect(await phone.find()).toMatchObject({ texto: 'dois um' })
  })

  it('says what is in it also where an answer comes to what was written before', async () => {
    const [phone, tablet] = [await world.device(), await world.device()]
    await phone.write('', 'Graça')
    await phone.send()
    await tablet.pull()
    await tablet.write('de outro aparelho')
    await tablet.send()
    await phone.write('')
    await phone.pull()
    expect(await phone.find()).toMatchObject({ edits: 3, sent: 2, texto: 'de outro aparelho' })
  })
})

describe('letters that the page took along', () => {
  const letters = async () => {
    const phone = await world.device()
    keepMember(phone.notebook.owner)
    await phone.write('um', 'Graça')
    const { doc } = await phone.note()
    const storing = vi.spyOn(phone.notebook.store, 'addEdit').mockReturnValue(new Promise(() => {}))
    doc.getText(noteTitlePart).insert(5, ' e fé')
    return { phone, goOn: () => storing.mockRestore() }
  }
  const rescued = () => [...world.browser.local.items.keys()].filter((key) => key.startsWith('note '))

  it('are there when the note is opened', async () => {
    const { phone, goOn } = await letters()
    world.browser.tell('pagehide')
    goOn()
    phone.restart()
    expect(await phone.title()).toBe('Graça e fé')
    expect(await phone.find()).toMatchObject({ titulo: 'Graça e fé', edits: 3 })
    expect(rescued()).toEqual([])
  })

  it('wait where what they were written upon is not here', async () => {
    const { phone, goOn } = await letters()
    world.browser.tell('pagehide')
    goOn()
    await phone.notebook.store.forget(id)
    phone.restart()
    expect(await phone.title()).toBe('')
    expect(rescued()).toHaveLength(1)
  })

  it('are nothing where they are damaged', async () => {
    const phone = await world.device()
    keepMember(phone.notebook.owner)
    rescueUpdate(phone.notebook.owner, id, new Uint8Array([7, 7, 7]))
    await phone.write('um', 'Graça')
    expect([await phone.text(), rescued()]).toEqual(['um', []])
  })

  it('are nobody’s once their owner has left', async () => {
    await letters()
    world.browser.local.removeItem('member')
    world.browser.tell('pagehide')
    expect(rescued()).toEqual([])
  })
})

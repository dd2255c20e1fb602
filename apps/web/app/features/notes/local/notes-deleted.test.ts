import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Device, aNoteId as id, NoteWorld } from './testing/note-world.ts'

let world: NoteWorld
let phone: Device
let tablet: Device
beforeEach(async () => {
  world = new NoteWorld()
  phone = await world.device()
  tablet = await world.device()
  await phone.write('um', 'Graça')
  await phone.send()
  await tablet.pull()
})
afterEach(() => world.close())

const dates = { dataCadastro: '2026-03-02T12:00:00.000Z', dataUltimaAlteracao: '2026-03-02T12:00:00.000Z' }

async function deleteOnPhone(): Promise<void> {
  await phone.notebook.store.remove(id)
  expect(await phone.send()).toBe('saved')
  expect(await phone.find()).toBeUndefined()
}

describe('a note that was deleted elsewhere', () => {
  it('goes, and pages that show it are notified', async () => {
    await deleteOnPhone()
    const heard: string[] = []
    tablet.notebook.channel.subscribe((news) => heard.push(news.id))
    await tablet.pull()
    expect(await tablet.find()).toBeUndefined()
    expect(heard).toContain(id)
  })

  it('stays where something was not sent, and says so', async () => {
    await deleteOnPhone()
    await tablet.write('ainda')
    expect(await tablet.send()).toBe('gone')
    expect(await tablet.find()).toMatchObject({ end: 'gone' })
    expect([world.server.notes.size, await tablet.text()]).toEqual([0, 'ainda\num'])
  })

  it('stays with what is written while the server is asked for its list', async () => {
    await deleteOnPhone()
    world.server.beforeNext = () => tablet.write('ainda')
    await tablet.pull()
    expect(await tablet.find()).toMatchObject({ end: 'gone' })
    tablet.restart()
    expect(await tablet.text()).toBe('ainda\num')
  })

  it('goes where it was only listed', async () => {
    await deleteOnPhone()
    const third = await world.device()
    await third.notebook.store.addListed([{ id, titulo: 'Graça', inicio: '', versao: 1, ...dates }])
    await third.pull()
    expect(await third.notebook.store.list()).toEqual([])
  })
})

it('a note that is deleted before the answer to its first sending came does not come back', async () => {
  const other = '00000000-0000-4000-8000-000000000002'
  await tablet.write('dois', 'Paz', other)
  world.server.next.push('silence')
  await tablet.send(other)
  await tablet.notebook.store.remove(other)
  await tablet.pull()
  expect(await tablet.send(other)).toBe('saved')
  await tablet.pull()
  expect([world.server.notes.has(other), await tablet.find(other)]).toEqual([false, undefined])
})

it('a note that is deleted while it is being sent does not come back', async () => {
  await tablet.write('dois')
  world.server.beforeNext = async () => void (await tablet.notebook.store.remove(id))
  await tablet.send()
  expect(await tablet.find()).toMatchObject({ end: 'deleted' })
  expect(await tablet.notebook.store.updatesOf(id)).toEqual([])
})

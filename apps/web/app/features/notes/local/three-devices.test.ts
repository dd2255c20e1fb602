import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { afterEach, expect, it } from 'vitest'
import { isUnsent } from './local-note.ts'
import { type Device, aNoteId as id, NoteWorld } from './testing/note-world.ts'

let world: NoteWorld
afterEach(() => world.close())

const turn = fc.record({
  device: fc.nat(2),
  act: fc.constantFrom('write', 'write', 'send', 'pull', 'lose', 'crash'),
})

it('three devices that write, send, lose answers and crash in any order end with one text and every word', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(turn, { maxLength: 14 }), async (turns) => {
      world = new NoteWorld()
      const all = [await world.device(), await world.device(), await world.device()]
      await all[0]?.write('começo', 'Graça')
      await all[0]?.send()
      for (const device of all) await device.pull()
      const words = ['começo']
      for (const { device: which, act } of turns) {
        const device = all[which] as Device
        if (act === 'write') await device.write(words[words.push(`palavra${words.length}`) - 1] ?? '')
        if (act === 'send') await device.send()
        if (act === 'pull') await device.pull()
        if (act === 'crash') device.restart()
        if (act === 'lose') {
          world.server.next.push('silence')
          await device.send()
          world.server.next.length = 0
        }
      }
      for (let round = 0; round < 2; round++)
        for (const device of all) {
          await device.send()
          await device.pull()
        }
      const end = world.server.textOf(id) ?? ''
      expect(end.split('\n').sort()).toEqual(words.sort())
      for (const device of all) {
        expect(await device.text()).toBe(end)
        expect((await device.notebook.store.list()).some(isUnsent)).toBe(false)
      }
      world.close()
    }),
    { numRuns: 40 },
  )
})

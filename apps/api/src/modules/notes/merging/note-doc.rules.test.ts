import { noteLines, noteTextPart } from '@narthex/contract/notes/note-text'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { Device } from '../testing/device.ts'
import { changeDoc, type Merged, type NoteDoc } from './note-doc.rules.ts'
import { writeLines } from './note-lines.rules.ts'

function sound(merged: Merged): NoteDoc {
  if (typeof merged === 'string') throw new Error(merged)
  return merged
}

const begun = () => sound(changeDoc(undefined, { titulo: 'Graça', texto: 'Um\nDois\nTrês' }))

describe('devices that wrote without hearing of each other', () => {
  const edit = fc.record({ kind: fc.constantFrom('write', 'erase'), at: fc.nat(6) })
  const edits = fc.array(edit, { maxLength: 6 })

  it('end with one text, in whatever order what they wrote arrives, and no word of it is lost', () => {
    fc.assert(
      fc.property(
        edits,
        edits,
        fc.shuffledSubarray([0, 1, 2, 0, 1, 2], { minLength: 6, maxLength: 6 }),
        (a, b, order) => {
          const start = begun()
          const devices = [a, b, []].map((own, who) => {
            const device = new Device(start.estado)
            own.forEach(({ kind, at }, turn) => {
              if (kind === 'write') device.write(`word${who}${turn}`, at)
              // Erases only words of this device: those of the other one have not arrived yet.
              else device.erase(at)
            })
            return device
          })
          let estado = start.estado
          // Each arrives twice.
          for (const who of order)
            estado = sound(changeDoc(estado, { update: devices[who]?.update() ?? new Uint8Array() })).estado
          const end = sound(changeDoc(estado, { update: estado }))
          expect(end.isChanged).toBe(false)
          for (const device of devices) {
            const kept = linesOf(device.doc)
            const own = kept.filter((line) => line.startsWith('word'))
            for (const word of own) expect(end.texto.split('\n')).toContain(word)
            device.take(end.estado)
            expect(linesOf(device.doc).join('\n')).toBe(end.texto)
          }
        },
      ),
      { numRuns: 300 },
    )
  })

  it('and gave it a title each, have both in it', () => {
    const start = begun()
    const [one, other] = [new Device(start.estado).title('Graça e fé'), new Device(start.estado).title('Sola gratia')]
    const first = sound(changeDoc(start.estado, { update: one.update() }))
    const { titulo } = sound(changeDoc(first.estado, { update: other.update() }))
    expect(titulo).toContain('Graça e fé')
    expect(titulo).toContain('Sola gratia')
  })

  it('are answered with what they lack, and with nothing of what they have', () => {
    const start = begun()
    const away = new Device(start.estado)
    const other = new Device(start.estado).write('palavra de outro aparelho')
    const { estado } = sound(changeDoc(start.estado, { update: other.update() }))
    away.write('minha')
    const answer = sound(changeDoc(estado, { update: away.update(), vector: Y.encodeStateVector(away.doc) }))
    expect(Buffer.from(answer.lacking).includes('outro aparelho')).toBe(true)
    expect(Buffer.from(answer.lacking).includes('minha')).toBe(false)
    expect(linesOf(away.take(answer.lacking).doc).join('\n')).toBe(answer.texto)
  })
})

describe('words that take the place of others', () => {
  const line = fc.oneof(
    fc.string({ maxLength: 8 }).map((text) => text.replace(/[\p{Cc}\p{Cs}]/gu, '')),
    fc.constantFrom('• um', '• ', '1. a', '2. b', '7. c', '0. d', '> diz', '> • x', '> ', '  recuado', ''),
  )
  const text = fc.array(line, { maxLength: 8 }).map((lines) => lines.join('\n'))

  it('are read as they were written, whatever stood there before', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const doc = new Y.Doc()
        const tree = doc.getXmlFragment(noteTextPart)
        for (const wanted of [before, after]) {
          writeLines(tree, wanted)
          expect(noteLines(tree).join('\n')).toBe(wanted)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('leave unchanged parts to other devices that write there at the same time', () => {
    const start = begun()
    const away = new Device(start.estado).write('Entre dois e três', 2)
    const replaced = sound(changeDoc(start.estado, { texto: 'Um, outra vez\nDois\nTrês' }))
    const { texto } = sound(changeDoc(replaced.estado, { update: away.update() }))
    expect(texto).toBe('Um, outra vez\nDois\nEntre dois e três\nTrês')
  })
})

describe('what is not merged', () => {
  const start = begun()

  it('is damaged in any place: it is refused, or harmless', () => {
    const update = new Device(start.estado).write('a'.repeat(200)).update()
    fc.assert(
      fc.property(fc.nat(update.length - 1), fc.nat(255), fc.nat(update.length), (at, value, length) => {
        const damaged = Uint8Array.from(update)
        damaged[at] = value
        const merged = changeDoc(start.estado, { update: damaged.subarray(0, length) })
        if (typeof merged === 'string') return
        expect(merged.texto.isWellFormed()).toBe(true)
        expect(merged.titulo).not.toBe('')
      }),
      { numRuns: 1000 },
    )
  })

  it.each([
    ['no update at all', Buffer.from('<script>alert(1)</script>')],
    ['an empty one', new Uint8Array()],
    ['one that builds on what was never sent', laterHalf()],
  ])('is %s', (_, update) => {
    expect(changeDoc(start.estado, { update })).toBe('NOTE_UNREADABLE')
  })

  it('has no title, too long a text, or too much history', () => {
    expect(changeDoc(undefined, { update: new Device().write('untitled').update() })).toBe('NOTE_UNTITLED')
    expect(changeDoc(undefined, { update: new Device().title(' \n\u0000').update() })).toBe('NOTE_UNTITLED')
    const long = new Device().title('Longa').write('a'.repeat(100_001))
    expect(changeDoc(undefined, { update: long.update() })).toBe('NOTE_TOO_LARGE')
    const heavy = new Device().title('Pesada')
    heavy.doc.getMap('beside').set('bytes', new Uint8Array(700_000))
    expect(changeDoc(undefined, { update: heavy.update() })).toBe('NOTE_TOO_LARGE')
  })

  it('makes a tree too deep to read', () => {
    const doc = new Device().title('Funda')
    doc.doc.transact(() => {
      let node: Y.XmlFragment | Y.XmlElement = doc.doc.getXmlFragment(noteTextPart)
      for (let depth = 0; depth < 20_000; depth++) {
        const inner = new Y.XmlElement('blockquote')
        node.insert(0, [inner])
        node = inner
      }
    })
    expect(changeDoc(undefined, { update: doc.update() })).toBe('NOTE_UNREADABLE')
  })

  it('takes a sign that no database keeps: it goes', () => {
    const odd = new Device().title('A\u0000\ud800B\u202eC').write('x\u0000y\ud800')
    expect(sound(changeDoc(undefined, { update: odd.update() }))).toMatchObject({
      titulo: 'A\ufffdBC',
      texto: 'xy\ufffd',
    })
  })
})

function linesOf(doc: Y.Doc): string[] {
  return noteLines(doc.getXmlFragment(noteTextPart))
}

/** An update that builds on a change that was never sent. */
function laterHalf(): Uint8Array {
  const device = new Device().title('Primeiro')
  const vector = Y.encodeStateVector(device.doc)
  return device.write('depois').update(vector)
}

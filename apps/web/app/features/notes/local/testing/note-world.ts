import { type FakeBrowser, fakeBrowser } from '@narthex/client/testing/browser'
import { noteTextPart, noteTitlePart } from '@narthex/contract/notes/note-text'
import { vi } from 'vitest'
import * as Y from 'yjs'
import type { KeptMember } from '../../../../session/kept-member.ts'
import { useSession } from '../../../../session/session.ts'
import { aMember, anAccount } from '../../../../testing/person.ts'
import { NoteChannel } from '../note-channel.ts'
import { readPlainText, readTitle } from '../note-doc.ts'
import { NoteStore } from '../note-store.ts'
import type { Notebook } from '../notebook.ts'
import { type OpenNote, openNote } from '../open-note.ts'
import { pullNotes } from '../pull-notes.ts'
import { sendNote } from '../send-note.ts'
import { FakeNoteServer } from './fake-note-server.ts'

export const aNoteId = '00000000-0000-4000-8000-000000000001'

let owners = 0
/** Owner with a database of its own: a single browser plays all devices here. */
export function anOwner(): KeptMember {
  owners++
  return { codigo: `c${owners}`, memberId: owners }
}

/** A member’s devices, and the server that they all know. */
export class NoteWorld {
  server = new FakeNoteServer()
  readonly browser: FakeBrowser = fakeBrowser()
  readonly #devices: Device[] = []

  /** A member is logged in; `close` at the end of each test. */
  constructor() {
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      const request = new Request(new URL(address, 'http://site.example'), init)
      const answer = await this.server.answer(`${request.method} ${address}`, request)
      if (!answer) throw new TypeError('Failed to fetch')
      return answer
    })
    useSession.setState({ token: 'a.b.c', account: anAccount, clientAccount: aMember, isRead: true })
  }

  async device(owner = anOwner()): Promise<Device> {
    const device = new Device({ owner, store: await NoteStore.open(owner), channel: new NoteChannel(owner) })
    this.#devices.push(device)
    return device
  }

  close(): void {
    for (const device of this.#devices) device.close()
    vi.unstubAllGlobals()
  }
}

/** Device of a member, with its own storage; devices with the same owner are its tabs. */
export class Device {
  readonly notebook: Notebook
  /** Number of failed saves. */
  notKept = 0
  readonly #open = new Map<string, OpenNote>()

  constructor(notebook: Notebook) {
    this.notebook = notebook
  }

  async note(id = aNoteId): Promise<OpenNote> {
    const open = this.#open.get(id) ?? (await openNote(this.notebook, id, () => {}, this.#countNotKept))
    this.#open.set(id, open)
    return open
  }

  async write(words: string, title?: string, id = aNoteId): Promise<void> {
    const note = await this.note(id)
    if (title !== undefined) note.doc.getText(noteTitlePart).insert(0, title)
    const line = new Y.XmlElement('paragraph')
    line.insert(0, [new Y.XmlText(words)])
    note.doc.getXmlFragment(noteTextPart).insert(0, [line])
    await note.kept()
  }

  /** Erases the text and the title. */
  async erase(id = aNoteId): Promise<void> {
    const { doc, kept } = await this.note(id)
    for (const part of [doc.getText(noteTitlePart), doc.getXmlFragment(noteTextPart)]) part.delete(0, part.length)
    await kept()
  }

  text = async (id = aNoteId) => readPlainText((await this.note(id)).doc)
  title = async (id = aNoteId) => readTitle((await this.note(id)).doc)
  send = (id = aNoteId) => sendNote(this.notebook, id)
  pull = () => pullNotes(this.notebook)
  find = (id = aNoteId) => this.notebook.store.find(id)

  /** Reopens the notes as after a crash. */
  restart(): void {
    for (const note of this.#open.values()) note.close()
    this.#open.clear()
  }

  close(): void {
    this.restart()
    this.notebook.channel.close()
    this.notebook.store.close()
  }

  #countNotKept = () => {
    this.notKept++
  }
}

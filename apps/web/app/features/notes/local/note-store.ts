import type { NoteSummary } from '@narthex/contract/notes/note.schemas'
import * as Y from 'yjs'
import type { KeptMember } from '../../../session/kept-member.ts'
import { isUnsent, type LocalNote } from './local-note.ts'
import { type NotesDatabase, openNotesDatabase } from './note-database.ts'
import { joined, openDoc, summarise } from './note-doc.ts'

/** Response of the server about a note. */
export interface Received {
  readonly versao: number
  readonly vetor: Uint8Array
  readonly bytes: Uint8Array
  readonly changedAt: string
  /** Number of local changes that the server has; undefined if none were sent. */
  readonly sent?: number | undefined
}

const unknown: Omit<LocalNote, 'id' | 'changedAt'> = {
  titulo: '',
  texto: '',
  versao: undefined,
  vetor: undefined,
  edits: 0,
  sent: 0,
  isTried: false,
  isHere: true,
}

/** A member's notes on this device. Each method is one transaction: a crash leaves a change whole, or not at all. */
export class NoteStore {
  readonly #owner: KeptMember
  #database: Promise<NotesDatabase> | undefined

  private constructor(owner: KeptMember) {
    this.#owner = owner
  }

  static async open(owner: KeptMember): Promise<NoteStore> {
    const store = new NoteStore(owner)
    await store.#open()
    return store
  }

  close(): void {
    void this.#database?.then((database) => database.close()).catch(() => {})
  }

  async list(): Promise<LocalNote[]> {
    return (await this.#open()).getAll('notes')
  }

  async find(id: string): Promise<LocalNote | undefined> {
    return (await this.#open()).get('notes', id)
  }

  /** All changes of a note, the first first. */
  async updatesOf(id: string): Promise<Uint8Array[]> {
    const kept = await (await this.#open()).getAllFromIndex('updates', 'note', id)
    return kept.map(({ bytes }) => bytes)
  }

  /**
   * Keeps what was written here, before anybody else hears of it: what it adds to what is kept, or all of the document
   * where nothing of it is (any more), as an addition to nothing says nothing.
   */
  async addEdit(id: string, doc: Y.Doc, bytes: Uint8Array, changedAt: string): Promise<void> {
    const { notes, updates, done } = await this.#write()
    const known = (await notes.get(id)) ?? { id, changedAt, ...unknown }
    const isFollowed = (await updates.index('note').count(id)) > 0
    await updates.add({ note: id, bytes: isFollowed ? bytes : Y.encodeStateAsUpdate(doc) })
    await notes.put({ ...known, ...summarise(doc), changedAt, edits: known.edits + 1, isHere: true })
    await done
  }

  /**
   * Keeps what the server answered; true where it told something that was not here. What was written here since then stays
   * unsent, and what was deleted stays deleted.
   */
  async addReceived(id: string, { versao, vetor, bytes, changedAt, sent }: Received): Promise<boolean> {
    const { notes, updates, done } = await this.#write()
    const found = await notes.get(id)
    const isOver = found?.end !== undefined || (!found && sent !== undefined)
    const known = found ?? { id, changedAt, ...unknown }
    const doc = openDoc((await updates.index('note').getAll(id)).map((kept) => kept.bytes))
    let isNews = false
    doc.on('update', () => {
      isNews = true
    })
    Y.applyUpdate(doc, bytes)
    if (!isOver) {
      if (isNews) await updates.add({ note: id, bytes })
      const now = { ...known, ...summarise(doc), versao, vetor, sent: sent ?? known.sent, isTried: true, isHere: true }
      await notes.put({ ...now, changedAt: isUnsent(now) ? known.changedAt : changedAt })
    }
    await done
    return isNews && !isOver
  }

  /** Keeps where notes stand that were only listed: their texts stay elsewhere until they are read. */
  async addListed(listed: readonly NoteSummary[]): Promise<void> {
    const { notes, done } = await this.#write()
    const add = async ({ id, titulo, inicio, dataUltimaAlteracao }: NoteSummary) => {
      const changedAt = dataUltimaAlteracao
      const known = (await notes.get(id)) ?? { id, changedAt, ...unknown, isTried: true, isHere: false }
      if (isUnsent(known) || known.end) return
      await notes.put({ ...known, titulo, texto: known.isHere ? known.texto : inicio, changedAt })
    }
    await Promise.all(listed.map(add))
    await done
  }

  /** Marks a note as tried before it is sent and returns it; undefined if it is deleted. */
  async tryNow(id: string): Promise<LocalNote | undefined> {
    const known = await this.#change(id, (known) => (known.end ? 'same' : { ...known, isTried: true }))
    return known?.end ? undefined : known
  }

  /** Deleted here: the server is still to be told, where it may have it. */
  async remove(id: string): Promise<LocalNote | undefined> {
    return this.#change(id, (known) =>
      known.isTried ? { ...known, titulo: '', texto: '', end: 'deleted' } : 'forgotten',
    )
  }

  /** Deleted elsewhere: forgotten, but where something was written here that was never sent. */
  async end(id: string): Promise<void> {
    await this.#change(id, (known) => {
      if (known.end) return 'same'
      return isUnsent(known) ? { ...known, end: 'gone' } : 'forgotten'
    })
  }

  /** Lost by the server, as it was set back to an older state: what is here counts as never sent. */
  async unlearn(id: string): Promise<void> {
    await this.#change(id, (known) => {
      if (known.end) return 'same'
      return known.isHere ? { ...known, versao: undefined, vetor: undefined, edits: known.edits + 1 } : 'forgotten'
    })
  }

  async forget(id: string): Promise<void> {
    await this.#change(id, () => 'forgotten')
  }

  /** Merges the kept updates into a single one. */
  async compact(id: string): Promise<void> {
    const { updates, done } = await this.#write()
    const kept = await updates.index('note').getAll(id)
    for (const key of await updates.index('note').getAllKeys(id)) await updates.delete(key)
    await updates.add({ note: id, bytes: joined(kept.map(({ bytes }) => bytes)) })
    await done
  }

  /** Changes what is known of a note and gives what is known then; what it says goes where it is over. */
  async #change(
    id: string,
    work: (known: LocalNote) => LocalNote | 'same' | 'forgotten',
  ): Promise<LocalNote | undefined> {
    const { notes, updates, done } = await this.#write()
    const known = await notes.get(id)
    const changed = known && work(known)
    const next = changed === 'same' ? known : changed === 'forgotten' ? undefined : changed
    if (next && changed !== 'same') await notes.put(next)
    if (changed === 'forgotten') await notes.delete(id)
    if (!next || next.end === 'deleted')
      for (const key of await updates.index('note').getAllKeys(id)) await updates.delete(key)
    await done
    return next
  }

  async #write() {
    const transaction = (await this.#open()).transaction(['notes', 'updates'], 'readwrite')
    const [notes, updates] = [transaction.objectStore('notes'), transaction.objectStore('updates')]
    return { notes, updates, done: transaction.done }
  }

  /** Opened again where the browser has closed it. */
  async #open(): Promise<NotesDatabase> {
    const forget = () => {
      this.#database = undefined
    }
    this.#database ??= openNotesDatabase(this.#owner, forget)
    try {
      return await this.#database
    } catch (error) {
      forget()
      throw error
    }
  }
}

import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb'
import type { KeptMember } from '../../../session/kept-member.ts'
import type { LocalNote } from './local-note.ts'

/** Update as Yjs reports it, local or remote. */
interface KeptUpdate {
  readonly note: string
  readonly bytes: Uint8Array
}

interface NotesSchema extends DBSchema {
  notes: { key: string; value: LocalNote }
  updates: { key: number; value: KeptUpdate; indexes: { note: string } }
}

export type NotesDatabase = IDBPDatabase<NotesSchema>

const beginning = 'notes '
const nameOf = ({ codigo, memberId }: KeptMember) => `${beginning}${codigo} ${memberId}`

/** `onTerminated`: the browser has closed it, as under pressure it may; it can be opened again. */
export function openNotesDatabase(owner: KeptMember, onTerminated: () => void): Promise<NotesDatabase> {
  return openDB<NotesSchema>(nameOf(owner), 1, {
    upgrade(database) {
      database.createObjectStore('notes', { keyPath: 'id' })
      database.createObjectStore('updates', { autoIncrement: true }).createIndex('note', 'note')
    },
    // Another tab deletes it: the member has logged out.
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
    terminated: onTerminated,
  })
}

export function dropNotesDatabase(owner: KeptMember): Promise<void> {
  return deleteDB(nameOf(owner))
}

/** Lists other owners of notes on this device, if the browser can list databases. */
export async function otherOwners(owner: KeptMember): Promise<KeptMember[]> {
  const names = (await indexedDB.databases?.())?.map(({ name = '' }) => name) ?? []
  return names
    .filter((name) => name.startsWith(beginning) && name !== nameOf(owner))
    .map((name) => {
      const [, codigo = '', memberId] = name.split(' ')
      return { codigo, memberId: Number(memberId) }
    })
}

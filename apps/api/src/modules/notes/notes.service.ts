import { randomUUID } from 'node:crypto'
import { notesPerMember } from '@narthex/contract/limits'
import type { NewNote, Note, NoteChange, NoteSummary } from '@narthex/contract/notes/note.schemas'
import { busy, conflict, notFound } from '../../platform/http/domain-error.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { turnsByName } from '../../platform/turns.ts'
import { requireMember } from '../users/members.service.ts'
import { limitReached } from '../users/users.errors.ts'
import { mergeChange } from './merging/merging.service.ts'
import type { Change, NoteDoc } from './merging/note-doc.rules.ts'
import { noteChanged, noteDeleted, noteTooLarge, noteUnreadable, noteUntitled } from './notes.errors.ts'
import {
  buryNote,
  countNotes,
  findNote,
  insertNote,
  listNotes,
  type NoteKey,
  type NoteRow,
  removeOldNames,
  updateNote,
} from './notes.queries.ts'

/** Of a text, as much as a list shows. */
const startLetters = 300
/** Where many processes write one note at once, each gets its turn well before this. */
const most = 20
/** Of one member’s calls: of whoever sends more at once, the others’ notes are merged between two of theirs. */
const inTurnOf = turnsByName({ waiting: 10, full: () => busy(2) })

/** A member's notes, what was changed last first. */
export async function notesOf(
  { database }: Platform,
  church: ChurchScope,
  memberId: number,
  limit: number,
): Promise<NoteSummary[]> {
  const rows = await database.inScope(church, (tx) => listNotes(church, tx, memberId, { limit, letters: startLetters }))
  return rows.map(({ inicio, criadaEm, alteradaEm, ...row }) => ({
    ...row,
    inicio: inicio.replace(/\s+/g, ' ').trim().toWellFormed(),
    dataCadastro: criadaEm.toISOString(),
    dataUltimaAlteracao: alteradaEm.toISOString(),
  }))
}

/** Throws NOT_FOUND, NOTE_DELETED. */
export async function noteOf(platform: Platform, church: ChurchScope, key: NoteKey): Promise<Note> {
  return toNote(await requireNote(platform, church, key))
}

/**
 * Begins a note; the same id again merges what was sent, or gives the note that there is. Throws CONFLICT for other
 * words, LIMIT_REACHED, NOT_FOUND, NOTE_DELETED, NOTE_TOO_LARGE, NOTE_UNREADABLE, NOTE_UNTITLED, BUSY, and
 * TOO_MANY_REQUESTS for a minute after an update that took too long.
 */
export async function addNote(
  platform: Platform,
  church: ChurchScope,
  memberId: number,
  { id = randomUUID(), titulo, texto, atualizacao }: NewNote,
): Promise<Note> {
  const key = { usuarioId: memberId, id }
  const change = atualizacao ? { update: fromBase64(atualizacao) } : { titulo, texto: texto ?? '' }
  const who = nameOf(church, memberId)
  return inTurnOf(who, async () => {
    const begun = await merged(who, undefined, change)
    const { made, known } = await platform.database.inScope(church, async (tx) => {
      // Held, so that of two calls for one note the second finds what the first one made.
      await requireMember(church, tx, memberId)
      const known = await findNote(church, tx, key)
      if (known) return { known }
      if ((await countNotes(church, tx, memberId)) >= notesPerMember) throw limitReached()
      const now = platform.clock()
      return { made: await insertNote(church, tx, key, { ...written(begun), criadaEm: now, alteradaEm: now }) }
    })
    if (made) return toNote(made, begun.lacking)
    if (known?.excluidaEm) throw noteDeleted()
    if ('update' in change) return mergeInto(platform, church, key, change)
    if (known?.titulo !== begun.titulo || known.texto !== begun.texto)
      throw conflict('Another one was added with this id')
    // What is kept, and not what was just made of the same words: merged, the two would say everything twice.
    return toNote(known)
  })
}

/**
 * Merges an update, or puts words in the place of those of the version that is named. Throws NOT_FOUND, NOTE_CHANGED,
 * NOTE_DELETED, NOTE_TOO_LARGE, NOTE_UNREADABLE, NOTE_UNTITLED, BUSY where too much is written at once, and
 * TOO_MANY_REQUESTS for a minute after an update that took too long.
 */
export function changeNote(platform: Platform, church: ChurchScope, key: NoteKey, given: NoteChange): Promise<Note> {
  const { atualizacao, vetor, titulo, texto, versao } = given
  const change: Change = atualizacao
    ? { update: fromBase64(atualizacao), vector: vetor === undefined ? undefined : fromBase64(vetor) }
    : { titulo, texto }
  return inTurnOf(nameOf(church, key.usuarioId), () => mergeInto(platform, church, key, change, versao))
}

/** Deletes a note for good; it is not there again, whatever a device that was away still sends. Throws NOT_FOUND. */
export async function removeNote({ database, clock }: Platform, church: ChurchScope, key: NoteKey): Promise<void> {
  await database.inScope(church, async (tx) => {
    await requireMember(church, tx, key.usuarioId)
    if (!(await findNote(church, tx, key))) throw notFound()
    await buryNote(church, tx, key, clock())
    await removeOldNames(church, tx, key.usuarioId, notesPerMember)
  })
}

/**
 * Merging takes its time and holds nothing meanwhile; what was merged is written only where the note is still as it was
 * read, and merged anew where another process was faster.
 */
async function mergeInto(
  platform: Platform,
  church: ChurchScope,
  key: NoteKey,
  change: Change,
  versao?: number,
): Promise<Note> {
  for (let turn = 0; turn < most; turn++) {
    const known = await requireNote(platform, church, key)
    const after = await merged(nameOf(church, key.usuarioId), known.estado, change)
    if (!after.isChanged) return toNote(known, after.lacking)
    if (versao !== undefined && versao !== known.versao) throw noteChanged(known.versao)
    const saved = await platform.database.inScope(church, async (tx) => {
      await requireMember(church, tx, key.usuarioId)
      const { versao } = known
      return updateNote(church, tx, key, { ...written(after), versao, alteradaEm: platform.clock() })
    })
    if (saved) return toNote(saved, after.lacking)
  }
  throw busy(1)
}

async function requireNote({ database }: Platform, church: ChurchScope, key: NoteKey): Promise<NoteRow> {
  const found = await database.inScope(church, (tx) => findNote(church, tx, key))
  if (!found) throw notFound()
  if (found.excluidaEm) throw noteDeleted()
  return found
}

const refusals = {
  NOTE_UNREADABLE: noteUnreadable,
  NOTE_TOO_LARGE: noteTooLarge,
  NOTE_UNTITLED: noteUntitled,
}

async function merged(who: string, estado: Uint8Array | undefined, change: Change): Promise<NoteDoc> {
  const doc = await mergeChange(who, estado, change)
  if (typeof doc === 'string') throw refusals[doc]()
  return doc
}

const written = ({ titulo, texto, estado, vetor }: NoteDoc) => ({ titulo, texto, estado, vetor })
const nameOf = ({ uuid }: ChurchScope, memberId: number) => `${uuid}/${memberId}`
const fromBase64 = (text: string) => new Uint8Array(Buffer.from(text, 'base64'))
const toBase64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

/** `lacking`: of the state, what the caller lacks; all of it for who only reads, for whom nothing is merged. */
function toNote(row: NoteRow, lacking = row.estado): Note {
  const { id, titulo, texto, vetor, versao, criadaEm, alteradaEm } = row
  return {
    ...{ id, titulo, texto, versao, estado: toBase64(lacking), vetor: toBase64(vetor) },
    dataCadastro: criadaEm.toISOString(),
    dataUltimaAlteracao: alteradaEm.toISOString(),
  }
}

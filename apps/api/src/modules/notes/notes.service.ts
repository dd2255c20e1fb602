import { randomUUID } from 'node:crypto'
import { notesPerMember } from '@narthex/contract/limits'
import type { NewNote, Note, NoteChange, NoteSummary } from '@narthex/contract/notes/note.schemas'
import { busy, conflict, DomainError, notFound } from '../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import { type MemberId, type NoteId, toNoteId } from '../../platform/ids.ts'
import { toLine } from '../../platform/text-start.ts'
import { turnsByName } from '../../platform/turns.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { requireMember } from '../members/members.service.ts'
import { mergeChange } from './merging/merging.service.ts'
import type { Change, NoteDoc } from './merging/note-doc.rules.ts'
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

/** Length of the excerpt in a list. */
const excerptLength = 300
/** Upper bound for optimistic retries when several processes write one note. */
const maxMergeAttempts = 20
/** Per-member queue: one client cannot starve the merges of others. */
const inTurnOf = turnsByName({ waiting: 10, full: () => busy(2) })

/** Lists the caller's notes, last changed first. */
export async function listOwnNotes({ actor, inChurch }: MemberCall, limit: number): Promise<NoteSummary[]> {
  return inChurch((work) => readSummaries(work, actor.memberId, limit))
}

/** The note that a member changed last. */
export async function findLatestNote(work: ChurchWork, memberId: MemberId): Promise<NoteSummary | undefined> {
  const [latest] = await readSummaries(work, memberId, 1)
  return latest
}

async function readSummaries(work: ChurchWork, memberId: MemberId, limit: number): Promise<NoteSummary[]> {
  const rows = await listNotes(work, memberId, { limit, letters: excerptLength })
  return rows.map(({ inicio, criadaEm, alteradaEm, ...row }) => ({
    ...row,
    inicio: toLine(inicio),
    dataCadastro: criadaEm.toISOString(),
    dataUltimaAlteracao: alteradaEm.toISOString(),
  }))
}

export async function getNote(call: MemberCall, id: NoteId): Promise<Note> {
  return toNote(await requireNote(call, toKey(call, id)))
}

/**
 * Creates a note. Idempotent by id: an update is merged into the existing note, and the same text returns it. CONFLICT if the
 * id exists with another text. TOO_MANY_REQUESTS for a minute after an update that took too long to merge.
 */
export async function addNote(
  call: MemberCall,
  { id = randomUUID(), titulo, texto, atualizacao }: NewNote,
): Promise<Note> {
  const key = toKey(call, toNoteId(id))
  const change = atualizacao ? { update: fromBase64(atualizacao) } : { titulo, texto: texto ?? '' }
  const who = callerName(call)
  return inTurnOf(who, async () => {
    const doc = await merged(who, undefined, change)
    const { added, existing } = await beginNote(call, key, doc)
    if (!existing) return toNote(added, doc.lacking)
    if (existing.excluidaEm) throw new DomainError('NOTE_DELETED')
    return 'update' in change ? mergeInto(call, key, { change }) : requireSameText(existing, doc)
  })
}

/** Inserts the note, or finds the one that has its id already: the answer of a repeated call. */
function beginNote(
  call: MemberCall,
  key: NoteKey,
  doc: NoteDoc,
): Promise<{ added: NoteRow; existing?: undefined } | { added?: undefined; existing: NoteRow }> {
  return call.inChurch(async (work) => {
    // Locks the member row, so that the second of two concurrent calls finds the note of the first.
    await requireMember(work, key.memberId)
    const existing = await findNote(work, key)
    if (existing) return { existing }
    if ((await countNotes(work, key.memberId)) >= notesPerMember) throw new DomainError('LIMIT_REACHED')
    const { now } = work
    return { added: await insertNote(work, key, { ...written(doc), criadaEm: now, alteradaEm: now }) }
  })
}

/** Returns the stored state: merging a second Yjs document with the same text would duplicate the text. */
function requireSameText(existing: NoteRow, { titulo, texto }: NoteDoc): Note {
  if (existing.titulo !== titulo || existing.texto !== texto) throw conflict('Another note was added with this id.')
  return toNote(existing)
}

/**
 * Merges a Yjs update, or replaces the text of the given version. TOO_MANY_REQUESTS for a minute after an update that took
 * too long to merge.
 */
export function changeNote(
  call: MemberCall,
  id: NoteId,
  { atualizacao, vetor, titulo, texto, versao }: NoteChange,
): Promise<Note> {
  const change: Change = atualizacao
    ? { update: fromBase64(atualizacao), vector: vetor === undefined ? undefined : fromBase64(vetor) }
    : { titulo, texto }
  return inTurnOf(callerName(call), () => mergeInto(call, toKey(call, id), { change, versao }))
}

/** Deletes a note and keeps its id as a tombstone, so that an offline device cannot restore it. */
export async function removeNote(call: MemberCall, id: NoteId): Promise<void> {
  const key = toKey(call, id)
  await call.inChurch(async (work) => {
    await requireMember(work, key.memberId)
    if (!(await findNote(work, key))) throw notFound()
    await buryNote(work, key, work.now)
    await removeOldNames(work, key.memberId, notesPerMember)
  })
}

/**
 * Merges outside any transaction, because merging is slow. The result is written only if the note still has the version that
 * was read (optimistic lock); otherwise the merge is retried.
 */
async function mergeInto(
  call: MemberCall,
  key: NoteKey,
  { change, versao }: { readonly change: Change; readonly versao?: number | undefined },
): Promise<Note> {
  for (let attempt = 0; attempt < maxMergeAttempts; attempt++) {
    const known = await requireNote(call, key)
    const after = await merged(callerName(call), known.estado, change)
    if (!after.isChanged) return toNote(known, after.lacking)
    if (versao !== undefined && versao !== known.versao) throw noteChanged(known.versao)
    const saved = await call.inChurch(async (work) => {
      await requireMember(work, key.memberId)
      const { versao } = known
      return updateNote(work, key, { ...written(after), versao, alteradaEm: work.now })
    })
    if (saved) return toNote(saved, after.lacking)
  }
  throw busy(1)
}

async function requireNote(call: MemberCall, key: NoteKey): Promise<NoteRow> {
  const found = await call.inChurch((work) => findNote(work, key))
  if (!found) throw notFound()
  if (found.excluidaEm) throw new DomainError('NOTE_DELETED')
  return found
}

async function merged(who: string, estado: Uint8Array | undefined, change: Change): Promise<NoteDoc> {
  const doc = await mergeChange(who, estado, change)
  if (typeof doc === 'string') throw new DomainError(doc)
  return doc
}

const noteChanged = (versao: number) =>
  new DomainError('NOTE_CHANGED', { details: [{ path: 'body.versao', message: String(versao) }] })

const written = ({ titulo, texto, estado, vetor }: NoteDoc) => ({ titulo, texto, estado, vetor })
const toKey = ({ actor }: MemberCall, id: NoteId): NoteKey => ({ memberId: actor.memberId, id })
const callerName = ({ church, actor }: MemberCall) => `${church.uuid}/${actor.memberId}`
const fromBase64 = (text: string) => new Uint8Array(Buffer.from(text, 'base64'))
const toBase64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

/** `lacking`: the part of the state that the caller lacks; the whole state by default. */
function toNote(row: NoteRow, lacking = row.estado): Note {
  const { id, titulo, texto, vetor, versao, criadaEm, alteradaEm } = row
  return {
    id,
    titulo,
    texto,
    versao,
    estado: toBase64(lacking),
    vetor: toBase64(vetor),
    dataCadastro: criadaEm.toISOString(),
    dataUltimaAlteracao: alteradaEm.toISOString(),
  }
}

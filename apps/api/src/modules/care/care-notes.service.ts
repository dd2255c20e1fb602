import type { CareNote } from '@narthex/contract/care/care.schemas'
import { notesPerCare } from '@narthex/contract/limits'
import { DomainError, notFound } from '../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import { edit } from '../../platform/work/edit.ts'
import { recordAct } from '../audit/audit.service.ts'
import { countNotes, deleteNote, findNoteByKey, insertNote, listNotes } from './care.editing.queries.ts'
import { careNoteRecord, careRecord } from './care.records.ts'
import { findReach, requireSeen } from './care-list.service.ts'

/** The notes of an item. Written down: who read whose. */
export function readCareNotes(call: MemberCall, id: number): Promise<CareNote[]> {
  return call.inChurch(async (work) => {
    const { memberId } = await requireSeen(work, await findReach(work, call, 'care.notes'), id)
    const { actor, source } = call
    const detalhes = { cuidado: id, ...(memberId !== null && { usuario: memberId }) }
    await recordAct(work, { acao: 'CARE_NOTES_READ', accountId: actor.accountId, source, detalhes })
    return (await listNotes(work, id)).map((note) => toNote(call, note))
  })
}

interface NewNote {
  readonly chave: string
  readonly texto: string
}

/** Adds a note. The same key twice is one note, as the first one says. Throws NOT_FOUND, LIMIT_REACHED. */
export function addCareNote(call: MemberCall, id: number, { chave, texto }: NewNote): Promise<CareNote> {
  return edit(call, { act: 'CARE_NOTED', subject: { cuidado: id }, isPublic: false }, async (change) => {
    const { work, made, unchanged } = change
    const { memberId } = await requireSeen(work, await findReach(work, call, 'care.notes'), id)
    // Of two that a device sends at once, the second finds the first.
    if (!(await careRecord(id).find(work, { isHeld: true }))) throw notFound()
    const read = async (noteId: number) => {
      const note = (await listNotes(work, id)).find((known) => known.id === noteId)
      if (!note) throw notFound()
      return toNote(call, note)
    }
    const known = await findNoteByKey(work, id, chave)
    if (known !== undefined) return unchanged(await read(known))
    if ((await countNotes(work, id)) >= notesPerCare) throw new DomainError('LIMIT_REACHED')
    const row = { careId: id, memberId, authorId: call.actor.memberId, chave, texto, momento: work.now }
    const noteId = await insertNote(work, row)
    made(careNoteRecord(noteId, memberId), { anotacao: noteId })
    return read(noteId)
  })
}

/** Removes a note of the caller's own; those of others are NOT_FOUND. */
export async function removeCareNote(call: MemberCall, id: number, noteId: number): Promise<void> {
  const subject = { cuidado: id, anotacao: noteId }
  await edit(call, { act: 'CARE_NOTE_REMOVED', subject, isPublic: false }, async ({ work, watch }) => {
    const { memberId } = await requireSeen(work, await findReach(work, call, 'care.notes'), id)
    const note = (await listNotes(work, id)).find((known) => known.id === noteId)
    if (note?.authorId !== call.actor.memberId) throw notFound()
    await watch(careNoteRecord(noteId, memberId))
    await deleteNote(work, noteId)
  })
}

type NoteRow = Awaited<ReturnType<typeof listNotes>>[number]

const toNote = ({ actor }: MemberCall, { id, texto, autor, authorId, momento }: NoteRow): CareNote => ({
  id,
  texto,
  autor,
  momento: momento.toISOString(),
  flagMinha: authorId === actor.memberId,
})

import { type NoteErrorCode, noteErrors } from '@narthex/contract/notes/note.errors'
import { DomainError, type ErrorDetail } from '../../platform/http/domain-error.ts'

const note = (code: NoteErrorCode, message: string, details?: readonly ErrorDetail[]) =>
  new DomainError(noteErrors[code], code, message, details)

export const noteChanged = (versao: number) =>
  note('NOTE_CHANGED', 'This note was changed meanwhile; read it anew', [
    { path: 'body.versao', message: String(versao) },
  ])
export const noteDeleted = () => note('NOTE_DELETED', 'This note was deleted')
export const noteTooLarge = () => note('NOTE_TOO_LARGE', 'A note holds no more than this')
export const noteUnreadable = () => note('NOTE_UNREADABLE', 'This cannot be merged into the note')
export const noteUntitled = () => note('NOTE_UNTITLED', 'A note has a title')

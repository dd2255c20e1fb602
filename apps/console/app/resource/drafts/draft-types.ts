import type { ApiError } from '@narthex/contract/client'
import type { FormValues } from '../form/kind-editor.ts'
import type { Conflict } from './merge-values.ts'

/** A record as the server has it. */
export interface SavedRecord {
  readonly id: number
  readonly versao: number
  /** The number of saves of its draft; 0 without one. */
  readonly revisao: number
  readonly values: FormValues
}

/** Dependencies of a draft saver. */
export interface SaverParts {
  /** Adds the record, or sets it where there is one. */
  readonly send: (values: FormValues, saved: SavedRecord | undefined) => Promise<SavedRecord>
  readonly read: (id: number) => Promise<SavedRecord>
  /** Keeps what is not sent yet on the device, or forgets it. */
  readonly keep: (copy: DraftCopy | undefined) => Promise<void>
  /** Whether the server would take them; drafts of records that are there may be incomplete. */
  readonly isValid: (values: FormValues, saved: SavedRecord | undefined) => boolean
  readonly now: () => Date
  /** Saves by itself, so long after the last change; only on purpose without. */
  readonly pauseMs: () => number | undefined
}

/** Local copy of a record that is being edited. */
export interface DraftCopy {
  readonly values: FormValues
  /** Base of the changes; undefined for a record that is not added yet. */
  readonly saved: SavedRecord | undefined
  /** Saves whose answers never came. */
  readonly sent?: readonly FormValues[]
  /** Since 1970. */
  readonly writtenAtMs: number
}

/** Where what was typed is by now. */
export type DraftStatus =
  | { readonly state: 'clean'; readonly savedAt: Date | undefined }
  | { readonly state: 'kept' }
  | { readonly state: 'invalid' }
  | { readonly state: 'saving' }
  | { readonly state: 'offline' }
  | { readonly state: 'failed' }
  | { readonly state: 'gone' }
  | { readonly state: 'refused'; readonly error: ApiError }
  | { readonly state: 'conflict'; readonly conflicts: readonly Conflict[] }

export type DraftEvent =
  | { readonly type: 'status'; readonly status: DraftStatus }
  | { readonly type: 'added'; readonly saved: SavedRecord }
  /** The form shows these from now on: what was typed, and what someone else changed beside it. */
  | { readonly type: 'merged'; readonly values: FormValues }

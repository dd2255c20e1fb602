import { ApiError } from '@narthex/contract/client'
import type { RecordDraft } from '@narthex/contract/resources/editing.schemas'
import type { AnyConsoleResource, OfficeRecord } from '../console-resource.ts'
import type { DraftCopy } from '../drafts/draft-types.ts'
import { takeCopy } from '../drafts/local-copies.ts'
import { newId } from '../kind-paths.ts'
import { rememberOpened } from '../list/last-opened.ts'
import { draftCalls, recordCalls } from '../record-calls.ts'

/** A record as an editor begins with it. */
export interface OpenedRecord {
  /** Undefined for one that is yet to be added. */
  readonly record: OfficeRecord | undefined
  /** Draft that is not live yet; undefined for a new record, and for a kind without drafts. */
  readonly draft: RecordDraft | undefined
  /** Local copy of changes that were never sent. */
  readonly copy: DraftCopy | undefined
}

/** Reads a record and what the device keeps of it; null where there is no such record. */
export async function openRecord(kind: AnyConsoleResource, id: string): Promise<OpenedRecord | null> {
  if (id === newId) return { record: undefined, draft: undefined, copy: await takeCopy([kind.name, id]) }
  if (!/^[1-9]\d{0,9}$/.test(id)) return null
  try {
    const [record, draft] = await Promise.all([
      recordCalls.get(kind, Number(id)),
      kind.calls.getDraft && draftCalls.get(kind, Number(id)),
    ])
    rememberOpened(kind.name, record.id)
    return { record, draft, copy: await takeCopy([kind.name, id]) }
  } catch (error) {
    if (error instanceof ApiError && error.code === 'NOT_FOUND') return null
    throw error
  }
}

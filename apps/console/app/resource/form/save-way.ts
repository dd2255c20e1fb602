import { NoResponseError } from '@narthex/contract/client'
import type { RecordDraft } from '@narthex/contract/resources/editing.schemas'
import * as z from 'zod/mini'
import type { AnyConsoleResource, OfficeRecord } from '../console-resource.ts'
import type { SavedRecord, SaverParts } from '../drafts/draft-types.ts'
import { draftCalls, recordCalls } from '../record-calls.ts'
import { isSame, toValues } from './form-values.ts'
import type { FormEditor, FormValues, KindEditor } from './kind-editor.ts'

/** Content saves itself so long after the last change. */
const autosaveMs = 1500

export interface SaveWayOptions {
  readonly kind: AnyConsoleResource
  readonly editor: KindEditor
  /** Names this editor among those that have the record open. */
  readonly client: string
  readonly onRecord: (record: OfficeRecord) => void
  readonly onDraft: (draft: RecordDraft) => void
}

export type SaveWay = Pick<SaverParts, 'send' | 'read' | 'isValid' | 'pauseMs'>

/** Drafts save themselves, and what is live stays; a kind without drafts is saved on purpose alone. */
export function createSaveWay(options: SaveWayOptions): SaveWay {
  return options.kind.calls.saveDraft ? createDraftWay(options) : createPlainWay(options)
}

/** A record of the kind as a saver knows it, with its draft where it has one. */
export function toSaved(editor: FormEditor, record: OfficeRecord, draft: RecordDraft | undefined): SavedRecord {
  if (!draft) return { id: record.id, versao: record.versao, revisao: 0, values: toValues(editor, record) }
  return fromDraft(editor, record.id, draft)
}

function fromDraft(editor: FormEditor, id: number, { versao, revisao, formulario }: RecordDraft): SavedRecord {
  return { id, versao, revisao, values: toValues(editor, formulario) }
}

function createDraftWay({ kind, editor, client, onRecord, onDraft }: SaveWayOptions): SaveWay {
  const add = createAdder(kind, editor)
  let sequence = 0
  const take = (id: number, draft: RecordDraft) => {
    onDraft(draft)
    return fromDraft(editor, id, draft)
  }
  return {
    async send(values, saved) {
      if (!saved) {
        const record = await add(values)
        onRecord(record)
        return take(record.id, await draftCalls.get(kind, record.id))
      }
      sequence += 1
      const { id, versao, revisao } = saved
      const save = { editor: client, sequencia: sequence, versao, revisao, formulario: { ...values } }
      return take(id, await draftCalls.save(kind, id, save))
    },
    read: async (id) => take(id, await draftCalls.get(kind, id)),
    isValid: (values, saved) => saved !== undefined || z.safeParse(editor.resource.form, values).success,
    pauseMs: () => autosaveMs,
  }
}

function createPlainWay({ kind, editor, onRecord }: SaveWayOptions): SaveWay {
  const add = createAdder(kind, editor)
  const take = (record: OfficeRecord) => {
    onRecord(record)
    return toSaved(editor, record, undefined)
  }
  return {
    async send(values, saved) {
      if (!saved) return take(await add(values))
      return take(await recordCalls.set(kind, saved.id, { ...values, versao: saved.versao }))
    },
    read: async (id) => take(await recordCalls.get(kind, id)),
    isValid: (values) => z.safeParse(editor.resource.form, values).success,
    pauseMs: () => undefined,
  }
}

/** Adds a record once, also where the answer of the first try was lost: it is looked for before it is added again. */
function createAdder(kind: AnyConsoleResource, editor: KindEditor) {
  let lost: FormValues | undefined
  return async (values: FormValues): Promise<OfficeRecord> => {
    const added = lost && (await findAdded(kind, editor, lost))
    lost = undefined
    if (added) return added
    try {
      return await recordCalls.add(kind, values)
    } catch (error) {
      if (error instanceof NoResponseError) lost = values
      throw error
    }
  }
}

/** The record that was made of these values, among those whose name is the same. */
async function findAdded(kind: AnyConsoleResource, editor: KindEditor, values: FormValues) {
  const name = kind.nameOf(values as OfficeRecord)
  const { itens } = await recordCalls.list(kind, kind.list.hasSearch && name ? { term: name.slice(0, 100) } : {})
  for (const { id } of itens.slice(0, 5)) {
    const record = await recordCalls.get(kind, id)
    const made = toValues(editor, record)
    if (Object.entries(values).every(([field, value]) => value === undefined || isSame(made[field], value)))
      return record
  }
  return undefined
}

import { reloadData } from '@narthex/client/data/query-client'
import type { RecordDraft } from '@narthex/contract/resources/editing.schemas'
import { useRef, useState } from 'react'
import type { AnyConsoleResource, OfficeRecord } from '../console-resource.ts'
import { DraftSaver } from '../drafts/draft-saver.ts'
import { type CopyPlace, keepCopy } from '../drafts/local-copies.ts'
import { newId } from '../kind-paths.ts'
import { listKey } from '../list/list-key.ts'
import { emptyValues } from './form-values.ts'
import type { KindEditor } from './kind-editor.ts'
import type { OpenedRecord } from './open-record.ts'
import { createSaveWay, toSaved } from './save-way.ts'
import { type SaverState, useDraftSaver } from './use-draft-saver.ts'

export interface RecordSaver extends SaverState {
  /** Names this editor among those that have the record open. */
  readonly client: string
  /** Record as on the server; undefined before it is added. */
  readonly record: OfficeRecord | undefined
  /** Draft that is not live yet; undefined for a kind without drafts. */
  readonly draft: RecordDraft | undefined
  /** Takes in what an act such as publishing has answered. */
  readonly follow: (record: OfficeRecord, draft: RecordDraft | undefined) => void
}

export interface RecordSaverOptions {
  readonly kind: AnyConsoleResource
  readonly editor: KindEditor
  readonly opened: OpenedRecord
  /** Language of a new record. */
  readonly language: string
  readonly onAdded: (record: OfficeRecord) => void
}

/** Saves the record of an editor while it is written. */
export function useRecordSaver({ kind, editor, opened, language, onAdded }: RecordSaverOptions): RecordSaver {
  const [record, setRecord] = useState(opened.record)
  const [draft, setDraft] = useState(opened.draft)
  const [client] = useState(() => crypto.randomUUID())
  const latest = useRef(record)
  const place = useRef<CopyPlace>([kind.name, String(opened.record?.id ?? newId)])
  const takeRecord = (next: OfficeRecord) => {
    latest.current = next
    setRecord(next)
    void reloadData(listKey(kind))
  }
  const create = () => {
    const way = createSaveWay({ kind, editor, client, onRecord: takeRecord, onDraft: setDraft })
    const saved = opened.record && toSaved(editor, opened.record, opened.draft)
    const parts = {
      ...way,
      keep: (copy: Parameters<typeof keepCopy>[1]) => keepCopy(place.current, copy),
      now: () => new Date(),
    }
    return new DraftSaver(parts, saved?.values ?? emptyValues(editor, language), saved)
  }
  const { saver, status } = useDraftSaver(create, (event) => {
    if (event.type !== 'added' || !latest.current) return
    void keepCopy(place.current, undefined)
    place.current = [kind.name, String(event.saved.id)]
    onAdded(latest.current)
  })
  const follow = (next: OfficeRecord, nextDraft: RecordDraft | undefined) => {
    takeRecord(next)
    setDraft(nextDraft)
    saver.follow(toSaved(editor, next, nextDraft))
  }
  return { saver, client, status, record, draft, follow }
}

import { reloadData } from '@narthex/client/data/query-client'
import type { RecordDraft } from '@narthex/contract/resources/editing.schemas'
import { useEffect, useRef, useState } from 'react'
import type { AnyConsoleResource, OfficeRecord } from '../console-resource.ts'
import { releaseCopyId } from '../drafts/copy-id.ts'
import { DraftSaver } from '../drafts/draft-saver.ts'
import type { DraftEvent, DraftStatus } from '../drafts/draft-types.ts'
import { keepCopy } from '../drafts/local-copies.ts'
import { listKey } from '../list/list-key.ts'
import { emptyValues } from './form-values.ts'
import type { FormValues, KindEditor } from './kind-editor.ts'
import type { OpenedRecord } from './open-record.ts'
import { createSaveWay, toSaved } from './save-way.ts'

export interface RecordSaver {
  readonly saver: DraftSaver
  /** Names this editor among those that have the record open. */
  readonly client: string
  readonly status: DraftStatus
  /** As the server has it; undefined before it is added. */
  readonly record: OfficeRecord | undefined
  /** What is not live yet; undefined for a kind without drafts. */
  readonly draft: RecordDraft | undefined
  /** Takes in what an act such as publishing has answered. */
  readonly follow: (record: OfficeRecord, draft: RecordDraft | undefined) => void
}

export interface RecordSaverOptions {
  readonly kind: AnyConsoleResource
  readonly editor: KindEditor
  readonly opened: OpenedRecord
  /** Of a new record. */
  readonly language: string
  readonly onAdded: (record: OfficeRecord) => void
  readonly onMerged: (values: FormValues) => void
}

/** Saves the record of an editor while it is written. */
export function useRecordSaver({ kind, editor, opened, language, onAdded, onMerged }: RecordSaverOptions): RecordSaver {
  const [record, setRecord] = useState(opened.record)
  const [draft, setDraft] = useState(opened.draft)
  const [client] = useState(() => crypto.randomUUID())
  const latest = useRef(record)
  const copyId = useRef(opened.copyId)
  const takeRecord = (next: OfficeRecord) => {
    latest.current = next
    setRecord(next)
    void reloadData(listKey(kind))
  }
  const [saver] = useState(() => {
    const way = createSaveWay({ kind, editor, client, onRecord: takeRecord, onDraft: setDraft })
    const saved = opened.record && toSaved(editor, opened.record, opened.draft)
    const parts = {
      ...way,
      keep: (copy: Parameters<typeof keepCopy>[1]) => keepCopy([kind.name, copyId.current], copy),
      now: () => new Date(),
    }
    return new DraftSaver(parts, saved?.values ?? emptyValues(editor, language), saved)
  })
  const [status, setStatus] = useState(saver.status)
  const hear = useRef<(event: DraftEvent) => void>(() => {})
  useEffect(() => {
    hear.current = (event) => {
      if (event.type === 'status') setStatus(event.status)
      if (event.type === 'merged') onMerged(event.values)
      if (event.type === 'added' && latest.current) {
        void keepCopy([kind.name, copyId.current], undefined)
        copyId.current = String(event.saved.id)
        releaseCopyId(kind.name)
        onAdded(latest.current)
      }
    }
  })
  useEffect(() => saver.subscribe((event) => hear.current(event)), [saver])
  const mounts = useRef(0)
  useEffect(() => {
    mounts.current += 1
    return () => {
      mounts.current -= 1
      // While the app is developed React mounts twice: what comes back at once was not left.
      queueMicrotask(() => void (mounts.current === 0 && saver.close()))
    }
  }, [saver])
  const follow = (next: OfficeRecord, nextDraft: RecordDraft | undefined) => {
    takeRecord(next)
    setDraft(nextDraft)
    saver.follow(toSaved(editor, next, nextDraft))
  }
  return { saver, client, status, record, draft, follow }
}

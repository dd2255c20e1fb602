import { reloadData } from '@narthex/client/data/query-client'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import type { AnyConsoleResource, OfficeRecord } from '../console-resource.ts'
import { releaseCopyId } from '../drafts/copy-id.ts'
import { DraftSaver } from '../drafts/draft-saver.ts'
import type { DraftEvent, DraftStatus, SavedRecord } from '../drafts/draft-types.ts'
import { keepCopy } from '../drafts/local-copies.ts'
import { listKey } from '../list/use-record-list.ts'
import { recordCalls } from '../record-calls.ts'
import { emptyValues, toValues } from './form-values.ts'
import type { FormValues, KindEditor } from './kind-editor.ts'
import type { OpenedRecord } from './open-record.ts'

/** Content saves itself so long after the last change. */
const autosaveMs = 1500

export interface RecordSaver {
  readonly saver: DraftSaver
  readonly status: DraftStatus
  /** As the server has it; undefined before it is added. */
  readonly record: OfficeRecord | undefined
  /** Takes in what an act such as publishing has answered. */
  readonly follow: (record: OfficeRecord) => void
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

/** What the site shows changes on purpose alone; so does a kind without drafts. */
export const isLive = (record: OfficeRecord | undefined): boolean => record?.situacao === 'PUBLICADO'

/** Saves the record of an editor while it is written. */
export function useRecordSaver({ kind, editor, opened, language, onAdded, onMerged }: RecordSaverOptions): RecordSaver {
  const [record, setRecord] = useState(opened.record)
  const latest = useRef(record)
  const copyId = useRef(opened.copyId)
  const follow = (next: OfficeRecord) => {
    latest.current = next
    setRecord(next)
    void reloadData(listKey(kind))
  }
  const toSaved = (from: OfficeRecord): SavedRecord => ({
    id: from.id,
    versao: from.versao,
    values: toValues(editor, from),
  })
  const [saver] = useState(() => {
    const saved = opened.record && toSaved(opened.record)
    return new DraftSaver(
      {
        async send(values, base) {
          const sent = base
            ? await recordCalls.set(kind, base.id, { ...values, versao: base.versao })
            : await recordCalls.add(kind, values)
          follow(sent)
          return toSaved(sent)
        },
        read: async (id) => {
          const theirs = await recordCalls.get(kind, id)
          follow(theirs)
          return toSaved(theirs)
        },
        keep: (copy) => keepCopy([kind.name, copyId.current], copy),
        isValid: (values) => z.safeParse(editor.resource.form, values).success,
        now: () => new Date(),
        pauseMs: () => (kind.calls.publish && !isLive(latest.current) ? autosaveMs : undefined),
      },
      saved?.values ?? emptyValues(editor, language),
      saved,
    )
  })
  const [status, setStatus] = useState(saver.status)
  const hear = useRef<(event: DraftEvent) => void>(() => {})
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
  useEffect(() => {
    const stop = saver.subscribe((event) => hear.current(event))
    return () => {
      stop()
      // What is left unsaved is on the device; a draft is sent on.
      if (saver.isChanged && kind.calls.publish && !isLive(latest.current)) void saver.flush()
    }
  }, [saver, kind])
  const followAct = (next: OfficeRecord) => {
    follow(next)
    saver.follow(toSaved(next))
  }
  return { saver, status, record, follow: followAct }
}

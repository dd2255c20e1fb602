import { getClassDay, setClassDay } from '@narthex/contract/classes/class-register.endpoints'
import { type ClassDay, dayWords } from '@narthex/contract/classes/class-register.schemas'
import { SelectField } from '@narthex/ui/select-field'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { DraftSaver } from '../../resource/drafts/draft-saver.ts'
import type { DraftCopy, SavedRecord } from '../../resource/drafts/draft-types.ts'
import { keepCopy, takeCopy } from '../../resource/drafts/local-copies.ts'
import { Conflicts } from '../../resource/form/conflicts.tsx'
import { CopyNotice } from '../../resource/form/copy-notice.tsx'
import { DraftLine } from '../../resource/form/draft-line.tsx'
import { EditorFormContext, useEditorForm } from '../../resource/form/editor-form.ts'
import { LaidSections } from '../../resource/form/form-sections.tsx'
import { toValues } from '../../resource/form/form-values.ts'
import type { FormEditor } from '../../resource/form/kind-editor.ts'
import { useDraftSaver } from '../../resource/form/use-draft-saver.ts'
import { useSaverForm } from '../../resource/form/use-saver-form.ts'
import { fieldProps, type WidgetProps } from '../../resource/form/widgets/widget.ts'
import { callApi } from '../../session/api.ts'

/** Saved so long after the last change. */
const pauseMs = 1500

const editor: FormEditor = {
  resource: { form: dayWords },
  fields: {
    texts: 'consoleClassDay',
    sections: [{ name: 'lesson', fields: ['idLicao', 'visitantes', 'observacoes'] }],
    hints: { idLicao: { control: LessonControl }, observacoes: { widget: 'longText' } },
  },
}

/** Choice of a lesson of the course. */
function LessonControl(props: WidgetProps) {
  const t = useTranslations('consoleClassDay.idLicao')
  const { licoes } = useEditorForm().record as unknown as ClassDay
  return (
    <SelectField
      {...fieldProps(props)}
      hint={licoes.length === 0 ? t('missing') : undefined}
      placeholder={t('none')}
      options={licoes.map(({ id, titulo }) => ({ value: String(id), label: titulo }))}
      value={String(props.value ?? '')}
      onChange={({ currentTarget: { value } }) => props.onChange(value === '' ? null : Number(value))}
    />
  )
}

const copyPlace = ({ turma, data }: ClassDay) => ['ebd_aula', `${turma.id} ${data}`] as const

/** Finds changes of a day's details that this device could not send. */
export const takeDayCopy = (day: ClassDay): Promise<DraftCopy | undefined> => takeCopy(copyPlace(day))

export interface DayDetailsProps {
  readonly day: ClassDay
  readonly copy: DraftCopy | undefined
}

/** Lesson, visitors and notes of a day: saved while one writes, merged with what another teacher writes. */
export function DayDetails({ day, copy }: DayDetailsProps) {
  const { saver, status } = useDraftSaver(() => createSaver(day))
  const { valid, settle, discard } = useSaverForm({ editor, saver, copy })
  const [record] = useState(day)
  return (
    <EditorFormContext value={{ editor, valid, record: record as never }}>
      <form noValidate onSubmit={valid.submit} className="mt-8 max-w-160">
        <CopyNotice opened={{ copy }} onDrop={discard} />
        <Conflicts status={status} editor={editor} onSettle={settle} />
        <LaidSections />
        <DraftLine status={status} />
      </form>
    </EditorFormContext>
  )
}

function createSaver(day: ClassDay): DraftSaver {
  const params = { id: String(day.turma.id), data: day.data }
  const saved = toSaved(day)
  const parts = {
    send: async (values: SavedRecord['values'], before: SavedRecord | undefined) =>
      toSaved(await callApi(setClassDay, { params, body: { ...values, versao: before?.versao ?? 0 } })),
    read: async () => toSaved(await callApi(getClassDay, { params })),
    keep: (copy: DraftCopy | undefined) => keepCopy(copyPlace(day), copy),
    isValid: (values: SavedRecord['values']) => z.safeParse(dayWords, values).success,
    now: () => new Date(),
    pauseMs: () => pauseMs,
  }
  return new DraftSaver(parts, saved.values, saved)
}

function toSaved(day: ClassDay): SavedRecord {
  return { id: day.turma.id, versao: day.versao, revisao: 0, values: toValues(editor, { ...day }) }
}

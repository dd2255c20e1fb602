import { buttonClass } from '@narthex/ui/button'
import { TextArea } from '@narthex/ui/text-area'
import { TextField } from '@narthex/ui/text-field'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { PageFoot } from '../../../components/page-foot.tsx'
import { AttendanceList, type Attendee } from './attendance-list.tsx'
import type { Written } from './record.ts'
import { RecordDay } from './record-day.tsx'
import { StudyField } from './study-field.tsx'
import { useChurchDay } from './use-day-text.ts'
import { VisitorFields } from './visitor-fields.tsx'

export interface RecordFormProps {
  readonly initial: Written
  readonly isNew: boolean
  readonly groupName: string
  readonly roster: readonly Attendee[] | undefined
  readonly pending: readonly string[]
  /** Account id of the author. */
  readonly memberId: number
  /** Runs at every change, so that nothing is lost. */
  readonly onTouch: (record: Written) => void
  readonly onSave: (record: Written) => void
  readonly onLater: () => void
}

/** A meeting as it is written down: who came first, then the words; one thumb, under a minute. */
export function RecordForm(props: RecordFormProps) {
  const { initial, isNew, groupName, roster, pending, memberId, onTouch, onSave, onLater } = props
  const t = useTranslations('meetings.form')
  const [record, setRecord] = useState(initial)
  const [isRefused, setRefused] = useState(false)
  const today = useChurchDay()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])

  const change = (next: Written) => {
    setRecord(next)
    onTouch(next)
  }
  const set = (own: Partial<Written>) => change({ ...record, ...own })
  const complaint = !record.data ? t('dayMissing') : record.data > today ? t('dayFuture') : undefined
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setRefused(Boolean(complaint))
    if (complaint) event.currentTarget.querySelector<HTMLElement>('input[type=date]')?.focus()
    else onSave(record)
  }
  const text = (name: 'tema' | 'observacoes' | 'observacoesLider') => ({
    optional: t('optional'),
    value: record[name] ?? '',
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      set({ [name]: currentTarget.value }),
  })
  return (
    <form noValidate onSubmit={save} className="mx-auto max-w-3xl">
      <p className="text-sm font-semibold text-muted">{groupName}</p>
      <h1 ref={title} tabIndex={-1} className="text-2xl focus:outline-none">
        {t(isNew ? 'new' : 'edit')}
      </h1>
      <div className="mt-5 grid gap-8">
        <RecordDay
          record={record}
          pending={pending}
          today={today}
          error={isRefused ? complaint : undefined}
          onChange={change}
        />
        {record.flagRealizada && (
          <>
            <AttendanceList record={record} roster={roster} onChange={change} />
            <VisitorFields visitors={record.visitantes} onChange={(visitantes) => set({ visitantes })} />
            <TextField label={t('theme')} hint={t('themeHint')} maxLength={200} {...text('tema')} />
            <StudyField memberId={memberId} value={record.idEstudo} onChange={(idEstudo) => set({ idEstudo })} />
          </>
        )}
        <TextArea label={t('notes')} hint={t('notesHint')} maxLength={4000} rows={3} {...text('observacoes')} />
        <TextArea
          label={t('privateNotes')}
          hint={t('privateNotesHint')}
          maxLength={4000}
          rows={3}
          {...text('observacoesLider')}
        />
      </div>
      <PageFoot>
        <div className="flex items-center gap-3">
          <p className="me-auto text-sm text-muted max-sm:sr-only">{t('kept')}</p>
          <button type="button" onClick={onLater} className={`${buttonClass('quiet')} max-sm:grow max-sm:px-3`}>
            {t('later')}
          </button>
          <button type="submit" className={`${buttonClass('primary')} max-sm:grow max-sm:px-3`}>
            {t('save')}
          </button>
        </div>
      </PageFoot>
    </form>
  )
}

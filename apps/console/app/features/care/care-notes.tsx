import { showMessage } from '@narthex/client/calls/status-store'
import { useAct } from '@narthex/client/data/use-act'
import { whenText } from '@narthex/client/format/dates'
import { addCareNote, readCareNotes, removeCareNote } from '@narthex/contract/care/care.endpoints'
import type { CareNote } from '@narthex/contract/care/care.schemas'
import { careLimits } from '@narthex/contract/care/care-words'
import { Notice } from '@narthex/ui/notice'
import { TextArea } from '@narthex/ui/text-area'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { useDateContext } from '../../components/use-date-context.ts'
import { useFailure } from '../../components/use-failure.ts'
import { callApi } from '../../session/api.ts'
import { Part } from '../people/person-parts.tsx'
import { KeptNotice } from './kept-notice.tsx'
import { useKeptTyping } from './use-kept-typing.ts'

export interface CareNotesProps {
  readonly careId: number
  /** Number of notes that there are. */
  readonly count: number
}

/** A note that is not kept by the server yet. Its key is the same until it is: sent again, it is the same note. */
type TypedNote = Readonly<Record<'chave' | 'texto', string>>
const noNote: TypedNote = { chave: '', texto: '' }

/** Notes of care: read on purpose, as each reading is written down, and added without reading the others. */
export function CareNotes({ careId, count }: CareNotesProps) {
  const t = useTranslations('consoleCare.notes')
  const forms = useTranslations('forms')
  const act = useAct(useFailure())
  const [shown, setShown] = useState<readonly CareNote[]>()
  const [added, setAdded] = useState(0)
  const { typed, type, forget, isFound } = useKeptTyping<TypedNote>('cuidado_anotacao', careId, noNote)
  const { texto: text } = typed
  const params = { id: String(careId) }
  const readAll = () =>
    act.run(async () => {
      setShown((await callApi(readCareNotes, { params })).itens)
    })
  function add(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '') return
    void act.run(async () => {
      const note = await callApi(addCareNote, { params, body: { chave: typed.chave, texto: text.trim() } })
      forget()
      setAdded((before) => before + 1)
      setShown((before) => before && [note, ...before])
      showMessage('GLOBAL', { tone: 'success', text: t('added') })
    })
  }
  const remove = (note: CareNote) =>
    act.run(async () => {
      await callApi(removeCareNote, { params: { ...params, idAnotacao: String(note.id) } })
      setShown((before) => before?.filter(({ id }) => id !== note.id))
      showMessage('GLOBAL', { tone: 'success', text: t('removed') })
    })
  const total = count + added
  return (
    <Part title={t('title')}>
      <p className="mb-3 text-sm text-muted">{t('lead')}</p>
      {!shown && total > 0 && (
        <button type="button" className={`${toolClass('quiet')} mb-4`} onClick={() => void readAll()}>
          {t('read', { count: total })}
        </button>
      )}
      {(shown?.length === 0 || total === 0) && <p className="mb-4 text-muted">{t('none')}</p>}
      {shown && shown.length > 0 && <NoteList notes={shown} onRemove={(note) => void remove(note)} />}
      {act.failure && (
        <Notice tone="danger" className="mb-4">
          <p>{act.failure}</p>
        </Notice>
      )}
      <form onSubmit={add} className="grid max-w-160 gap-3">
        {isFound && <KeptNotice onDrop={forget} />}
        <TextArea
          label={t('text')}
          rows={3}
          maxLength={careLimits.note}
          value={text}
          onChange={({ currentTarget: { value } }) =>
            value === '' ? forget() : type({ chave: typed.chave || crypto.randomUUID(), texto: value })
          }
          optional={forms('optional')}
        />
        <div>
          <button type="submit" aria-busy={act.isBusy || undefined} className={toolClass('quiet')}>
            {t('add')}
          </button>
        </div>
      </form>
    </Part>
  )
}

interface NoteListProps {
  readonly notes: readonly CareNote[]
  readonly onRemove: (note: CareNote) => void
}

function NoteList({ notes, onRemove }: NoteListProps) {
  const t = useTranslations('consoleCare.notes')
  const dates = useDateContext()
  return (
    <ul className="mb-4 divide-y divide-line border-y border-line">
      {notes.map((note) => {
        const date = whenText(new Date(note.momento), dates)
        return (
          <li key={note.id} className="py-3">
            <p className="whitespace-pre-line wrap-anywhere">{note.texto}</p>
            <p className="mt-1 flex flex-wrap items-center justify-between gap-x-3 text-sm text-muted">
              {note.autor === null ? t('byFormer', { date }) : t('by', { name: note.autor, date })}
              {note.flagMinha && (
                <button type="button" className={toolClass('plain')} onClick={() => onRemove(note)}>
                  {t('remove')}
                </button>
              )}
            </p>
          </li>
        )
      })}
    </ul>
  )
}

import { asOpening, dayText } from '@narthex/client/format/dates'
import { monthText } from '@narthex/client/format/long-dates'
import { dateIn } from '@narthex/contract/church-time'
import { cardClass, cardLinkClass } from '@narthex/ui/card'
import { Icon, type IconName } from '@narthex/ui/icon'
import { useId } from 'react'
import { useLocale, useTimeZone, useTranslations } from 'use-intl'
import { SmartLink } from '../../components/smart-link.tsx'
import { useDateContext } from '../../components/use-date-context.ts'
import { pathTo } from '../../routing/page-path.ts'
import { isUnsent, type LocalNote } from './local/local-note.ts'
import { type NoteState, useNoteStates } from './local/note-states.ts'
import { byMonth, toExcerpt } from './notes-search.ts'

/** Notes under their months. */
export function NoteList({ notes }: { notes: readonly LocalNote[] }) {
  const timeZone = useTimeZone() ?? 'UTC'
  const months = byMonth(notes, (instant) => dateIn(timeZone, instant))
  return (
    <div className="mt-6 grid gap-8">
      {Array.from(months, ([month, ofMonth]) => (
        <Month key={month} month={month} notes={ofMonth} />
      ))}
    </div>
  )
}

function Month({ month, notes }: { month: string; notes: readonly LocalNote[] }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="px-1 text-base font-semibold text-muted">
        {asOpening(monthText(month, useLocale()))}
      </h2>
      <ul className="mt-2.5 grid gap-3 xl:grid-cols-2">
        {notes.map((note) => (
          <NoteCard key={note.id} note={note} />
        ))}
      </ul>
    </section>
  )
}

function NoteCard({ note }: { note: LocalNote }) {
  const t = useTranslations('notes')
  const dates = useDateContext()
  return (
    <li className={`${cardClass} relative min-w-0 p-4 transition-shadow hover:shadow-lift`}>
      <SmartLink
        to={pathTo('/user/notes/:noteId', { noteId: note.id })}
        className={`${cardLinkClass} block leading-snug font-semibold wrap-anywhere`}
      >
        {note.titulo || <span className="text-muted italic">{t('untitled')}</span>}
      </SmartLink>
      {note.texto && <p className="mt-1 line-clamp-2 text-muted wrap-anywhere">{toExcerpt(note)}</p>}
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <time dateTime={note.changedAt}>{asOpening(dayText(new Date(note.changedAt), dates))}</time>
        <Standing note={note} />
      </p>
    </li>
  )
}

/** State of a note that is not fully saved. */
function Standing({ note }: { note: LocalNote }) {
  const t = useTranslations('notes')
  const standing = standingOf(
    note,
    useNoteStates((states) => states[note.id]),
  )
  if (!standing) return null
  const { icon, label } = standing
  return (
    <span className="inline-flex items-center gap-1.5 font-medium text-ink">
      <Icon name={icon} className="size-4" />
      {t(label)}
    </span>
  )
}

type Label = 'gone' | 'draft' | 'unsent' | 'stuck'

function standingOf(note: LocalNote, state: NoteState | undefined): { icon: IconName; label: Label } | undefined {
  if (note.end === 'gone') return { icon: 'warning', label: 'gone' }
  if (!isUnsent(note)) return undefined
  if (state && stuck.includes(state)) return { icon: 'warning', label: 'stuck' }
  return note.titulo ? { icon: 'offline', label: 'unsent' } : { icon: 'device', label: 'draft' }
}

/** No connection helps: the note itself tells what does. */
const stuck: readonly NoteState[] = ['tooLarge', 'refused', 'full']

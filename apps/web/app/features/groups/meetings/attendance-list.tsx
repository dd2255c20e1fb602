import { buttonClass } from '@narthex/ui/button'
import { cardClass } from '@narthex/ui/card'
import { checkClass } from '@narthex/ui/check-class'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { personName } from '../person-name.ts'
import { isPresent, type Written, withMarks } from './record.ts'

/** A person who could have attended. */
export interface Attendee {
  readonly idUsuario: number
  readonly nome: string
  readonly sobrenome: string | null
  readonly flagMenor: boolean
  /** Date since which the person is in the group. */
  readonly desde: string
}

export interface AttendanceListProps {
  readonly record: Written
  /** Undefined where it could not be had: the rest can be written down without it. */
  readonly roster: readonly Attendee[] | undefined
  readonly onChange: (record: Written) => void
}

/** Maximum of people listed in a single column on wide screens. */
const fewPeople = 8

/** Attendance of a group's members: marks all at once, then those absent, or each in turn. */
export function AttendanceList({ record, roster, onChange }: AttendanceListProps) {
  const t = useTranslations('meetings.form')
  const titleId = useId()
  if (!roster) return <p className="rounded-card bg-sunken px-4 py-5 text-muted">{t('noRoster')}</p>
  const present = roster.filter(({ idUsuario }) => isPresent(record, idUsuario))
  const isFull = present.length === roster.length
  const mark = (people: readonly Attendee[], flagPresente: boolean) =>
    onChange(
      withMarks(
        record,
        people.map(({ idUsuario }) => idUsuario),
        flagPresente,
        new Date(),
      ),
    )
  return (
    <section aria-labelledby={titleId}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={titleId} className="text-xl">
          {t('who')}{' '}
          <span aria-live="polite" className="text-base font-medium text-muted tabular-nums">
            {t('count', { present: String(present.length), all: String(roster.length) })}
          </span>
        </h2>
        <button type="button" onClick={() => mark(roster, !isFull)} className={buttonClass('quiet')}>
          {t(isFull ? 'none' : 'all')}
        </button>
      </div>
      <ul className={`${cardClass} mt-3 overflow-hidden ${roster.length > fewPeople ? 'sm:grid sm:grid-cols-2' : ''}`}>
        {roster.map((person) => (
          <li key={person.idUsuario} className="border-b border-line last:border-b-0">
            <label className="flex min-h-14 cursor-pointer items-center gap-4 px-4 py-2.5 hover:bg-sunken/60 has-checked:bg-brand-soft/45">
              <input
                type="checkbox"
                checked={isPresent(record, person.idUsuario)}
                onChange={({ currentTarget }) => mark([person], currentTarget.checked)}
                className={`${checkClass} mt-0 size-7 rounded-[0.45rem]`}
              />
              <span className="min-w-0 font-medium wrap-anywhere">
                {personName(person)}
                {person.flagMenor && <span className="font-normal text-muted"> · {t('minor')}</span>}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  )
}

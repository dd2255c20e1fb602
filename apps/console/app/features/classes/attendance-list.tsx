import type { ClassDay } from '@narthex/contract/classes/class-register.schemas'
import { Icon } from '@narthex/ui/icon'
import { useTranslations } from 'use-intl'
import { signClass, toolClass } from '../../components/buttons.ts'
import { PersonFace } from './person-face.tsx'
import type { Marks } from './use-marks.ts'

type Person = ClassDay['pessoas'][number]

export interface AttendanceListProps {
  readonly people: readonly Person[]
  /** Number of those present who are named no more. */
  readonly nameless: number
  readonly marks: Marks
}

/** The people of a class with two large buttons each, how many are present, and marks for all at once. */
export function AttendanceList({ people, nameless, marks }: AttendanceListProps) {
  const t = useTranslations('consoleAttendance')
  const present = people.filter(({ id }) => marks.find(id) === true)
  const unmarked = people.filter(({ id }) => marks.find(id) === null)
  const ids = unmarked.map(({ id }) => id)
  const counted = { present: String(present.length), all: String(people.length) }
  return (
    <>
      <div className="sticky top-0 z-10 -mx-1 mb-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 bg-ground px-1 py-2">
        <p aria-live="polite" className="text-base font-semibold tabular-nums">
          <span className="block">{t('count', counted)}</span>
          {unmarked.length > 0 && (
            <span className="block text-sm font-normal text-muted">{t('unmarked', { count: unmarked.length })}</span>
          )}
        </p>
        {unmarked.length > 0 && (
          <div className="flex flex-wrap gap-2">
            {unmarked.length === people.length ? (
              <button type="button" className={toolClass('quiet')} onClick={() => marks.mark(ids, true)}>
                {t('allPresent')}
              </button>
            ) : (
              <button type="button" className={toolClass('quiet')} onClick={() => marks.mark(ids, false)}>
                {t('restAbsent')}
              </button>
            )}
          </div>
        )}
      </div>
      <ul className="divide-y divide-line border-y border-line">
        {people.map((person) => (
          <AttendanceRow key={person.id} person={person} marks={marks} />
        ))}
      </ul>
      {nameless > 0 && <p className="mt-3 text-sm text-muted">{t('nameless', { count: nameless })}</p>}
    </>
  )
}

const choices = [
  ['present', true],
  ['absent', false],
] as const

/** A person with both marks as radios: a second tap on the same one changes nothing. */
function AttendanceRow({ person, marks }: { readonly person: Person; readonly marks: Marks }) {
  const t = useTranslations('consoleAttendance')
  const { id, nome } = person
  const current = marks.find(id)
  return (
    <li className="py-2">
      <fieldset className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
        <legend className="sr-only">{t('markOf', { name: nome })}</legend>
        <PersonFace {...person} />
        <span className="min-w-24 flex-1 font-medium wrap-anywhere">{nome}</span>
        <span className="flex items-center gap-2">
          {choices.map(([name, isPresent]) => (
            <label
              key={name}
              className={`relative flex min-h-12 min-w-28 cursor-pointer items-center justify-center gap-1.5 rounded-control px-3 text-sm font-semibold shadow-[inset_0_0_0_1px_var(--line)] hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring ${isPresent ? 'has-checked:bg-brand has-checked:text-on-brand' : 'has-checked:bg-sunken has-checked:shadow-[inset_0_0_0_2px_var(--ink)]'}`}
            >
              <input
                type="radio"
                name={`mark ${id}`}
                checked={current === isPresent}
                onChange={() => marks.mark([id], isPresent)}
                className="absolute inset-0 cursor-pointer appearance-none rounded-[inherit] outline-none"
              />
              {current === isPresent && <Icon name={isPresent ? 'check' : 'close'} className="size-4.5" />}
              {t(name)}
            </label>
          ))}
          <button
            type="button"
            onClick={() => marks.mark([id], null)}
            className={`${signClass} ${current === null ? 'invisible' : ''}`}
          >
            <Icon name="close" className="size-4" />
            <span className="sr-only">{t('clear', { name: nome })}</span>
          </button>
        </span>
      </fieldset>
    </li>
  )
}

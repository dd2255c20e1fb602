import type { HouseholdSeat, OfficeHousehold } from '@narthex/contract/people/household.resource'
import { householdRoles } from '@narthex/contract/people/person-words'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { type FoundPerson, PeopleField } from '../../components/people-field.tsx'
import { useEditorForm } from '../../resource/form/editor-form.ts'
import type { WidgetProps } from '../../resource/form/widgets/widget.ts'
import { WidgetGroup } from '../../resource/form/widgets/widget-group.tsx'
import { recordPath } from '../../resource/kind-paths.ts'

/** How many people, for versions side by side: names are not among the values of the form. */
export const writeSeats = (seats: unknown): string => String((seats as readonly HouseholdSeat[]).length)

/** The people of a household: found by name, with or without a login, each with what they are there. */
export function SeatsControl({ label, hint, optional, value, onChange, onBlur }: WidgetProps) {
  const t = useTranslations('consoleHouseholdFields.membros')
  const { record } = useEditorForm()
  const seats = Array.isArray(value) ? (value as HouseholdSeat[]) : []
  const [found, setFound] = useState<ReadonlyMap<number, string>>(new Map())
  // A new field each time: an empty one, for the next person.
  const [turn, setTurn] = useState(0)
  const saved = (record?.pessoas ?? []) as OfficeHousehold['pessoas']
  const nameOf = (id: number) => found.get(id) ?? saved.find(({ idUsuario }) => idUsuario === id)?.nome ?? String(id)
  const isIn = (id: number) => seats.some(({ idUsuario }) => idUsuario === id)
  function add(person: FoundPerson | undefined) {
    if (!person) return
    const idUsuario = Number(person.value)
    setTurn((before) => before + 1)
    setFound((before) => new Map(before).set(idUsuario, person.label))
    if (!isIn(idUsuario)) onChange([...seats, { idUsuario, papel: 'ADULTO' }])
  }
  return (
    <WidgetGroup label={label} hint={hint} optional={optional}>
      {seats.length > 0 && (
        <ul className="mb-3 divide-y divide-line border-y border-line">
          {seats.map((seat) => (
            <SeatRow
              key={seat.idUsuario}
              seat={seat}
              name={nameOf(seat.idUsuario)}
              onBlur={onBlur}
              onChange={(next) => onChange(seats.map((other) => (other === seat ? next : other)))}
              onRemove={() => onChange(seats.filter((other) => other !== seat))}
            />
          ))}
        </ul>
      )}
      <PeopleField
        key={turn}
        label={t('add')}
        hint={t('addHelp')}
        value={undefined}
        onChange={add}
        isOfAll
        describe={(id) => (isIn(id) ? t('isIn') : undefined)}
      />
    </WidgetGroup>
  )
}

interface SeatRowProps {
  readonly seat: HouseholdSeat
  readonly name: string
  readonly onChange: (seat: HouseholdSeat) => void
  readonly onBlur: () => void
  readonly onRemove: () => void
}

function SeatRow({ seat, name, onChange, onBlur, onRemove }: SeatRowProps) {
  const t = useTranslations('consoleHouseholdFields.membros')
  const words = useTranslations('consoleHouseholdRoles')
  return (
    <li className="flex min-h-15 flex-wrap items-center gap-x-3 gap-y-2 py-2">
      <Link
        to={recordPath({ place: 'people' }, seat.idUsuario)}
        className="inline-flex min-h-11 min-w-36 flex-1 items-center font-medium underline underline-offset-4 wrap-anywhere"
      >
        {name}
      </Link>
      <span className="flex items-center gap-1">
        <select
          aria-label={t('roleOf', { name })}
          value={seat.papel}
          onBlur={onBlur}
          onChange={({ currentTarget }) => onChange({ ...seat, papel: currentTarget.value as HouseholdSeat['papel'] })}
          className="min-h-11 rounded-control bg-card px-3 text-sm shadow-[inset_0_0_0_1px_var(--line)] lg:min-h-9"
        >
          {householdRoles.map((role) => (
            <option key={role} value={role}>
              {words(role)}
            </option>
          ))}
        </select>
        <button type="button" className={toolClass('plain')} onClick={onRemove}>
          {t('remove')}
          <span className="sr-only">{name}</span>
        </button>
      </span>
    </li>
  )
}

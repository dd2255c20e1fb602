import { useAct } from '@narthex/client/data/use-act'
import { enrolInClass } from '@narthex/contract/classes/class-register.endpoints'
import type { Enrolled } from '@narthex/contract/classes/class-register.schemas'
import { ApiError } from '@narthex/contract/client'
import { foldText } from '@narthex/contract/fold-text'
import { peoplePerClass } from '@narthex/contract/limits'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type FoundPerson, PeopleField } from '../../components/people-field.tsx'
import { useFailure } from '../../components/use-failure.ts'
import { callApi } from '../../session/api.ts'
import { useMay } from '../../session/office.ts'

export interface AddPersonProps {
  readonly classId: string
  readonly roster: readonly Enrolled[]
  readonly onAdded: (person: Enrolled) => void
}

const longestName = 120
/** Marks an option that stands for a name, and for no member. */
const byName = 'name:'

/** Field that puts someone of the church on the roster, found by name, with and without a login, or a person by name alone. */
export function AddPerson({ classId, roster, onAdded }: AddPersonProps) {
  const t = useTranslations('consoleAttendance')
  const mayFind = useMay('people.find')
  const mayRead = useMay('people.read', true)
  const explain = useFailure()
  const act = useAct((error) =>
    error instanceof ApiError && error.code === 'LIMIT_REACHED'
      ? t('full', { max: String(peoplePerClass) })
      : explain(error),
  )
  // A new field each time: an empty one, for the next person.
  const [turn, setTurn] = useState(0)
  const known = new Set(roster.map(({ idUsuario }) => idUsuario))

  function listGuest(term: string): readonly FoundPerson[] {
    const name = term.slice(0, longestName)
    const isThere = roster.some(({ idUsuario, nome }) => idUsuario === null && foldText(nome) === foldText(name))
    return isThere ? [] : [{ value: `${byName}${name}`, label: t('byName', { name }), detail: t('byNameDetail') }]
  }

  function add(option: FoundPerson | undefined) {
    if (!option) return
    const isGuest = option.value.startsWith(byName)
    const body = isGuest ? { nome: option.value.slice(byName.length) } : { idUsuario: Number(option.value) }
    void act.run(async () => {
      const params = { id: classId, matriculaId: crypto.randomUUID() }
      onAdded(await callApi(enrolInClass, { params, body }))
      setTurn((before) => before + 1)
    })
  }

  return (
    <PeopleField
      key={turn}
      label={t('add')}
      hint={t('addHelp')}
      error={act.failure}
      value={undefined}
      onChange={add}
      describe={(idUsuario) => (known.has(idUsuario) ? t('onList') : undefined)}
      listMore={listGuest}
      isOfAll={mayRead}
      isClosed={!mayFind && !mayRead}
    />
  )
}

import { useAct } from '@narthex/client/data/use-act'
import { enrolInClass } from '@narthex/contract/classes/class-register.endpoints'
import type { Enrolled } from '@narthex/contract/classes/class-register.schemas'
import { ApiError } from '@narthex/contract/client'
import { foldText } from '@narthex/contract/fold-text'
import { peoplePerClass } from '@narthex/contract/limits'
import { findPeople } from '@narthex/contract/users/people-search.endpoints'
import { ComboboxField } from '@narthex/ui/office/combobox/combobox-field'
import { type ComponentProps, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFailure } from '../../components/use-failure.ts'
import { callApi } from '../../session/api.ts'
import { useMay } from '../../session/office.ts'

export interface AddPersonProps {
  readonly classId: string
  readonly roster: readonly Enrolled[]
  readonly onAdded: (person: Enrolled) => void
}

type ComboOption = NonNullable<ComponentProps<typeof ComboboxField>['value']>

const longestName = 120
/** Marks an option that stands for a name, and for no member. */
const byName = 'name:'

/** Field that puts a member on the roster, found by name, or a person by name alone. */
export function AddPerson({ classId, roster, onAdded }: AddPersonProps) {
  const t = useTranslations('consoleAttendance')
  const combo = useTranslations('consoleSettings.combo')
  const mayFind = useMay('people.find')
  const explain = useFailure()
  const act = useAct((error) =>
    error instanceof ApiError && error.code === 'LIMIT_REACHED'
      ? t('full', { max: String(peoplePerClass) })
      : explain(error),
  )
  // A new field each time: an empty one, for the next person.
  const [turn, setTurn] = useState(0)
  const known = new Set(roster.map(({ idUsuario }) => idUsuario))

  async function find(query: string): Promise<readonly ComboOption[]> {
    const name = query.trim().slice(0, longestName)
    if (name === '') return []
    const found = mayFind ? (await callApi(findPeople, { query: { term: name.slice(0, 100) } })).itens : []
    const members = found.map(({ idUsuario, nome }) => ({
      value: String(idUsuario),
      label: nome,
      ...(known.has(idUsuario) && { detail: t('onList') }),
    }))
    const isThere = roster.some(({ idUsuario, nome }) => idUsuario === null && foldText(nome) === foldText(name))
    const guest = { value: `${byName}${name}`, label: t('byName', { name }), detail: t('byNameDetail') }
    return isThere ? members : [...members, guest]
  }

  function add(option: ComboOption | undefined) {
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
    <ComboboxField
      key={turn}
      label={t('add')}
      hint={t('addHelp')}
      error={act.failure}
      source={find}
      value={undefined}
      onChange={add}
      texts={{
        open: combo('open'),
        clear: combo('clear'),
        loading: combo('loading'),
        nothing: combo('nothing'),
        failed: combo('failed'),
        remove: (name) => combo('remove', { name }),
      }}
    />
  )
}

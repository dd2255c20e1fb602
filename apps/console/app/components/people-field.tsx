import { findPeople } from '@narthex/contract/users/people-search.endpoints'
import { ComboboxField } from '@narthex/ui/office/combobox/combobox-field'
import type { ComponentProps } from 'react'
import { useTranslations } from 'use-intl'
import { callApi } from '../session/api.ts'

type Combobox = ComponentProps<typeof ComboboxField>
export type FoundPerson = NonNullable<Combobox['value']>

export interface PeopleFieldProps extends Pick<Combobox, 'label' | 'hint' | 'error' | 'optional'> {
  readonly value: FoundPerson | undefined
  readonly onChange: (person: FoundPerson | undefined) => void
  /** A word beside a person who is found. */
  readonly describe?: (idUsuario: number) => string | undefined
  /** Options behind the people who are found, for what was typed. */
  readonly listMore?: (term: string) => readonly FoundPerson[]
  /** Members are not looked up: someone without the right to find them chooses among the other options. */
  readonly isClosed?: boolean
}

/** Longest name that is searched for. */
const longestTerm = 100

/** Field that chooses a member of the church by name; the value of an option is the membership's id. */
export function PeopleField({ describe, listMore, isClosed = false, ...field }: PeopleFieldProps) {
  const combo = useTranslations('consoleSettings.combo')
  async function find(query: string): Promise<readonly FoundPerson[]> {
    const term = query.trim().slice(0, longestTerm)
    if (term === '') return []
    const { itens } = isClosed ? { itens: [] } : await callApi(findPeople, { query: { term } })
    const people = itens.map(({ idUsuario, nome }) => {
      const detail = describe?.(idUsuario)
      return { value: String(idUsuario), label: nome, ...(detail !== undefined && { detail }) }
    })
    return [...people, ...(listMore?.(term) ?? [])]
  }
  return (
    <ComboboxField
      {...field}
      source={find}
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

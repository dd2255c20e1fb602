import { peopleCalls } from '@narthex/contract/people/person-office.endpoints'
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
  /** People without a login are found as well, such as children: for those who may read people. */
  readonly isOfAll?: boolean
  /** Members are not looked up: someone without the right to find them chooses among the other options. */
  readonly isClosed?: boolean
}

/** Longest name that is searched for. */
const longestTerm = 100

/** Number of people that are offered. */
const offered = '10'

const findMembers = async (term: string) => (await callApi(findPeople, { query: { term } })).itens

async function findAll(term: string) {
  const { itens } = await callApi(peopleCalls.list, { query: { term, limit: offered } as never })
  return itens.map(({ id: idUsuario, nome, sobrenome }) => ({ idUsuario, nome: `${nome} ${sobrenome}`.trim() }))
}

/** Field that chooses a member of the church by name; the value of an option is the membership's id. */
export function PeopleField({ describe, listMore, isOfAll = false, isClosed = false, ...field }: PeopleFieldProps) {
  const combo = useTranslations('consoleSettings.combo')
  async function find(query: string): Promise<readonly FoundPerson[]> {
    const term = query.trim().slice(0, longestTerm)
    if (term === '') return []
    const found = isClosed ? [] : await (isOfAll ? findAll(term) : findMembers(term))
    const people = found.map(({ idUsuario, nome }) => {
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

import { dropDraft, keepDraft, readDraft } from '@narthex/client/outbox/draft'
import { useEffect } from 'react'
import { get, type Path, type UseFormReturn } from 'react-hook-form'
import { changedRows, type LocalRow } from './local-rows.ts'
import type { ProfileInput } from './profile-form.ts'
import type { AddressFields, ChildFields } from './row-values.ts'

const key = 'person'

/** Draft of unsaved changes: edited fields, and changed rows of the lists. */
export interface DataDraft {
  readonly fields?: Readonly<Record<string, string>>
  readonly addresses?: readonly LocalRow<AddressFields>[]
  readonly children?: readonly LocalRow<ChildFields>[]
}

export function readDataDraft(): DataDraft | undefined {
  return readDraft(key) as DataDraft | undefined
}

export function dropDataDraft(): void {
  dropDraft(key)
}

/** Puts what is not saved into its fields, over what the server has. */
export function putFields<Output>(
  form: UseFormReturn<ProfileInput, unknown, Output>,
  fields: DataDraft['fields'] = {},
) {
  for (const [name, value] of Object.entries(fields)) {
    if (get(form.getValues(), name) !== undefined)
      form.setValue(name as Path<ProfileInput>, value, { shouldDirty: true })
  }
}

/** Keeps what is not saved over a reload, and nothing once all is. */
export function useDataDraft<Output>(
  form: UseFormReturn<ProfileInput, unknown, Output>,
  addresses: readonly LocalRow<AddressFields>[],
  children: readonly LocalRow<ChildFields>[],
): void {
  useEffect(() => {
    const keep = () => {
      const fields = touchedFields(form.getValues(), form.formState.defaultValues as ProfileInput)
      const lists = { addresses: changedRows(addresses), children: changedRows(children) }
      const isEmpty = [Object.keys(fields), ...Object.values(lists)].every(({ length }) => length === 0)
      if (isEmpty) dropDraft(key)
      else keepDraft(key, { fields, ...lists })
    }
    keep()
    return form.subscribe({ formState: { values: true }, callback: keep })
  }, [form, addresses, children])
}

/** The fields that are others than they were, by their names. */
export function touchedFields(values: ProfileInput, defaults: ProfileInput): Record<string, string> {
  const { respostas, ...person } = values
  const answers = Object.entries(respostas).map(([name, value]) => [`respostas.${name}`, value] as const)
  const all: (readonly [string, string])[] = [...Object.entries(person), ...answers]
  return Object.fromEntries(all.filter(([name, value]) => value !== get(defaults, name)))
}

import { useLookup } from '@narthex/client/data/use-lookup'
import { brazilianStates } from '@narthex/contract/lookups/brazilian-states'
import { listCountries } from '@narthex/contract/lookups/lookup.endpoints'
import { listStates } from '@narthex/contract/lookups/place.endpoints'
import type { FieldTexts } from '@narthex/ui/field'
import { SelectField } from '@narthex/ui/select-field'
import { TextField } from '@narthex/ui/text-field'
import { type ComponentProps, useId } from 'react'
import { useLocale } from 'use-intl'
import { callApi } from '../../../session/api.ts'

type CountryFieldProps = Omit<ComponentProps<typeof SelectField>, 'options'> & { readonly value: string }

/** Choice of a country by its code. The current value is always an option. */
export function CountryField(props: CountryFieldProps) {
  const countries = useLookup(callApi, listCountries, { query: { idioma: useLocale() } }) ?? []
  const isListed = countries.some(({ codigo }) => codigo === props.value)
  const here = isListed ? countries : [{ codigo: props.value, nome: props.value }, ...countries]
  return <SelectField {...props} options={here.map(({ codigo, nome }) => ({ value: codigo, label: nome }))} />
}

interface StateFieldProps extends Omit<FieldTexts, 'hint'> {
  readonly country: string
  readonly name: string
  readonly value: string
  readonly autoComplete: string
  readonly onBlur: () => void
  readonly onChange: (event: { readonly currentTarget: { readonly value: string } }) => void
}

/** Choice of a Brazilian state, or a text for states of other countries. */
export function StateField({ country, ...state }: StateFieldProps) {
  const listId = useId()
  const states = useLookup(callApi, listStates, { params: { codigo: country } })
  if (country !== 'BR')
    return (
      <>
        <TextField {...state} list={listId} maxLength={100} />
        <datalist id={listId}>
          {states?.map(({ codigo, nome }) => (
            <option key={codigo} value={nome} />
          ))}
        </datalist>
      </>
    )
  const known = brazilianStates.map((uf) => ({
    value: uf as string,
    label: states?.find(({ codigo }) => codigo === uf)?.nome ?? uf,
  }))
  const isKnown = state.value === '' || known.some(({ value }) => value === state.value)
  return (
    <SelectField
      {...state}
      placeholder="–"
      options={isKnown ? known : [{ value: state.value, label: state.value }, ...known]}
    />
  )
}

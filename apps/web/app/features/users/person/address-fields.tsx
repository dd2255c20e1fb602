import { useLookup } from '@narthex/client/data/use-lookup'
import { cepMask } from '@narthex/client/forms/masks'
import type { BoundField, ValidForm } from '@narthex/client/forms/use-valid-form'
import { type BrazilianState, brazilianStates } from '@narthex/contract/lookups/brazilian-states'
import { listCountries } from '@narthex/contract/lookups/lookup.endpoints'
import { listBrazilianCities, listStates } from '@narthex/contract/lookups/place.endpoints'
import { SelectField } from '@narthex/ui/select-field'
import { TextField } from '@narthex/ui/text-field'
import { useId } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { callApi } from '../../../session/api.ts'
import type { AddressInput } from './address-form.ts'
import { usePlaceFilling } from './use-place-filling.ts'

/** The fields of an address; the postal code fills what it knows of the others. */
export function AddressFieldset<Output>({ field, form }: ValidForm<AddressInput, Output>) {
  const t = useTranslations('person.address')
  const words = useTranslations('forms')
  const optional = words('optional')
  const citiesId = useId()
  const [pais, estado] = form.watch(['pais', 'estado'])
  const isBrazil = pais === 'BR'
  const isState = (text: string): text is BrazilianState => brazilianStates.some((state) => state === text)
  const countries = useLookup(callApi, listCountries, { query: { idioma: useLocale() } })
  const cities = useLookup(
    callApi,
    listBrazilianCities,
    isBrazil && isState(estado) ? { params: { uf: estado } } : undefined,
  )
  const { filling, fill } = usePlaceFilling(form)

  const country = field('pais', t('pais'))
  const cep = field('cep', t(isBrazil ? 'cep' : 'zip'), isBrazil ? { mask: cepMask } : {})
  const state = field('estado', t('estado'))
  // The chosen country is an option whatever the list says: a list without its own value empties the field when it is left.
  const isListed = countries?.some(({ codigo }) => codigo === pais)
  const here = [...(isListed ? [] : [{ codigo: pais, nome: pais }]), ...(countries ?? [])]
  return (
    <div className="grid gap-4">
      <SelectField
        {...country}
        value={pais}
        autoComplete="country"
        options={here.map(({ codigo, nome }) => ({ value: codigo, label: nome }))}
        onChange={(event) => {
          country.onChange(event)
          void fill()
        }}
      />
      <TextField
        {...cep}
        autoComplete="postal-code"
        inputMode={isBrazil ? 'numeric' : 'text'}
        optional={isBrazil ? undefined : optional}
        onChange={(event) => {
          cep.onChange(event)
          if (isBrazil) void fill()
        }}
        onBlur={(event) => {
          cep.onBlur(event)
          void fill()
        }}
        hint={<span role="status">{filling === 'idle' ? isBrazil && t('cepHint') : t(`filling.${filling}`)}</span>}
      />
      <TextField {...field('logradouro', t('logradouro'))} autoComplete="address-line1" maxLength={200} />
      <div className="grid grid-cols-[2fr_3fr] items-end gap-4">
        <TextField {...field('numero', t('numero'))} optional={optional} maxLength={20} autoComplete="off" />
        <TextField
          {...field('complemento', t('complemento'))}
          optional={optional}
          maxLength={100}
          autoComplete="address-line2"
        />
      </div>
      <TextField {...field('bairro', t('bairro'))} optional={optional} maxLength={100} autoComplete="address-level3" />
      <TextField {...field('cidade', t('cidade'))} list={citiesId} maxLength={100} autoComplete="address-level2" />
      <datalist id={citiesId}>
        {cities?.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <StateField {...state} country={pais} value={estado} />
    </div>
  )
}

interface StateFieldProps extends BoundField {
  readonly country: string
  readonly value: string
}

/** Brazilian state, or the region in another country. */
function StateField({ country, value, ...state }: StateFieldProps) {
  const t = useTranslations('person.address')
  const optional = useTranslations('forms')('optional')
  const listId = useId()
  const states = useLookup(callApi, listStates, { params: { codigo: country } })
  if (country === 'BR') {
    return (
      <SelectField
        {...state}
        value={value}
        placeholder={t('choose')}
        autoComplete="address-level1"
        options={brazilianStates.map((uf) => ({
          value: uf,
          label: states?.find(({ codigo }) => codigo === uf)?.nome ?? uf,
        }))}
      />
    )
  }
  return (
    <>
      <TextField {...state} optional={optional} list={listId} maxLength={100} autoComplete="address-level1" />
      <datalist id={listId}>
        {states?.map(({ codigo, nome }) => (
          <option key={codigo} value={nome} />
        ))}
      </datalist>
    </>
  )
}

import { type BrazilianState, brazilianStates } from '@narthex/contract/lookups/brazilian-states'
import { listCountries } from '@narthex/contract/lookups/lookup.endpoints'
import { listBrazilianCities, listStates } from '@narthex/contract/lookups/place.endpoints'
import { SelectField } from '@narthex/ui/select-field'
import { TextField } from '@narthex/ui/text-field'
import { useId } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useLookup } from '../../../data/use-lookup.ts'
import { cepMask } from '../../../forms/masks.ts'
import type { ValidForm } from '../../../forms/use-valid-form.ts'
import type { AddressInput } from './address-form.ts'
import { usePlaceFilling } from './use-place-filling.ts'

/** The fields of an address; the postal code fills what it knows of the others. */
export function AddressFieldset<Output>({ field, form }: ValidForm<AddressInput, Output>) {
  const t = useTranslations('person.address')
  const words = useTranslations('forms')
  const optional = words('optional')
  const lists = { cities: useId(), states: useId() }
  const [pais, estado] = form.watch(['pais', 'estado'])
  const isBrazil = pais === 'BR'
  const isState = (text: string): text is BrazilianState => brazilianStates.some((state) => state === text)
  const countries = useLookup(listCountries, { query: { idioma: useLocale() } })
  const states = useLookup(listStates, { params: { codigo: pais } })
  const cities = useLookup(listBrazilianCities, isBrazil && isState(estado) ? { params: { uf: estado } } : undefined)
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
      <TextField {...field('cidade', t('cidade'))} list={lists.cities} maxLength={100} autoComplete="address-level2" />
      <datalist id={lists.cities}>
        {cities?.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {isBrazil ? (
        <SelectField
          {...state}
          value={estado}
          placeholder={t('choose')}
          autoComplete="address-level1"
          options={brazilianStates.map((uf) => ({
            value: uf,
            label: states?.find(({ codigo }) => codigo === uf)?.nome ?? uf,
          }))}
        />
      ) : (
        <>
          <TextField {...state} optional={optional} list={lists.states} maxLength={100} autoComplete="address-level1" />
          <datalist id={lists.states}>
            {states?.map(({ codigo, nome }) => (
              <option key={codigo} value={nome} />
            ))}
          </datalist>
        </>
      )}
    </div>
  )
}

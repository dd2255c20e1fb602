import { usualCountry } from '@narthex/client/format/usual-country'
import { keepMask } from '@narthex/client/forms/keep-mask'
import { cepMask } from '@narthex/client/forms/masks'
import type { Address } from '@narthex/contract/churches/church.schemas'
import { TextField } from '@narthex/ui/text-field'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useEditorForm } from '../editor-form.ts'
import { CountryField, StateField } from './place-fields.tsx'
import { usePlaceFilling } from './use-place-filling.ts'
import type { WidgetProps } from './widget.ts'
import { WidgetGroup } from './widget-group.tsx'

type Part = keyof Address

const parts = ['cep', 'logradouro', 'numero', 'complemento', 'bairro', 'cidade', 'estado'] as const
/** Parts of an address that the contract requires; all others may be null. */
const required = new Set<Part>(['logradouro', 'cidade'])

/** An address: its postal code fills what it knows of the rest. Where all is empty, there is none. */
export function AddressWidget({ label, hint, optional, value, onChange, onBlur, path, language }: WidgetProps) {
  const t = useTranslations('consoleWidgets.address')
  // Without an address its country is not kept, but postal codes are read by it.
  const [country, setCountry] = useState(() => usualCountry(language))
  const address = { ...noAddress, pais: country, ...(value as Address | null) }
  const put = (next: Address) => onChange(parts.every((part) => !next[part]) ? null : next)
  const { filling, fill } = usePlaceFilling(address, put)
  const isBrazil = address.pais === 'BR'
  const write = (part: Part, text: string) =>
    put({ ...address, [part]: text === '' && !required.has(part) ? null : text })
  const bind = useParts({ address, path, onBlur, write, isOptional: value === null })
  const cep = bind('cep', isBrazil ? t('cep') : t('zip'))
  return (
    <WidgetGroup label={label} hint={hint} optional={optional}>
      <div className="grid gap-4 sm:grid-cols-2">
        <CountryField
          label={t('pais')}
          value={address.pais}
          onChange={({ currentTarget: { value: pais } }) => {
            setCountry(pais)
            put({ ...address, pais })
            void fill(pais, address.cep ?? '')
          }}
        />
        <TextField
          {...cep}
          value={isBrazil ? cepMask.write(cepMask.read(cep.value)) : cep.value}
          inputMode={isBrazil ? 'numeric' : 'text'}
          maxLength={12}
          onChange={(event) => {
            if (isBrazil) keepMask(cepMask, cepMask.write(cepMask.read(cep.value)), event)
            cep.onChange(event)
            if (isBrazil) void fill(address.pais, event.currentTarget.value)
          }}
          onBlur={() => {
            onBlur()
            void fill(address.pais, address.cep ?? '')
          }}
          hint={<span role="status">{filling === 'idle' ? isBrazil && t('cepHint') : t(`filling.${filling}`)}</span>}
        />
      </div>
      <TextField {...bind('logradouro', t('logradouro'))} maxLength={200} />
      <div className="grid grid-cols-[2fr_3fr] items-end gap-4">
        <TextField {...bind('numero', t('numero'))} maxLength={20} />
        <TextField {...bind('complemento', t('complemento'))} maxLength={100} />
      </div>
      <TextField {...bind('bairro', t('bairro'))} maxLength={100} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...bind('cidade', t('cidade'))} maxLength={100} />
        <StateField country={address.pais} {...bind('estado', t('estado'))} />
      </div>
    </WidgetGroup>
  )
}

interface PartsProps extends Pick<WidgetProps, 'path' | 'onBlur'> {
  readonly address: Address
  readonly write: (part: Part, text: string) => void
  /** True if the address may be omitted; its parts are then not required. */
  readonly isOptional: boolean
}

/** Binds the parts of an address to fields of the kit. */
function useParts({ address, path, onBlur, write, isOptional }: PartsProps) {
  const optional = useTranslations('forms')('optional')
  const { valid } = useEditorForm()
  return (part: Part, label: string) => ({
    label,
    name: `${path}.${part}`,
    value: address[part] ?? '',
    error: valid.findComplaint(`${path}.${part}`, label),
    optional: required.has(part) && !isOptional ? undefined : optional,
    autoComplete: 'off',
    onBlur,
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      write(part, currentTarget.value),
  })
}

const noAddress = {
  cep: null,
  logradouro: '',
  numero: null,
  complemento: null,
  bairro: null,
  cidade: '',
  estado: null,
} satisfies Omit<Address, 'pais'>

import { cepMask } from '@narthex/client/forms/masks'
import type { ValidForm } from '@narthex/client/forms/use-valid-form'
import { brazilianStates } from '@narthex/contract/lookups/brazilian-states'
import { SelectField } from '@narthex/ui/select-field'
import { TextField } from '@narthex/ui/text-field'
import { useTranslations } from 'use-intl'
import type { PayerInput, VisitorPayer } from './payer-form.ts'

/** A visitor's address in Brazil, where the gateway asks for one. Looking a postal code up is for members alone. */
export function AddressFields({ valid: { field, form } }: { valid: ValidForm<PayerInput, VisitorPayer> }) {
  const t = useTranslations('payer.address')
  const words = useTranslations('forms')
  const optional = words('optional')
  return (
    <fieldset className="grid min-w-0 gap-4 sm:col-span-2 sm:grid-cols-2">
      <legend className="pt-2 font-semibold">{t('title')}</legend>
      <p className="text-sm text-muted sm:col-span-2">{t('lead')}</p>
      <TextField {...field('cep', t('postalCode'), { mask: cepMask })} inputMode="numeric" autoComplete="postal-code" />
      <TextField {...field('logradouro', t('street'))} autoComplete="address-line1" maxLength={200} />
      <TextField {...field('numero', t('number'))} autoComplete="off" maxLength={20} />
      <TextField
        {...field('complemento', t('complement'))}
        optional={optional}
        autoComplete="address-line2"
        maxLength={100}
      />
      <TextField
        {...field('bairro', t('district'))}
        optional={optional}
        autoComplete="address-level3"
        maxLength={100}
      />
      <TextField {...field('cidade', t('city'))} autoComplete="address-level2" maxLength={100} />
      <SelectField
        {...field('estado', t('state'))}
        value={form.watch('estado')}
        placeholder={t('choose')}
        autoComplete="address-level1"
        options={brazilianStates.map((state) => ({ value: state, label: state }))}
      />
    </fieldset>
  )
}

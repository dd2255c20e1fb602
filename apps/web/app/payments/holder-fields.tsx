import { cepMask, cpfOrCnpjMask } from '@narthex/client/forms/masks'
import type { ValidForm } from '@narthex/client/forms/use-valid-form'
import type { HolderField } from '@narthex/contract/payments/payer-fields'
import { TextField } from '@narthex/ui/text-field'
import { useTranslations } from 'use-intl'
import { usePhoneEntry } from '../forms/use-phone-entry.ts'
import type { TypedCard } from './card-calls.ts'
import type { HolderInput } from './held-card.ts'

export interface HolderFieldsProps {
  readonly valid: ValidForm<HolderInput & Record<'titular' | 'numero' | 'validade' | 'cvv', string>, TypedCard>
  readonly asked: readonly HolderField[]
}

/** Fields that the church's gateway asks of a card's holder; nothing where it asks for none. */
export function HolderFields({ valid: { field }, asked }: HolderFieldsProps) {
  const t = useTranslations('cards.form.holderData')
  const phone = usePhoneEntry()
  if (asked.length === 0) return null
  const asks = (name: HolderField) => asked.includes(name)
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-5 border-t border-line pt-5">
      <legend className="sr-only">{t('lead')}</legend>
      <p aria-hidden="true" className="-mb-2 text-sm text-muted">
        {t('lead')}
      </p>
      {asks('documento') && (
        <TextField
          {...field('documento', t('document'), { mask: cpfOrCnpjMask })}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
      {asks('email') && (
        <TextField {...field('email', t('email'))} type="email" inputMode="email" autoComplete="email" />
      )}
      {asks('telefone') && (
        <TextField
          {...field('telefone', t('phone'), { mask: phone.mask })}
          type="tel"
          autoComplete="tel"
          placeholder={phone.placeholder}
        />
      )}
      {(asks('cep') || asks('numeroEndereco')) && (
        <div className="grid grid-cols-[3fr_2fr] gap-4">
          {asks('cep') && (
            <TextField
              {...field('cep', t('postalCode'), { mask: cepMask })}
              inputMode="numeric"
              autoComplete="postal-code"
            />
          )}
          {asks('numeroEndereco') && (
            <TextField {...field('numeroEndereco', t('houseNumber'))} maxLength={10} autoComplete="off" />
          )}
        </div>
      )}
    </fieldset>
  )
}

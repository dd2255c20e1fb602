import { useValidForm } from '@narthex/client/forms/use-valid-form'
import { dateIn } from '@narthex/contract/church-time'
import type { CardToken } from '@narthex/contract/payments/card.schemas'
import { findCardBrand } from '@narthex/contract/payments/card-rules'
import type { HolderField } from '@narthex/contract/payments/payer-fields'
import { Icon } from '@narthex/ui/icon'
import { Notice } from '@narthex/ui/notice'
import { SubmitButton } from '@narthex/ui/submit-button'
import { TextField } from '@narthex/ui/text-field'
import { useMemo } from 'react'
import { useTimeZone, useTranslations } from 'use-intl'
import { usePhoneEntry } from '../forms/use-phone-entry.ts'
import { BrandSign, brandNames } from './brand-sign.tsx'
import type { TypedCard } from './card-calls.ts'
import type { CardFormProps } from './card-form.tsx'
import { cardCodeMask, cardExpiryMask, cardNumberMask } from './card-masks.ts'
import { emptyCard, type HolderInput, heldCard } from './held-card.ts'
import { HolderFields } from './holder-fields.tsx'

export interface TypedCardFormProps extends Omit<CardFormProps, 'payer'> {
  readonly exchange: (card: TypedCard) => Promise<CardToken>
  /** Fields that the gateway asks of the holder; `holder` has the known values. */
  readonly holderNeeds: readonly HolderField[]
  readonly holder: HolderInput
}

/** The rules of the card and of its holder, whose phone number is one of the church's country. */
function useCardSchema(holderNeeds: TypedCardFormProps['holderNeeds']) {
  const timeZone = useTimeZone() ?? 'UTC'
  const phone = usePhoneEntry()
  return useMemo(
    () => heldCard(() => dateIn(timeZone, new Date()), holderNeeds, phone.schema),
    [timeZone, holderNeeds, phone],
  )
}

/** Our own form for a card. What is typed lives in its fields alone: no draft, no storage, no report holds it. */
export function TypedCardForm({
  exchange,
  holderNeeds,
  holder,
  onToken,
  submitLabel,
  refusals,
  children,
}: TypedCardFormProps) {
  const t = useTranslations('cards.form')
  const schema = useCardSchema(holderNeeds)
  const valid = useValidForm({
    schema,
    defaultValues: { ...emptyCard, ...holder },
    refusals: {
      CARD_REFUSED: t('refused'),
      GATEWAY_UNAVAILABLE: t('unavailable'),
      EVT_REG_010: t('noCards'),
      EVT_REG_026: t('holderData.missing'),
      ...refusals,
    },
    async onSubmit(card) {
      await onToken(await exchange(card))
    },
  })
  const { field, submit, isSending, failure, form } = valid
  // The payer's e-mail is asked for once.
  const asked = holderNeeds.filter((name) => name !== 'email' || !holder.email)
  const brand = findCardBrand(form.watch('numero'))
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <TextField
        {...field('numero', t('number'), { mask: cardNumberMask, deps: ['cvv'] })}
        autoComplete="cc-number"
        inputMode="numeric"
        spellCheck={false}
        aside={
          brand !== 'unknown' && (
            <span className="flex items-center gap-2 text-sm text-muted">
              {brandNames[brand]}
              <BrandSign brand={brand} className="h-5" />
            </span>
          )
        }
      />
      <TextField
        {...field('titular', t('holder'))}
        hint={t('holderHint')}
        autoComplete="cc-name"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <div className="grid grid-cols-2 gap-4">
        <TextField
          {...field('validade', t('expiry'), { mask: cardExpiryMask })}
          hint={t('expiryHint')}
          autoComplete="cc-exp"
          inputMode="numeric"
        />
        <TextField
          {...field('cvv', t('code'), { mask: cardCodeMask })}
          hint={t(brand === 'amex' ? 'codeHintAmex' : 'codeHint')}
          autoComplete="cc-csc"
          inputMode="numeric"
          enterKeyHint="go"
        />
      </div>
      <HolderFields valid={valid} asked={asked} />
      {children}
      {failure && (
        <Notice tone="danger">
          <p>{failure}</p>
        </Notice>
      )}
      <SubmitButton isSending={isSending}>{submitLabel ?? t('use')}</SubmitButton>
      <SafeLine />
    </form>
  )
}

/** Note about where the card number is sent. */
export function SafeLine() {
  const t = useTranslations('cards.form')
  return (
    <p className="-mt-1 flex items-start justify-center gap-2 text-sm text-muted">
      <Icon name="check" className="mt-0.5 size-4.5" />
      {t('safe')}
    </p>
  )
}

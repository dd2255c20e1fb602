import { useValidForm } from '@narthex/client/forms/use-valid-form'
import { isCardHolder } from '@narthex/contract/payments/card-rules'
import { code } from '@narthex/contract/validation/codes'
import { controlClass, FieldError } from '@narthex/ui/field'
import { Notice } from '@narthex/ui/notice'
import { SubmitButton } from '@narthex/ui/submit-button'
import { TextField } from '@narthex/ui/text-field'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { useChurchSite } from '../page/use-site.ts'
import { finishCard, type OwnForm } from './card-calls.ts'
import type { CardFormProps } from './card-form.tsx'
import { openStripe, type Stripe, type StripeElement } from './stripe-script.ts'
import { SafeLine } from './typed-card-form.tsx'

export interface StripeCardFormProps extends Omit<CardFormProps, 'payer'> {
  readonly form: Extract<OwnForm, { kind: 'script' }>
}

const schema = z.strictObject({
  titular: z
    .string()
    .check(z.trim(), z.maxLength(60, code('CARD_HOLDER')), z.refine(isCardHolder, code('CARD_HOLDER'))),
})

/** Stripe knows the card's expiry itself, and its card keeps that one; the call requires one. */
const expiryAtStripe = { validadeMes: 12, validadeAno: 2099 }

class CardNotTaken extends Error {}

/** The card form that Stripe draws in a frame of its own. Only the name on the card is ours. */
export function StripeCardForm({ form, onToken, submitLabel, refusals, children }: StripeCardFormProps) {
  const t = useTranslations('cards.form')
  const { church } = useChurchSite()
  const place = useRef<HTMLDivElement>(null)
  const labelId = useId()
  const { drawn, hasFailed } = useStripeElement(form.publicKey, place)
  const [complaint, setComplaint] = useState<string>()
  const { field, submit, isSending, failure } = useValidForm({
    schema,
    defaultValues: { titular: '' },
    refusals: { CARD_REFUSED: t('refused'), GATEWAY_UNAVAILABLE: t('unavailable'), ...refusals },
    async onSubmit({ titular }) {
      if (!drawn) return
      setComplaint(undefined)
      const { error } = await drawn.stripe.confirmCardSetup(form.clientSecret, {
        payment_method: { card: drawn.element, billing_details: { name: titular } },
      })
      if (error) return setComplaint(error.message ?? t('refused'))
      await onToken(await finishCard(church.codigo, { referencia: form.reference, titular, ...expiryAtStripe }))
    },
  })
  if (hasFailed) throw new CardNotTaken('Stripe could not be opened')
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <TextField {...field('titular', t('holder'))} hint={t('holderHint')} autoComplete="cc-name" spellCheck={false} />
      <div>
        <p id={labelId} className="mb-1.5 text-sm font-semibold">
          {t('gatewayForm')}
        </p>
        {/* biome-ignore lint/a11y/useSemanticElements: the fields are in a frame */}
        <div ref={place} role="group" aria-labelledby={labelId} className={controlClass} />
        <FieldError id={`${labelId}error`} error={complaint} />
      </div>
      {children}
      {failure && (
        <Notice tone="danger">
          <p>{failure}</p>
        </Notice>
      )}
      <SubmitButton isSending={isSending || !drawn}>{submitLabel ?? t('use')}</SubmitButton>
      <SafeLine />
    </form>
  )
}

/** Draws Stripe's fields into an element, in the page's own colours. */
function useStripeElement(publicKey: string, place: { readonly current: HTMLDivElement | null }) {
  const locale = useLocale()
  const [drawn, setDrawn] = useState<{ readonly stripe: Stripe; readonly element: StripeElement }>()
  const [hasFailed, setFailed] = useState(false)
  const draw = useEffectEvent(async (gone: AbortSignal) => {
    const stripe = await openStripe(publicKey)
    if (gone.aborted || !place.current) return undefined
    const { color, fontSize } = getComputedStyle(place.current)
    const element = stripe.elements({ locale }).create('card', {
      hidePostalCode: true,
      style: { base: { color, fontSize, lineHeight: '28px' } },
    })
    element.mount(place.current)
    element.on('ready', () => setDrawn({ stripe, element }))
    return element
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another account at Stripe
  useEffect(() => {
    const gone = new AbortController()
    const drawing = draw(gone.signal)
    drawing.catch(() => setFailed(true))
    return () => {
      gone.abort()
      void drawing.then((element) => element?.destroy()).catch(() => {})
    }
  }, [publicKey])
  return { drawn, hasFailed }
}

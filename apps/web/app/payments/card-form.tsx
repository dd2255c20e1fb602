import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import type { CardToken } from '@narthex/contract/payments/card.schemas'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useChurchSite } from '../page/use-site.ts'
import { createCardToken, exchangeAtGateway, prepareCardForm, type TypedCard } from './card-calls.ts'
import { type CardPayer, findKnownHolder } from './known-holder.ts'
import { PreparedForm } from './prepared-form.tsx'
import { TypedCardForm } from './typed-card-form.tsx'

/** Only churches with Stripe show it. */
const StripeCardForm = lazyPart(async () => (await import('./stripe-card-form.tsx')).StripeCardForm)

export interface CardFormProps {
  /** Is given a token that stands for the card for half an hour. What it throws is told in the form, with everything kept. */
  readonly onToken: (card: CardToken) => Promise<void> | void
  /** Payer in whose name some gateways open their form, and from whom the known data of the card's holder is taken. */
  readonly payer: CardPayer
  /** Label of the button: `Pay R$ 50`. */
  readonly submitLabel?: string | undefined
  /** Errors of `onToken` by code. */
  readonly refusals?: Readonly<Record<string, string>>
  /** Between the fields and the button. */
  readonly children?: ReactNode
}

/**
 * A new card: our own form, or the one of the church's gateway. It is a `<form>` of its own. The number is kept nowhere.
 * Texts: `cards`, `forms`, `validation`, `captcha`.
 */
export function CardForm({ payer, ...form }: CardFormProps) {
  const t = useTranslations('cards.form')
  const { church } = useChurchSite()
  const texts = { opening: t('opening'), none: t('noCards'), notOpened: t('notOpened'), retry: t('retry') }
  const prepare = async () => {
    const { formulario: own, dadosNecessarios: holderNeeds } = await prepareCardForm(church.codigo, payer)
    return { own, holderNeeds, holder: await findKnownHolder(payer, holderNeeds) }
  }
  return (
    <PreparedForm prepare={prepare} isForeign={({ own }) => own !== null} texts={texts}>
      {({ own, ...asked }, { opening, notOpened }) => {
        if (own?.kind === 'script') {
          return (
            <LazyPart fallback={opening} failed={notOpened}>
              <StripeCardForm form={own} {...form} />
            </LazyPart>
          )
        }
        const exchange = own
          ? (card: TypedCard) => exchangeAtGateway(church.codigo, own.url, card)
          : (card: TypedCard) => createCardToken(church.codigo, card)
        return <TypedCardForm exchange={exchange} {...asked} {...form} />
      }}
    </PreparedForm>
  )
}

import { ApiError } from '@narthex/contract/client'
import type { CardToken } from '@narthex/contract/payments/card.schemas'
import { buttonClass } from '@narthex/ui/button'
import { Notice } from '@narthex/ui/notice'
import { Skeleton } from '@narthex/ui/skeleton'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { LazyPart, lazyPart } from '../components/lazy-part.tsx'
import { useChurchSite } from '../page/use-site.ts'
import { createCardToken, exchangeAtGateway, type OwnForm, prepareCardForm } from './card-calls.ts'
import { isOwnDocument } from './own-document.ts'
import { TypedCardForm } from './typed-card-form.tsx'

/** Only churches with Stripe show it. */
const StripeCardForm = lazyPart(async () => (await import('./stripe-card-form.tsx')).StripeCardForm)

export interface CardFormProps {
  /** Is given a token that stands for the card for half an hour. What it throws is told in the form, with everything kept. */
  readonly onToken: (card: CardToken) => Promise<void> | void
  /** In whose name some gateways open their form. */
  readonly payer: { readonly nome: string; readonly email: string }
  /** What the button does: `Pay R$ 50`. */
  readonly submitLabel?: string | undefined
  /** Errors of `onToken` by code. */
  readonly refusals?: Readonly<Record<string, string>>
  /** Between the fields and the button. */
  readonly children?: ReactNode
}

type Prepared =
  | { readonly state: 'ready'; readonly form: OwnForm | null }
  | { readonly state: 'none' }
  | { readonly state: 'failed' }

/**
 * A new card: our own form, or the one of the church's gateway, of which nothing is loaded before this is drawn. It is a
 * `<form>` of its own. The number is kept nowhere. Texts: `cards`, `forms`, `validation`, `captcha`.
 */
export function CardForm({ payer, ...form }: CardFormProps) {
  const t = useTranslations('cards.form')
  const { church } = useChurchSite()
  const [prepared, setPrepared] = useState<Prepared>()
  const prepare = useEffectEvent(async () => {
    setPrepared(undefined)
    setPrepared(await prepareFor(church.codigo, payer))
  })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks once
  useEffect(() => void prepare(), [attempt])

  if (!prepared) return <OpeningForm />
  if (prepared.state === 'none') {
    return (
      <Notice tone="warning">
        <p>{t('noCards')}</p>
      </Notice>
    )
  }
  if (prepared.state === 'failed') return <NotOpened onRetry={() => setAttempt(attempt + 1)} />
  const own = prepared.form
  if (own?.kind === 'script') {
    return (
      <LazyPart fallback={<OpeningForm />} failed={<NotOpened onRetry={() => setAttempt(attempt + 1)} />}>
        <StripeCardForm form={own} {...form} />
      </LazyPart>
    )
  }
  const exchange = own
    ? (card: Parameters<typeof createCardToken>[1]) => exchangeAtGateway(church.codigo, own.url, card)
    : (card: Parameters<typeof createCardToken>[1]) => createCardToken(church.codigo, card)
  return <TypedCardForm exchange={exchange} {...form} />
}

async function prepareFor(church: string, payer: CardFormProps['payer']): Promise<Prepared | undefined> {
  try {
    const form = await prepareCardForm(church, payer)
    if (!form || isOwnDocument()) return { state: 'ready', form }
    // The policy that admits the gateway comes with this page's own document.
    location.reload()
    return undefined
  } catch (error) {
    const isNone = error instanceof ApiError && error.code === 'EVT_REG_010'
    return isNone ? { state: 'none' } : { state: 'failed' }
  }
}

function OpeningForm() {
  const t = useTranslations('cards.form')
  return (
    <div role="status" className="grid grid-cols-1 gap-5">
      <span className="sr-only">{t('opening')}</span>
      <Skeleton className="h-19 w-full" />
      <Skeleton className="h-19 w-full" />
      <div className="grid grid-cols-2 gap-4">
        <Skeleton className="h-19 w-full" />
        <Skeleton className="h-19 w-full" />
      </div>
    </div>
  )
}

function NotOpened({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('cards.form')
  return (
    <Notice tone="danger">
      <p>{t('notOpened')}</p>
      <button type="button" onClick={onRetry} className={`${buttonClass('quiet')} mt-3`}>
        {t('retry')}
      </button>
    </Notice>
  )
}

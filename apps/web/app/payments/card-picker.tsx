import type { CardToken, SavedCard } from '@narthex/contract/payments/card.schemas'
import { textLinkClass } from '@narthex/ui/button'
import { cardClass } from '@narthex/ui/card'
import { CheckboxField } from '@narthex/ui/checkbox-field'
import { Notice } from '@narthex/ui/notice'
import { Skeleton } from '@narthex/ui/skeleton'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { isLoggedIn, useSession } from '../session/session.ts'
import { BrandSign, readBrand } from './brand-sign.tsx'
import { CardForm, type CardFormProps } from './card-form.tsx'
import { useCardWords } from './card-words.ts'
import { SavedCardOptions } from './saved-card-options.tsx'
import { useSavedCards } from './use-saved-cards.ts'

/** The card of a payment: a saved one, or one that was typed just now. */
export type CardChoice =
  | { readonly savedId: string }
  | {
      readonly token: string
      /** The member wants to keep it. */
      readonly save: boolean
      readonly card: Pick<CardToken, 'bandeira' | 'ultimosDigitos'>
    }

export interface CardPickerProps extends Pick<CardFormProps, 'payer' | 'submitLabel'> {
  readonly value: CardChoice | undefined
  /** Undefined: a new card is about to be typed. Called once with the default card when the saved ones are there. */
  readonly onChange: (choice: CardChoice | undefined) => void
  /** The purchase needs the card again: it is saved without a question. */
  readonly isKept?: true
}

/** Choice of the card to pay with: one of the member's, at first the default, or a new one. Visitors type theirs. */
export function CardPicker(props: CardPickerProps) {
  return useSession(isLoggedIn) ? <MembersCards {...props} /> : <NewCard {...props} canSave={false} />
}

function MembersCards({ value, onChange, isKept, ...form }: CardPickerProps) {
  const t = useTranslations('cards.picker')
  const cards = useSavedCards()
  const usable = cards.state === 'ready' ? cards.value.filter(({ flagVencido }) => !flagVencido) : []
  const [isNew, setNew] = useState(false)
  const chooseFirst = useEffectEvent(([first]: readonly SavedCard[]) => {
    if (first && !value) onChange({ savedId: first.id })
  })
  const isReady = cards.state === 'ready'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when they are there
  useEffect(() => chooseFirst(usable), [isReady])

  if (cards.state === 'loading') return <Skeleton className="h-40 w-full rounded-card" />
  if (cards.state === 'failed' || usable.length === 0) {
    return (
      <div className="grid grid-cols-1 gap-4">
        {cards.state === 'failed' && (
          <Notice tone="warning">
            <p>{t('failed')}</p>
          </Notice>
        )}
        <NewCard value={value} onChange={onChange} canSave={!isKept} {...form} />
      </div>
    )
  }
  const savedId = value && 'savedId' in value ? value.savedId : undefined
  const isTyping = isNew || (value !== undefined && 'token' in value)
  return (
    <div className="grid grid-cols-1 gap-5">
      <SavedCardOptions
        cards={usable}
        chosen={isTyping ? 'new' : savedId}
        onChoose={(id) => {
          setNew(id === 'new')
          onChange(id === 'new' ? undefined : { savedId: id })
        }}
      />
      {isTyping && <NewCard value={value} onChange={onChange} canSave={!isKept} {...form} />}
    </div>
  )
}

function NewCard({ value, onChange, canSave, ...form }: CardPickerProps & { canSave: boolean }) {
  const t = useTranslations('cards.picker')
  const [isToBeSaved, setToBeSaved] = useState(canSave)
  if (value && 'token' in value) return <TypedCardLine card={value.card} onChange={() => onChange(undefined)} />
  return (
    <CardForm
      {...form}
      onToken={({ token, bandeira, ultimosDigitos }) =>
        onChange({ token, save: isToBeSaved, card: { bandeira, ultimosDigitos } })
      }
    >
      {canSave && (
        <CheckboxField
          label={t('save')}
          hint={t('saveHint')}
          checked={isToBeSaved}
          onChange={(event) => setToBeSaved(event.currentTarget.checked)}
        />
      )}
    </CardForm>
  )
}

function TypedCardLine({
  card,
  onChange,
}: {
  card: Pick<CardToken, 'bandeira' | 'ultimosDigitos'>
  onChange: () => void
}) {
  const t = useTranslations('cards.picker')
  const words = useCardWords()
  return (
    <div className={`${cardClass} flex items-center gap-4 p-4`}>
      <BrandSign brand={readBrand(card.bandeira)} className="h-9" />
      <p className="min-w-0 grow">
        <span className="block font-semibold">{words.name(card)}</span>
        <span className="block text-sm text-muted">{t('chosen')}</span>
      </p>
      <button type="button" onClick={onChange} className={textLinkClass}>
        {t('change')}
      </button>
    </div>
  )
}

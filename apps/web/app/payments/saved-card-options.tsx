import { dateIn } from '@narthex/contract/church-time'
import type { SavedCard } from '@narthex/contract/payments/card.schemas'
import { MemberIcon } from '@narthex/ui/member-icon'
import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import { useDateContext } from '../components/use-date-context.ts'
import { BrandSign, readBrand } from './brand-sign.tsx'
import { findCardTerm, useCardWords } from './card-words.ts'
import { OptionRow } from './option-row.tsx'

export interface SavedCardOptionsProps {
  readonly cards: readonly SavedCard[]
  /** The id of one, or a new one. */
  readonly chosen: string | undefined
  readonly onChoose: (id: string) => void
}

/** A member's cards and a new one, as large choices. */
export function SavedCardOptions({ cards, chosen, onChoose }: SavedCardOptionsProps) {
  const t = useTranslations('cards.picker')
  const name = useId()
  const option = (id: string, sign: ReactNode, texts: { label: string; line?: ReactNode }) => (
    <OptionRow
      key={id}
      name={name}
      value={id}
      isChosen={id === chosen}
      onChoose={() => onChoose(id)}
      sign={sign}
      {...texts}
    />
  )
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-semibold">{t('legend')}</legend>
      <div className="grid grid-cols-1 gap-2.5">
        {cards.map((card) =>
          option(card.id, <BrandSign brand={readBrand(card.bandeira)} className="h-8" />, {
            label: '',
            line: <CardLine card={card} />,
          }),
        )}
        {option('new', <MemberIcon name="plus" className="size-6 text-brand-text" />, { label: t('another') })}
      </div>
    </fieldset>
  )
}

function CardLine({ card }: { card: SavedCard }) {
  const t = useTranslations('cards.card')
  const words = useCardWords()
  const { timeZone, now } = useDateContext()
  const isSoon = findCardTerm(card, dateIn(timeZone, now)) === 'soon'
  return (
    <>
      <span className="block font-semibold text-ink">{words.name(card)}</span>
      <span className={isSoon ? 'text-warning' : undefined}>
        {t(isSoon ? 'expiring' : 'expires', { date: words.month(card) })}
      </span>
    </>
  )
}

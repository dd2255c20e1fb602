import type { SavedCard } from '@narthex/contract/payments/card.schemas'
import { BrandSign, readBrand } from './brand-sign.tsx'
import { useCardWords } from './card-words.ts'

/** A card by its brand's sign and its name. */
export function CardLine({ card }: { card: Pick<SavedCard, 'bandeira' | 'ultimosDigitos'> }) {
  const words = useCardWords()
  return (
    <span className="inline-flex items-center gap-2">
      <BrandSign brand={readBrand(card.bandeira)} className="h-5" />
      <span>{words.name(card)}</span>
    </span>
  )
}

import { useTranslations } from 'use-intl'
import { CardLine } from '../../../../payments/card-line.tsx'
import type { CardChoice } from '../../../../payments/card-picker.tsx'
import { useSavedCards } from '../../../../payments/use-saved-cards.ts'
import type { RecurrenceMeans } from './setup-state.ts'

/** Payment method of the gift, in words. */
export function ChosenMeans({ meio, card }: { meio: RecurrenceMeans; card: CardChoice | undefined }) {
  const t = useTranslations('recurringGifts')
  const saved = useSavedCards()
  if (meio === 'PIX_AUTOMATICO') return <>{t('means.PIX_AUTOMATICO')}</>
  const chosen =
    card && 'token' in card
      ? card.card
      : saved.state === 'ready'
        ? saved.value.find(({ id }) => card && 'savedId' in card && id === card.savedId)
        : undefined
  if (!chosen) return <span className="text-danger">{t('setup.chooseCard')}</span>
  return <CardLine card={chosen} />
}

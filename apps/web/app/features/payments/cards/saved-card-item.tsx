import { dateIn } from '@narthex/contract/church-time'
import type { SavedCard } from '@narthex/contract/payments/card.schemas'
import { textLinkClass } from '@narthex/ui/button'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { useDateContext } from '../../../components/use-date-context.ts'
import { findCardTerm, useCardWords } from '../../../payments/card-words.ts'
import { CardDrawing } from './card-drawing.tsx'

const termWords = { good: 'expires', soon: 'expiring', over: 'expired' } as const

/** A saved card: image, description, and actions to make it the default or remove it. */
export function SavedCardItem({ card, onDefault }: { card: SavedCard; onDefault: () => void }) {
  const t = useTranslations('cards')
  const words = useCardWords()
  const { timeZone, now } = useDateContext()
  const term = findCardTerm(card, dateIn(timeZone, now))
  const name = words.name(card)
  return (
    <li className="min-w-0">
      <CardDrawing card={card} badge={card.flagPadrao ? t('card.default') : undefined} />
      <div className="mt-3 px-1">
        <p className="font-semibold">
          {name}
          {card.flagPadrao && <span className="sr-only">, {t('card.default')}</span>}
        </p>
        <p className={`text-sm ${term === 'good' ? 'text-muted' : 'font-medium text-warning'}`}>
          {t(`card.${termWords[term]}`, { date: words.month(card) })}
        </p>
        <div className="flex flex-wrap gap-x-6">
          {!card.flagPadrao && term !== 'over' && (
            <button
              type="button"
              onClick={onDefault}
              aria-label={t('list.makeDefaultFor', { card: name })}
              className={textLinkClass}
            >
              {t('list.makeDefault')}
            </button>
          )}
          <SmartLink to={`/user/deletecard?card=${card.id}`} className={`${textLinkClass} text-muted!`}>
            {t('list.remove')}
            <span className="sr-only"> {name}</span>
          </SmartLink>
        </div>
      </div>
    </li>
  )
}

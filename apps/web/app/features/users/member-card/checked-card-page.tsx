import { whenText } from '@narthex/client/format/dates'
import type { CheckedCard } from '@narthex/contract/users/card.schemas'
import { buttonClass } from '@narthex/ui/button'
import { cardClass } from '@narthex/ui/card'
import { Icon } from '@narthex/ui/icon'
import { Portrait } from '@narthex/ui/portrait'
import { useLocale, useTimeZone, useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { useChurchSite } from '../../../page/use-site.ts'

const looks = {
  valid: { icon: 'check', mark: 'bg-success text-canvas' },
  invalid: { icon: 'close', mark: 'bg-danger text-canvas' },
  unknown: { icon: 'warning', mark: 'bg-warning text-canvas' },
} as const

export interface CheckedCardPageProps {
  /** Undefined for a code that is none of this church's. */
  readonly card: CheckedCard | undefined
  /** An instant. */
  readonly checkedAt: string
}

/** The result of scanning a card's code: valid or not, and whose card it is. */
export function CheckedCardPage({ card, checkedAt }: CheckedCardPageProps) {
  const t = useTranslations('memberCard.checked')
  const { church, corApp } = useChurchSite()
  const verdict = card ? (card.flagValida ? 'valid' : 'invalid') : 'unknown'
  const { icon, mark } = looks[verdict]
  const now = new Date(checkedAt)
  const when = whenText(now, { locale: useLocale(), timeZone: useTimeZone() ?? 'UTC', now })
  return (
    <div className="mx-auto grid w-full max-w-120 grow content-center px-5 py-8">
      <article className={`${cardClass} px-6 py-8 text-center shadow-lift`}>
        {card && (
          <Portrait
            name={card.nome}
            colour={corApp}
            photo={card.foto}
            className={`mx-auto h-52 w-42 ${card.flagValida ? '' : 'opacity-60 grayscale'}`}
          />
        )}
        <span
          aria-hidden="true"
          className={`relative mx-auto grid size-14 place-items-center rounded-full ring-4 ring-card ${mark} ${card ? '-mt-8' : ''}`}
        >
          <Icon name={icon} className="size-8" />
        </span>
        <h1 className="mt-4 text-xl">{t(verdict)}</h1>
        {card && <p className="mt-3 text-2xl leading-tight font-bold">{card.nome}</p>}
        <p className="mt-2 text-muted">
          {t(`${verdict}Lead`, { name: card?.nome ?? '', church: card?.igreja ?? church.nome })}
        </p>
        <p className="mt-4 text-sm text-muted">{t('when', { when })}</p>
      </article>
      <p className="mt-5 text-center">
        <SmartLink to="/about" className={buttonClass('quiet')}>
          {t('home')}
        </SmartLink>
      </p>
    </div>
  )
}

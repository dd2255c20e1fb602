import { dateIn } from '@narthex/contract/church-time'
import type { SavedCard } from '@narthex/contract/payments/card.schemas'
import { buttonClass } from '@narthex/ui/button'
import { MemberIcon } from '@narthex/ui/member-icon'
import { Notice, type Tone } from '@narthex/ui/notice'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { useDateContext } from '../../../components/use-date-context.ts'
import { makeDefaultCard } from '../../../payments/card-calls.ts'
import { findCardTerm, useCardWords } from '../../../payments/card-words.ts'
import { groupByGateway } from './card-groups.ts'
import { SavedCardItem } from './saved-card-item.tsx'

export interface CardListProps {
  readonly cards: readonly SavedCard[]
  readonly update: (change: (cards: SavedCard[]) => SavedCard[]) => void
  readonly reload: () => Promise<void>
}

/** The cards by the gateway that keeps them, what is wrong with one, and the choice of the default. */
export function CardList({ cards, update, reload }: CardListProps) {
  const t = useTranslations('cards.list')
  const words = useCardWords()
  const [message, setMessage] = useState<{ readonly tone: Tone; readonly text: string }>()
  const groups = groupByGateway(cards)

  const choose = async (card: SavedCard) => {
    const mark = (id?: string) => (all: SavedCard[]) => all.map((one) => ({ ...one, flagPadrao: one.id === id }))
    const former = cards.find(({ flagPadrao }) => flagPadrao)
    update(mark(card.id))
    try {
      await makeDefaultCard(card.id)
      setMessage({ tone: 'success', text: t('isDefault', { card: words.name(card) }) })
    } catch {
      // Without a network the reload fails too.
      update(mark(former?.id))
      setMessage({ tone: 'danger', text: t('failed') })
      await reload()
    }
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <TermNotice cards={cards} />
      <div aria-live="polite" className="empty:hidden">
        {message && (
          <Notice tone={message.tone} role="none">
            <p>{message.text}</p>
          </Notice>
        )}
      </div>
      {groups.map(({ name, cards: kept }) => (
        <section key={name ?? ''} aria-label={name && t('gateway', { gateway: name })}>
          {groups.length > 1 && name && (
            <h2 className="mb-3 text-sm font-semibold text-muted">{t('gateway', { gateway: name })}</h2>
          )}
          <ul className="grid gap-5 sm:grid-cols-2">
            {kept.map((card) => (
              <SavedCardItem key={card.id} card={card} onDefault={() => void choose(card)} />
            ))}
          </ul>
        </section>
      ))}
      <SmartLink to="/user/addcard" className={`${buttonClass('primary')} sm:hidden`}>
        <MemberIcon name="plus" className="size-5" />
        {t('add')}
      </SmartLink>
    </div>
  )
}

/** The card that needs care first: one that is over, else one that soon is. */
function TermNotice({ cards }: { cards: readonly SavedCard[] }) {
  const t = useTranslations('cards.list')
  const words = useCardWords()
  const { timeZone, now } = useDateContext()
  const today = dateIn(timeZone, now)
  const over = cards.find((card) => findCardTerm(card, today) === 'over')
  const soon = cards.find((card) => findCardTerm(card, today) === 'soon')
  const card = over ?? soon
  if (!card) return null
  const kind = over ? 'expired' : 'expiring'
  return (
    <Notice tone="warning">
      <p className="font-semibold">{t(`${kind}Title`)}</p>
      <p>{t(`${kind}Lead`, { card: words.name(card), date: words.month(card) })}</p>
    </Notice>
  )
}

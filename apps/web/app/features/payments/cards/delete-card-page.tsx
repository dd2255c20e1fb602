import { showMessage } from '@narthex/client/calls/status-store'
import { useAct } from '@narthex/client/data/use-act'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { ApiError } from '@narthex/contract/client'
import type { SavedCard } from '@narthex/contract/payments/card.schemas'
import { buttonClass } from '@narthex/ui/button'
import { EmptyState } from '@narthex/ui/empty-state'
import { Skeleton } from '@narthex/ui/skeleton'
import { Spinner } from '@narthex/ui/spinner'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { useChurchSite } from '../../../page/use-site.ts'
import { removeCard } from '../../../payments/card-calls.ts'
import { useCardWords } from '../../../payments/card-words.ts'
import { useSavedCards } from '../../../payments/use-saved-cards.ts'
import { keepingEmbed } from '../../../routing/embed.ts'
import type { PagePath } from '../../../routing/page-path.ts'
import { CardDrawing } from './card-drawing.tsx'
import type { CardListProps } from './card-list.tsx'

/** Asks whether a saved card is to go; `card` in the query names it. */
export function DeleteCardPage({ title }: { title: string }) {
  const t = useTranslations('cards.delete')
  const [query] = useSearchParams()
  const cards = useSavedCards()
  if (cards.state === 'ready') {
    const card = cards.value.find(({ id }) => id === query.get('card'))
    if (card)
      return <Question card={card} isAlone={cards.value.length === 1} update={cards.update} reload={cards.reload} />
    return (
      <EmptyState icon="check" title={t('missingTitle')} lead={t('missingLead')} isPage>
        <SmartLink to="/user/cards" className={buttonClass('quiet')}>
          {t('back')}
        </SmartLink>
      </EmptyState>
    )
  }
  return (
    <>
      <h1 className="text-2xl">{title}</h1>
      <div className="mt-6">
        {cards.state === 'failed' ? (
          <LoadFailed onRetry={cards.reload} />
        ) : (
          <Skeleton className="aspect-[8560/5398] w-full max-w-90 rounded-hero" />
        )}
      </div>
    </>
  )
}

interface QuestionProps extends Pick<CardListProps, 'update' | 'reload'> {
  readonly card: SavedCard
  readonly isAlone: boolean
}

function Question({ card, isAlone, update, reload }: QuestionProps) {
  const t = useTranslations('cards')
  const words = useCardWords()
  const { church } = useChurchSite()
  const { search } = useLocation()
  const navigate = useNavigate()
  const { outcome, isBusy, run } = useAct()
  const name = words.name(card)

  const remove = async () => {
    if (!(await run(() => removeCard(church.codigo, card.id).catch(unlessGone)))) return
    showMessage('GLOBAL', { tone: 'success', text: t('list.removed', { card: name }) })
    await navigate(keepingEmbed('/user/cards' satisfies PagePath, search), { replace: true })
    update((all) => all.filter(({ id }) => id !== card.id))
    // Another card may be the default now.
    await reload()
  }
  return (
    <>
      <h1 className="text-2xl wrap-anywhere">{t('delete.title', { card: name })}</h1>
      <div className="mt-6 max-w-90">
        <CardDrawing card={card} badge={card.flagPadrao ? t('card.default') : undefined} />
      </div>
      <div className="mt-5 grid max-w-measure gap-2">
        <p>{t('delete.lead')}</p>
        {card.flagPadrao && !isAlone && <p>{t('delete.leadDefault')}</p>}
        <p className="text-muted">{t('delete.recurring')}</p>
        <p className="text-muted">{t('delete.undo')}</p>
      </div>
      <p role="alert" className="mt-4 font-medium text-danger empty:hidden">
        {outcome.state === 'failed' && t('delete.failed')}
      </p>
      <div className="mt-7 flex gap-3 max-sm:flex-col-reverse">
        <SmartLink to="/user/cards" className={buttonClass('quiet')}>
          {t('delete.cancel')}
        </SmartLink>
        <button type="button" onClick={() => void remove()} aria-busy={isBusy} className={buttonClass('primary')}>
          {isBusy && <Spinner />}
          {t('delete.confirm')}
        </button>
      </div>
    </>
  )
}

/** A card that is no longer there is removed, which is what was wanted. */
function unlessGone(error: unknown): void {
  if (!(error instanceof ApiError) || error.status !== 404) throw error
}

import type { GivingReason } from '@narthex/contract/giving/giving.schemas'
import { cardClass } from '@narthex/ui/card'
import { checkClass } from '@narthex/ui/check-class'
import { Cover } from '@narthex/ui/cover'
import { itemCover } from '@narthex/ui/covers/item-cover'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useChurchSite } from '../../../page/use-site.ts'

export interface ReasonCardProps {
  readonly reason: GivingReason
  readonly isChosen: boolean
  /** The gift is split among several reasons, each with its amount. */
  readonly isSplit: boolean
  /** Reason why it cannot be chosen now. */
  readonly refusal?: string | undefined
  readonly onChoose: () => void
  /** Amount field and goal. */
  readonly children?: ReactNode
}

/** A story that is longer than its two lines on the card. */
const longStory = 90

/** Card of a reason to give: picture, name and story. */
export function ReasonCard({ reason, isChosen, isSplit, refusal, onChoose, children }: ReasonCardProps) {
  const t = useTranslations('giving')
  const { church, corApp } = useChurchSite()
  const { id, nome, historia, imagem } = reason
  const isLong = historia !== null && (historia.length > longStory || historia.includes('\n'))
  return (
    <li
      className={`${cardClass} group/reason transition-shadow has-[[data-reason]:checked]:shadow-[inset_0_0_0_2px_var(--brand-edge),var(--shadow-rest)] ${refusal ? 'opacity-70' : ''}`}
    >
      <label
        className={`flex min-h-24 items-center gap-4 rounded-card p-3 ${refusal ? 'cursor-not-allowed' : 'cursor-pointer'}`}
      >
        <Cover
          {...itemCover('DOACAO', id)}
          colour={corApp}
          photo={imagem}
          focus="middle"
          sizes="5rem"
          className="size-18 shrink-0 overflow-hidden rounded-control"
        />
        <span lang={church.idioma} className="min-w-0 grow">
          <span className="block text-lg leading-tight font-semibold">{nome}</span>
          {historia && (
            <span className="mt-0.5 line-clamp-2 text-sm text-muted group-has-[details[open]]/reason:hidden">
              {historia}
            </span>
          )}
          {refusal && <span className="mt-0.5 block text-sm text-muted">{refusal}</span>}
        </span>
        <input
          type={isSplit ? 'checkbox' : 'radio'}
          name="motivo"
          value={id}
          data-reason=""
          aria-label={nome}
          checked={isChosen}
          disabled={refusal !== undefined}
          onChange={onChoose}
          className={`${checkClass} me-1 ${isSplit ? 'rounded-[0.4rem]' : 'rounded-full'}`}
        />
      </label>
      {isLong && (
        <details className="-mt-3 px-4 pb-3 ps-25 text-sm">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand-text underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
            {t('story')}
            <span className="sr-only">: {nome}</span>
          </summary>
          <p lang={church.idioma} className="max-w-measure pb-1 whitespace-pre-line">
            {historia}
          </p>
        </details>
      )}
      {children}
    </li>
  )
}

import type { MemberCard } from '@narthex/contract/users/card.schemas'
import { buttonClass } from '@narthex/ui/button'
import { MemberIcon } from '@narthex/ui/member-icon'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CardBack } from './card-back.tsx'
import { CardFront } from './card-front.tsx'

const side = 'transition-transform duration-500 [backface-visibility:hidden] [transform-style:preserve-3d]'

/** A card in the hand: its front, and its back once it is turned over. */
export function TurningCard({ card }: { card: MemberCard }) {
  const t = useTranslations('memberCard')
  const [isTurned, setTurned] = useState(false)
  return (
    <div>
      <section aria-label={t('of', { name: card.nome })} className="grid [perspective:90rem] *:[grid-area:1/1]">
        <div
          inert={isTurned}
          className={`${side} rounded-card shadow-float ${isTurned ? '[transform:rotateY(180deg)]' : ''}`}
        >
          <CardFront card={card} />
        </div>
        <div
          inert={!isTurned}
          className={`${side} rounded-card shadow-float ${isTurned ? '' : '[transform:rotateY(-180deg)]'}`}
        >
          <CardBack card={card} />
        </div>
      </section>
      <p className="mt-4 text-center">
        <button
          type="button"
          aria-pressed={isTurned}
          onClick={() => setTurned(!isTurned)}
          className={buttonClass('quiet')}
        >
          <MemberIcon name="turn" className="size-5" />
          {t('flip')}
        </button>
      </p>
    </div>
  )
}

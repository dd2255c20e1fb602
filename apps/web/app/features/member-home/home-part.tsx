import type { MemberHome } from '@narthex/contract/member-home/member-home.schemas'
import { buttonClass, textLinkClass } from '@narthex/ui/button'
import { containerClass } from '@narthex/ui/container'
import { Icon } from '@narthex/ui/icon'
import { Shelf } from '@narthex/ui/shelf'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useGreeting } from '../../components/greeting/use-greeting.ts'
import { SmartLink } from '../../components/smart-link.tsx'
import type { KeptMember } from '../../session/kept-member.ts'
import { CardFace } from './card-faces.tsx'
import { toCardKey } from './home-cards.ts'
import { HomeRoom } from './home-room.tsx'
import { StepCard } from './step-card.tsx'
import { useHomeCards } from './use-home-cards.ts'
import { useMemberHome } from './use-member-home.ts'

/** Maximum cards shown; the account page has the others. */
const maxShown = 3

export interface HomePartProps {
  readonly reader: KeptMember
  /** Called with the group that the member meets next. */
  readonly onGroup: (groupId: number | undefined) => void
}

/** Greets the member on the church's home, with what comes next for them. */
export function HomePart({ reader, onGroup }: HomePartProps) {
  const t = useTranslations('memberHome')
  const greeting = useGreeting(reader.name ?? '')
  const loaded = useMemberHome(reader.memberId)
  const home = loaded.state === 'ready' ? loaded.value.value : undefined
  const groupId = home?.celulas[0]?.id
  useEffect(() => onGroup(groupId), [groupId, onGroup])
  if (loaded.state === 'loading') return <HomeRoom />
  return (
    <section aria-labelledby="member-home" className={`${containerClass('page')} pt-12 md:pt-16`}>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 id="member-home" className="line-clamp-2 min-w-0 text-2xl wrap-anywhere">
          {greeting}
        </h2>
        <SmartLink to="/user" className={`${textLinkClass} gap-1.5`}>
          {t('all')}
          <Icon name="arrow" className="size-5" />
        </SmartLink>
      </div>
      {loaded.state === 'failed' ? (
        <div className="mt-4 flex min-h-36 flex-wrap content-center items-center gap-4">
          <p className="text-muted">{t('failed')}</p>
          <button type="button" onClick={loaded.reload} className={buttonClass('quiet')}>
            {t('retry')}
          </button>
        </div>
      ) : (
        home && <HomeShelf home={home} />
      )}
    </section>
  )
}

function HomeShelf({ home }: { home: MemberHome }) {
  const { cards, steps, dates } = useHomeCards(home)
  return (
    <div className="mt-4">
      <Shelf count={maxShown}>
        {cards.slice(0, maxShown).map((card) => (
          <CardFace key={toCardKey(card)} card={card} dates={dates} />
        ))}
        {steps.map((step) => (
          <StepCard key={step} step={step} />
        ))}
      </Shelf>
    </div>
  )
}

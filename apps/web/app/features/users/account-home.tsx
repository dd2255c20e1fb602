import { buttonClass } from '@narthex/ui/button'
import { Icon } from '@narthex/ui/icon'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useReader } from '../../components/use-reader.ts'
import { logOut } from '../../login/log-out.ts'
import { useKnownMember } from '../../session/use-member.ts'
import type { AccountGroup } from './account-places.ts'
import { MovedNotice } from './moved-notice.tsx'
import { PlaceList } from './place-list.tsx'
import { PlaceTiles } from './place-tiles.tsx'
import { SleepingRights } from './sleeping-rights.tsx'
import { WhatIsMissing } from './what-is-missing.tsx'
import { WhoBanner } from './who-banner.tsx'

export interface AccountHomeProps {
  readonly groups: readonly AccountGroup[]
  /** Cards of the member's current items. */
  readonly cards: ReactNode
}

/** A person's home at their church: who they are here, what is alive for them, and below it what is set once. */
export function AccountHome({ groups, cards }: AccountHomeProps) {
  const reader = useReader()
  const who = useKnownMember()
  const tiles = groups.find(({ name }) => name === 'mine')
  const lists = groups.filter(({ name }) => name !== 'mine')
  if (!reader) return null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 md:gap-10">
      <div className="grid gap-3">
        <MovedNotice />
        <WhoBanner reader={reader} who={who} />
      </div>
      <SleepingRights />
      {cards}
      {who && <WhatIsMissing member={who.member} />}
      {tiles && <PlaceTiles group={tiles} />}
      <div className="gap-8 *:mb-8 *:break-inside-avoid md:columns-2 lg:columns-3">
        {lists.map((group) => (
          <PlaceList key={group.name} group={group} />
        ))}
      </div>
      {who && <LogOut />}
    </div>
  )
}

function LogOut() {
  const t = useTranslations('account')
  return (
    <button type="button" onClick={() => logOut()} className={`${buttonClass('quiet')} w-full md:w-72`}>
      <Icon name="leave" className="size-5 text-muted" />
      {t('logOut')}
    </button>
  )
}

import { buttonClass } from '@narthex/ui/button'
import { Icon } from '@narthex/ui/icon'
import { useTranslations } from 'use-intl'
import { logOut } from '../../login/log-out.ts'
import type { AccountGroup } from './account-places.ts'
import { PlaceList } from './place-list.tsx'
import { PlaceTiles } from './place-tiles.tsx'
import { SleepingRights } from './sleeping-rights.tsx'
import { useMember } from './use-member.ts'
import { WhatIsMissing } from './what-is-missing.tsx'
import { WhoCard } from './who-card.tsx'

/** A person's home at their church: who they are here, what is theirs, and below it what is set once. */
export function AccountHome({ groups }: { groups: readonly AccountGroup[] }) {
  const who = useMember()
  const tiles = groups.find(({ name }) => name === 'mine')
  const lists = groups.filter(({ name }) => name !== 'mine')
  if (!who) return null
  return (
    <div className="grid gap-8 lg:grid-cols-[22rem_minmax(0,1fr)] lg:items-start lg:gap-12">
      <div className="grid gap-4 lg:sticky lg:below-header-6">
        <WhoCard who={who} />
        <LogOut className="max-lg:hidden" />
      </div>
      <div className="grid min-w-0 gap-8">
        <SleepingRights />
        <WhatIsMissing member={who.member} />
        {tiles && <PlaceTiles group={tiles} />}
        <div className="gap-8 *:mb-8 *:break-inside-avoid md:columns-2">
          {lists.map((group) => (
            <PlaceList key={group.name} group={group} />
          ))}
        </div>
        <LogOut className="lg:hidden" />
      </div>
    </div>
  )
}

function LogOut({ className }: { className: string }) {
  const t = useTranslations('account')
  return (
    <button type="button" onClick={() => logOut()} className={`${buttonClass('quiet')} w-full ${className}`}>
      <Icon name="leave" className="size-5 text-muted" />
      {t('logOut')}
    </button>
  )
}

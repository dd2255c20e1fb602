import { smallPicture } from '@narthex/contract/users/picture-address'
import { Icon } from '@narthex/ui/icon'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { shortName } from '../church/short-name.ts'
import { menuSheetClass } from '../components/menu-sheet.ts'
import { useReader } from '../components/use-reader.ts'
import { logOut } from '../login/log-out.ts'
import { useSession } from '../session/session.ts'
import { memberPlaces, subscriberPlaces } from './member-menu.ts'
import { MenuAnchor } from './menu-anchor.tsx'

const panelId = 'member-menu'
const item =
  'flex min-h-12 w-full items-center gap-3 rounded-control px-3 font-medium hover:bg-sunken aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-text'

/** The member menu behind the member's name: a sheet on phones, a panel under the header elsewhere. */
export function UserMenu() {
  const t = useTranslations('shell')
  const hasActiveSubscription = useSession((session) => session.hasActiveSubscription)
  const member = useReader()
  const name = member?.name ?? t('account')
  const face = <Face name={name} picture={member?.picture && smallPicture(member.picture)} />
  return (
    <>
      <button
        type="button"
        popoverTarget={panelId}
        className="flex min-h-11 shrink-0 items-center gap-2 rounded-button bg-card p-1 font-semibold text-ink shadow-[inset_0_0_0_1px_var(--line)] hover:bg-sunken sm:max-lg:pe-4"
      >
        {face}
        {/* The main bar needs its room. */}
        <span className="max-sm:sr-only lg:sr-only">{shortName(name)}</span>
      </button>
      <div id={panelId} popover="auto" className={`${menuSheetClass} lg:w-72`}>
        <p className="flex items-center gap-3 px-3 py-2 text-lg font-semibold">
          {face}
          {shortName(name)}
        </p>
        <nav aria-label={t('account')}>
          <MemberLinks places={memberPlaces} />
          {hasActiveSubscription && (
            <>
              <p className="mt-2 border-t border-line px-3 pt-3 text-sm font-semibold text-muted">{t('play.name')}</p>
              <MemberLinks places={subscriberPlaces} />
            </>
          )}
        </nav>
        <button type="button" onClick={() => void logOut()} className={`${item} mt-2 border-t border-line`}>
          <Icon name="leave" className="size-5 text-muted" />
          {t('member.logOut')}
        </button>
      </div>
    </>
  )
}

function MemberLinks({ places }: { places: typeof memberPlaces }) {
  const t = useTranslations('shell.member')
  return (
    <ul>
      {places.map(({ href, label, icon }) => (
        <li key={href}>
          <MenuAnchor
            link={{ href, label: t(label) }}
            sign={<Icon name={icon} className="size-5 text-brand-text" />}
            className={item}
          />
        </li>
      ))}
    </ul>
  )
}

/** The member's picture, or the first letter of their name. */
function Face({ name, picture }: { name: string; picture: string | null | undefined }) {
  // Without a connection the browser may not have it.
  const [isMissing, setMissing] = useState(false)
  return (
    <span
      aria-hidden="true"
      className="grid size-9 shrink-0 place-items-center overflow-hidden rounded-full bg-brand text-on-brand"
    >
      {picture && !isMissing ? (
        <img
          src={picture}
          alt=""
          width="36"
          height="36"
          onError={() => setMissing(true)}
          className="size-full object-cover"
        />
      ) : (
        [...name.trim()][0]?.toUpperCase()
      )}
    </span>
  )
}

import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import { Icon } from '@narthex/ui/icon'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Site } from '../church/site.ts'
import { PageLink } from '../components/page-link.tsx'
import { usePagePath } from '../page/use-page-path.ts'
import { useRootIfLoaded } from '../page/use-site.ts'
import type { PagePath } from '../routing/page-path.ts'
import { accessPath } from '../routing/redirect-to.ts'
import { findKeptMember } from '../session/kept-member.ts'
import { isLoggedIn, useSession } from '../session/session.ts'

/** Loaded for members only. */
const MemberCorner = lazyPart(() => import('./member-corner.tsx').then(({ MemberCorner }) => MemberCorner))

/** Pages that a login does not return to: home is the default, and the login pages would loop. */
const isOwnWay = /^\/(?:access\/*)?$/

/** Offline, the member whom this browser knows stays in the header. */
function isKept(site: Site | undefined): boolean {
  return site?.kind === 'church' && findKeptMember(site.church.codigo) !== undefined
}

/** The login link for visitors, which returns to this page; the member menu for members. Served pages show the link. */
export function AccountLink() {
  const { site } = useRootIfLoaded() ?? {}
  const isMember = useSession((session) => isLoggedIn(session) || (session.isOutOfReach && isKept(site)))
  const path = usePagePath() ?? '/'
  const { search } = useLocation()
  if (!isMember) {
    const signIn = isOwnWay.test(path) ? '/access' : accessPath(path + search)
    return (
      <>
        <Way to={signIn} label="signIn" className="flex maybe-member:hidden" />
        {/* Until the app is there, and on pages that are shown without it. */}
        <Way to="/user" label="account" className="hidden maybe-member:flex" />
      </>
    )
  }
  const way = <Way to="/user" label="account" />
  return (
    <LazyPart fallback={way} failed={way}>
      <MemberCorner />
    </LazyPart>
  )
}

/** Link to sign in on an organisation's host: members sign in at their own church, which is chosen first. */
export function SignInWay() {
  return <Way to="/churchs?for=access" label="signIn" />
}

interface WayProps {
  readonly to: PagePath
  readonly label: 'signIn' | 'account'
  readonly className?: string
}

function Way({ to, label, className = 'flex' }: WayProps) {
  const t = useTranslations('shell')
  return (
    <PageLink
      to={to}
      viewTransition
      className={`${className} min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-button bg-card px-3 font-semibold text-ink shadow-[inset_0_0_0_1px_var(--line)] hover:bg-sunken over-hero:bg-deep/55 over-hero:text-white over-hero:shadow-[inset_0_0_0_1px_rgb(255_255_255/0.35)] over-hero:hover:bg-deep/80 sm:px-4`}
    >
      <Icon name="person" className="size-5" />
      <span className="max-sm:sr-only maybe-member:sr-only">{t(label)}</span>
    </PageLink>
  )
}

import { Icon } from '@narthex/ui/icon'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { isLoggedIn, useSession } from '../lib/session.ts'

/** Only members ever need it. */
const UserMenu = lazy(() => import('./user-menu.tsx').then(({ UserMenu }) => ({ default: UserMenu })))

/** The way in for visitors, the menu of their own for members: the page as served knows only visitors. */
export function AccountLink() {
  const isMember = useSession(isLoggedIn)
  if (!isMember) return <Way to="/access" label="signIn" />
  return (
    <Suspense fallback={<Way to="/user" label="account" />}>
      <UserMenu />
    </Suspense>
  )
}

function Way({ to, label }: { to: string; label: 'signIn' | 'account' }) {
  const t = useTranslations('shell')
  return (
    <Link
      to={to}
      viewTransition
      className="flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-full bg-card px-3 font-semibold text-ink shadow-[inset_0_0_0_1px_var(--line)] hover:bg-sunken over-hero:bg-deep/55 over-hero:text-white over-hero:shadow-[inset_0_0_0_1px_rgb(255_255_255/0.35)] over-hero:hover:bg-deep/80 sm:px-4"
    >
      <Icon name="person" className="size-5" />
      <span className="max-sm:sr-only">{t(label)}</span>
    </Link>
  )
}

import { Icon } from '@narthex/ui/icon'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { isLoggedIn, useSession } from '../lib/session.ts'

/** The way in for visitors, and to the account for members: the page as served knows only visitors. */
export function AccountLink() {
  const t = useTranslations('shell')
  const isMember = useSession(isLoggedIn)
  return (
    <Link
      to={isMember ? '/user' : '/access'}
      className="flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-full bg-card px-3 font-semibold shadow-[inset_0_0_0_1px_var(--line)] hover:bg-sunken sm:px-4"
    >
      <Icon name="person" className="size-5" />
      <span className="max-sm:sr-only">{t(isMember ? 'account' : 'signIn')}</span>
    </Link>
  )
}

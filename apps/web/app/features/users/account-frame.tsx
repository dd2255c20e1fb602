import { containerClass } from '@narthex/ui/container'
import { Icon } from '@narthex/ui/icon'
import { MemberIcon } from '@narthex/ui/member-icon'
import { Fragment, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageLink } from '../../components/page-link.tsx'
import { SmartLink } from '../../components/smart-link.tsx'
import { useReader } from '../../components/use-reader.ts'
import { isEmbedded } from '../../routing/embed.ts'
import { type AccountGroup, findPlaceHere } from './account-places.ts'

export interface AccountFrameProps {
  readonly groups: readonly AccountGroup[]
  readonly children: ReactNode
}

/**
 * Around a page of the account: its places at the side where there is room, the way back to them on phones, unless the
 * page has a way back of its own. The account's home is the list itself and stands alone, as do the pages after an account was deleted.
 */
export function AccountFrame({ groups, children }: AccountFrameProps) {
  const t = useTranslations('account')
  const { pathname, search } = useLocation()
  const isMember = useReader() !== undefined
  const isHome = /^\/user\/*$/.test(pathname)
  const here = findPlaceHere(groups, { pathname, search })
  if (isHome || !isMember || isEmbedded(search)) {
    return <div className={`${containerClass('page')} pt-6 md:pt-10`}>{children}</div>
  }
  return (
    <div
      className={`${containerClass('page')} group/account pt-2 md:pt-6 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-16 lg:pt-10 print:block print:p-0`}
    >
      <SmartLink
        to="/user"
        className="-ms-2 inline-flex min-h-11 items-center gap-1.5 rounded-button px-2 font-semibold text-brand-text hover:bg-brand-soft group-has-data-back-link/account:hidden lg:hidden print:hidden"
      >
        <Icon name="chevron" className="size-5 rotate-90" />
        {t('back')}
      </SmartLink>
      <nav aria-label={t('places')} className="-mx-3 max-lg:hidden print:hidden">
        <div className="sticky below-header-6">
          <SideLink href="/user" label={t('back')} icon="home" isHere={false} />
          {groups.map(({ name, places }) => (
            <Fragment key={name}>
              <p className="mt-5 mb-1 px-3 text-sm font-semibold text-muted">{t(`groups.${name}`)}</p>
              <ul>
                {places.map(({ href, label, icon }) => (
                  <li key={href}>
                    <SideLink href={href} label={t(`place.${label}.label`)} icon={icon} isHere={href === here?.href} />
                  </li>
                ))}
              </ul>
            </Fragment>
          ))}
        </div>
      </nav>
      <div className="min-w-0 pt-2 lg:max-w-3xl lg:pt-1">{children}</div>
    </div>
  )
}

type SideLinkProps = Pick<AccountGroup['places'][number], 'href' | 'icon'> & {
  readonly label: string
  readonly isHere: boolean
}

function SideLink({ href, label, icon, isHere }: SideLinkProps) {
  return (
    <PageLink
      to={href}
      viewTransition
      aria-current={isHere ? 'page' : undefined}
      className="flex min-h-11 items-center gap-3 rounded-control px-3 font-medium text-ink/85 hover:bg-ink/5 hover:text-ink aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold aria-[current=page]:text-brand-text"
    >
      <MemberIcon name={icon} className="size-5" />
      {label}
    </PageLink>
  )
}

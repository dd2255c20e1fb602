import { cardClass } from '@narthex/ui/card'
import { Icon } from '@narthex/ui/icon'
import { MemberIcon } from '@narthex/ui/member-icon'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../components/smart-link.tsx'
import type { AccountGroup } from './account-places.ts'

/** Links to settings, as rows. */
export function PlaceList({ group: { name, places } }: { group: AccountGroup }) {
  const t = useTranslations('account')
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="min-w-0">
      <h2 id={titleId} className="text-xl">
        {t(`groups.${name}`)}
      </h2>
      <ul className={`${cardClass} mt-4 overflow-hidden`}>
        {places.map(({ href, label, icon }) => (
          <li key={href} className="not-first:border-t border-line">
            <SmartLink
              to={href}
              className="group flex min-h-18 items-center gap-3.5 px-4 py-2.5 -outline-offset-2 hover:bg-sunken"
            >
              <MemberIcon name={icon} className="size-6 text-brand-text" />
              <span className="min-w-0 grow">
                <span className="block leading-snug font-semibold">{t(`place.${label}.label`)}</span>
                <span className="block text-sm text-muted">{t(`place.${label}.line`)}</span>
              </span>
              <Icon
                name="chevron"
                className="size-5 -rotate-90 text-muted transition-transform group-hover:translate-x-0.5"
              />
            </SmartLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

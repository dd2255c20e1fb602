import { cardClass, cardLinkClass } from '@narthex/ui/card'
import { MemberIcon } from '@narthex/ui/member-icon'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../components/smart-link.tsx'
import type { AccountGroup } from './account-places.ts'

/** Tiles of the most used pages, sized for touch. */
export function PlaceTiles({ group: { name, places } }: { group: AccountGroup }) {
  const t = useTranslations('account')
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-xl">
        {t(`groups.${name}`)}
      </h2>
      <ul className="mt-4 grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 lg:grid-cols-5">
        {places.map(({ href, label, icon }) => (
          <li
            key={href}
            className={`${cardClass} relative flex items-center gap-2.5 p-2.5 transition-shadow hover:shadow-lift md:flex-col md:items-start md:gap-0 md:p-5`}
          >
            <span className="grid size-8 shrink-0 place-items-center *:max-md:size-5 md:size-11 rounded-full bg-brand-soft text-brand-text">
              <MemberIcon name={icon} />
            </span>
            <SmartLink
              to={href}
              className={`${cardLinkClass} min-w-0 text-sm leading-snug font-semibold md:mt-4 md:text-base`}
            >
              {t(`place.${label}.label`)}
            </SmartLink>
            <span className="mt-0.5 text-sm text-muted max-md:hidden">{t(`place.${label}.line`)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { cardClass, cardLinkClass } from '@narthex/ui/card'
import { MemberIcon } from '@narthex/ui/member-icon'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../components/smart-link.tsx'
import type { AccountGroup } from './account-places.ts'

/** What a member comes for, as large as a thumb. */
export function PlaceTiles({ group: { name, places } }: { group: AccountGroup }) {
  const t = useTranslations('account')
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-xl">
        {t(`groups.${name}`)}
      </h2>
      <ul className="mt-4 grid grid-cols-2 gap-3 md:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] md:gap-4">
        {places.map(({ href, label, icon }) => (
          <li
            key={href}
            className={`${cardClass} relative flex flex-col p-4 transition-shadow hover:shadow-lift md:p-5`}
          >
            <span className="grid size-11 place-items-center rounded-full bg-brand-soft text-brand-text">
              <MemberIcon name={icon} />
            </span>
            <SmartLink to={href} className={`${cardLinkClass} mt-4 leading-snug font-semibold`}>
              {t(`place.${label}.label`)}
            </SmartLink>
            <span className="mt-0.5 text-sm text-muted">{t(`place.${label}.line`)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { cardLinkClass } from '@narthex/ui/card'
import { Icon, type IconName } from '@narthex/ui/icon'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../components/smart-link.tsx'
import type { PagePath } from '../../routing/page-path.ts'
import type { FirstStep } from './home-cards.ts'
import { cardRoomClass } from './living-card-room.ts'

const ways: Readonly<Record<FirstStep, { readonly to: PagePath; readonly icon: IconName }>> = {
  group: { to: '/groups', icon: 'people' },
  reading: { to: '/reading-plans', icon: 'book' },
  note: { to: '/user/notes/new', icon: 'note' },
  event: { to: '/event', icon: 'calendar' },
}

/** Suggestion for a member who has no item of its kind. Lighter than their own cards. A list item. */
export function StepCard({ step }: { step: FirstStep }) {
  const t = useTranslations('memberHome.steps')
  const { to, icon } = ways[step]
  return (
    <li
      className={`${cardRoomClass} group relative flex rounded-card shadow-[inset_0_0_0_1px_var(--line)] transition-colors hover:bg-card`}
    >
      <div aria-hidden="true" className="grid w-20 shrink-0 place-content-center">
        <span className="grid size-12 place-items-center rounded-full bg-brand-soft text-brand-text">
          <Icon name={icon} />
        </span>
      </div>
      <div className="flex min-w-0 grow flex-col justify-center py-4 pe-4">
        <h3 className="text-base font-semibold">
          <SmartLink to={to} className={cardLinkClass}>
            {t(`${step}.title`)}
          </SmartLink>
        </h3>
        <p className="mt-0.5 text-sm text-muted">{t(`${step}.line`)}</p>
      </div>
      <Icon
        name="arrow"
        className="me-4 size-5 self-center text-muted transition-transform group-hover:translate-x-0.5"
      />
    </li>
  )
}

import { Icon } from '@narthex/ui/icon'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../components/smart-link.tsx'
import { type GroupsChoice, groupsAddress } from './groups-address.ts'

/** List or map, as two links that look like one control. */
export function ViewSwitch({ choice }: { choice: GroupsChoice }) {
  const t = useTranslations('groups')
  const views = [
    { view: undefined, label: t('list'), icon: 'menu' },
    { view: 'map', label: t('map'), icon: 'pin' },
  ] as const
  return (
    <nav aria-label={t('view')}>
      <ul className="grid grid-cols-2 rounded-button bg-sunken p-1 shadow-[inset_0_0_0_1px_var(--line)]">
        {views.map(({ view, label, icon }) => (
          <li key={icon}>
            <SmartLink
              to={groupsAddress({ ...choice, view })}
              aria-current={choice.view === view ? 'page' : undefined}
              className="flex min-h-11 items-center justify-center gap-1.5 rounded-button px-4 text-sm font-medium text-muted transition-colors hover:text-ink aria-[current=page]:bg-card aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:shadow-rest"
            >
              <Icon name={icon} className="size-4.5" />
              {label}
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

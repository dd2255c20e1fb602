import { OfficeIcon } from '@narthex/ui/office/office-icon'
import { NavLink } from 'react-router'
import { useTranslations } from 'use-intl'
import type { Place } from '../navigation/places.ts'

/** A place of the side list; of a folded one, its sign with a name that appears on it. */
export function PlaceLink({ place: { name, path, icon }, isFolded }: { place: Place; isFolded: boolean }) {
  const t = useTranslations('consoleFrame.places')
  return (
    <NavLink
      to={path}
      end={path === '/'}
      title={isFolded ? t(name) : undefined}
      className={`flex min-h-9 items-center gap-3 rounded-control px-2.5 text-sm font-medium text-ink hover:bg-sunken aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold aria-[current=page]:text-brand-text ${isFolded ? 'justify-center' : ''}`}
    >
      <OfficeIcon name={icon} className="size-5" />
      <span className={isFolded ? 'sr-only' : 'truncate'}>{t(name)}</span>
    </NavLink>
  )
}

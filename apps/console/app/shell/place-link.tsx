import { OfficeIcon } from '@narthex/ui/office/office-icon'
import { Link, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { findListed, findPlace } from '../navigation/find-places.ts'
import type { Place } from '../navigation/places.ts'

/** A place of the side list; of a folded one, its sign with a name that appears on it. */
export function PlaceLink({ place, isFolded }: { place: Place; isFolded: boolean }) {
  const t = useTranslations('consoleFrame.places')
  const { name, path, icon } = place
  const open = findPlace(useLocation().pathname)
  const isListedFor = open !== undefined && findListed(open).name === name
  const current = open?.name === name ? 'page' : isListedFor || undefined
  return (
    <Link
      to={path}
      aria-current={current}
      title={isFolded ? t(name) : undefined}
      className={`flex min-h-9 items-center gap-3 rounded-control px-2.5 text-sm font-medium text-ink hover:bg-sunken aria-[current]:bg-brand-soft aria-[current]:font-semibold aria-[current]:text-brand-text ${isFolded ? 'justify-center' : ''}`}
    >
      <OfficeIcon name={icon} className="size-5" />
      <span className={isFolded ? 'sr-only' : 'truncate'}>{t(name)}</span>
    </Link>
  )
}

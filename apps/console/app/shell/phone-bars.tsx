import { Dialog } from '@narthex/ui/dialog'
import { Icon } from '@narthex/ui/icon'
import { OfficeIcon } from '@narthex/ui/office/office-icon'
import { useState } from 'react'
import { NavLink } from 'react-router'
import { useTranslations } from 'use-intl'
import { signClass } from '../components/buttons.ts'
import { findOften } from '../navigation/find-places.ts'
import { type Place, placeGroups } from '../navigation/places.ts'
import { useOfficeSession } from '../session/office.ts'
import { OwnFace } from './own-face.tsx'

const barItem =
  'flex min-h-16 flex-col items-center justify-center gap-0.5 px-1 text-xs font-medium text-muted aria-[current=page]:font-semibold aria-[current=page]:text-brand-text'

/** Number of places in the bar before “More”. */
const placesInBar = 4

/** The head of the office on phones: whose it is, the search, and the person. */
export function PhoneHead({ onSearch, onPreferences }: { onSearch: () => void; onPreferences: () => void }) {
  const t = useTranslations('consoleFrame')
  const { igreja } = useOfficeSession()
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center gap-1 border-b border-line bg-card ps-4 pe-2 lg:hidden">
      <p className="min-w-0 grow truncate font-semibold">{igreja.nome}</p>
      <button type="button" onClick={onSearch} className={signClass}>
        <Icon name="search" className="size-5.5" />
        <span className="sr-only">{t('search')}</span>
      </button>
      <button type="button" onClick={onPreferences} aria-haspopup="dialog" className={signClass}>
        <OwnFace />
        <span className="sr-only">{t('account')}</span>
      </button>
    </header>
  )
}

/** The navigation of phones: four places and “More”. */
export function PhoneBar({ places }: { places: readonly Place[] }) {
  const t = useTranslations('consoleFrame')
  const [isOpen, setOpen] = useState(false)
  const first = findOften(places).slice(0, placesInBar)
  const close = () => setOpen(false)
  return (
    <nav
      aria-label={t('navigation')}
      className="phone-bar sticky bottom-0 z-30 border-t border-line bg-card pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="grid auto-cols-fr grid-flow-col">
        {first.map(({ name, path, icon }) => (
          <li key={name} className="min-w-0">
            <NavLink to={path} end={path === '/'} className={barItem}>
              <OfficeIcon name={icon} className="size-6" />
              <span className="max-w-full truncate">{name === 'media' ? t('photos') : t(`places.${name}`)}</span>
            </NavLink>
          </li>
        ))}
        {places.length > first.length && (
          <li>
            <button type="button" onClick={() => setOpen(true)} aria-haspopup="dialog" className={`${barItem} w-full`}>
              <Icon name="more" className="size-6" />
              {t('more')}
            </button>
          </li>
        )}
      </ul>
      <Dialog isOpen={isOpen} onClose={close} title={t('more')} closeLabel={t('close')}>
        {placeGroups.map((group) => (
          <ul key={group}>
            {places
              .filter((place) => place.group === group)
              .map(({ name, path, icon }) => (
                <li key={name}>
                  <NavLink
                    to={path}
                    end={path === '/'}
                    onClick={close}
                    className="flex min-h-12 items-center gap-3 rounded-control px-2 font-medium aria-[current=page]:text-brand-text"
                  >
                    <OfficeIcon name={icon} className="size-6" />
                    {t(`places.${name}`)}
                  </NavLink>
                </li>
              ))}
          </ul>
        ))}
      </Dialog>
    </nav>
  )
}

import { stored } from '@narthex/client/device/stored'
import { Icon } from '@narthex/ui/icon'
import { useTranslations } from 'use-intl'
import { signClass } from '../components/buttons.ts'
import { type Place, placeGroups } from '../navigation/places.ts'
import { useOfficeSession } from '../session/office.ts'
import { OwnFace } from './own-face.tsx'
import { PlaceLink } from './place-link.tsx'

const foldKey = 'officeFolded'

export const readFolded = (): boolean => stored(() => localStorage.getItem(foldKey)) === 'yes'

export interface SideListProps {
  readonly places: readonly Place[]
  readonly isFolded: boolean
  readonly onFold: (isFolded: boolean) => void
  readonly onSearch: () => void
  readonly onPreferences: () => void
}

/** The navigation of wide windows: 240 px, or its signs alone. */
export function SideList({ places, isFolded, onFold, onSearch, onPreferences }: SideListProps) {
  const t = useTranslations('consoleFrame')
  const { igreja, pessoa } = useOfficeSession()
  const fold = () => {
    stored(() => localStorage.setItem(foldKey, isFolded ? 'no' : 'yes'))
    onFold(!isFolded)
  }
  const wide = isFolded ? 'sr-only' : 'truncate'
  const row =
    'flex min-h-9 w-full items-center gap-3 rounded-control px-2.5 text-start text-sm font-medium text-muted hover:bg-sunken hover:text-ink'
  return (
    <header className="sticky top-0 flex h-dvh flex-col gap-3 border-e border-line bg-card p-3 max-lg:hidden">
      <div className={`flex items-center gap-1 ${isFolded ? 'justify-center' : 'justify-between ps-2.5'}`}>
        <p className={`min-w-0 font-semibold ${wide}`}>{igreja.nome}</p>
        <button type="button" onClick={fold} aria-expanded={!isFolded} className={signClass}>
          <Icon name="menu" className="size-5" />
          <span className="sr-only">{isFolded ? t('unfold') : t('fold')}</span>
        </button>
      </div>
      <button type="button" onClick={onSearch} aria-keyshortcuts="Control+K" className={row}>
        <Icon name="search" className="size-5" />
        <span className={wide}>{t('search')}</span>
        {!isFolded && <kbd className="ms-auto font-sans text-xs text-muted">⌘K</kbd>}
      </button>
      <nav aria-label={t('navigation')} className="grow overflow-y-auto">
        {placeGroups.map((group) => {
          const inside = places.filter((place) => place.group === group)
          return (
            inside.length > 0 && (
              <div key={group} className="mb-3">
                {group !== 'main' && (
                  <p className={isFolded ? 'sr-only' : 'px-2.5 pb-1 text-xs font-semibold text-muted'}>
                    {t(`groups.${group}`)}
                  </p>
                )}
                <ul>
                  {inside.map((place) => (
                    <li key={place.name}>
                      <PlaceLink place={place} isFolded={isFolded} />
                    </li>
                  ))}
                </ul>
              </div>
            )
          )
        })}
      </nav>
      <button type="button" onClick={onPreferences} aria-haspopup="dialog" className={`${row} min-h-11`}>
        <OwnFace />
        <span className={wide}>{isFolded ? t('account') : `${pessoa.nome} ${pessoa.sobrenome}`}</span>
      </button>
    </header>
  )
}

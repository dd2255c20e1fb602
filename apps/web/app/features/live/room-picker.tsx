import type { BroadcastItem } from '@narthex/contract/live/broadcast.schemas'
import { chipClass } from '@narthex/ui/chip'
import { useLocale, useTranslations } from 'use-intl'
import { LiveMark } from '../../components/live-mark.tsx'
import { PageLink } from '../../components/page-link.tsx'
import { livePath } from './live-address.ts'

export interface RoomPickerProps {
  readonly rooms: readonly BroadcastItem[]
  readonly shownId: number
  /** The one that is shown has ended: the way to those that are on now is named. */
  readonly isOver: boolean
}

/** Choice among simultaneous broadcasts, by room or title, and language. */
export function RoomPicker({ rooms, shownId, isOver }: RoomPickerProps) {
  const t = useTranslations('live')
  const locale = useLocale()
  if (rooms.every(({ id }) => id === shownId)) return null
  const languages = new Intl.DisplayNames(locale, { type: 'language' })
  const isMixed = new Set(rooms.map(({ idioma }) => idioma)).size > 1
  return (
    <nav aria-label={t('rooms')}>
      {isOver && (
        <p className="mb-2 text-sm font-semibold text-brand-text">
          <LiveMark>{t('onNow')}</LiveMark>
        </p>
      )}
      <ul className="-mx-5 flex gap-2 overflow-x-auto px-5 pb-1 [scrollbar-width:none] lg:mx-0 lg:flex-wrap lg:px-0 sideways:mx-0 sideways:px-0">
        {rooms.map(({ id, sala, titulo, idioma }) => (
          <li key={id} className="shrink-0">
            <PageLink to={livePath(id)} aria-current={id === shownId ? 'page' : undefined} className={chipClass}>
              <span lang={idioma}>{sala ?? titulo}</span>
              {isMixed && <span className="opacity-75">{languages.of(idioma)}</span>}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

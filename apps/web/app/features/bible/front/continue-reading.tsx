import type { Translation } from '@narthex/contract/bible/bible.schemas'
import { cardClass, cardLinkClass } from '@narthex/ui/card'
import { Icon } from '@narthex/ui/icon'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { type RecentPlace, recentPlaces } from '../picker/recent-places.ts'
import { chapterPath } from '../reference/addresses.ts'
import { usePlaceName } from '../use-place-name.ts'

/** Link to the place last read on this device; on a first visit, to a place to begin. */
export function ContinueReading({ translation }: { translation: Translation }) {
  const t = useTranslations('bible')
  const nameOf = usePlaceName()
  const [last, setLast] = useState<RecentPlace>()
  useEffect(() => setLast(recentPlaces()[0]), [])
  const first = translation.livros.includes('John') ? 'John' : (translation.livros[0] ?? 'John')
  const place = last ?? { version: translation.codigo, book: first, chapter: 1 }
  return (
    <div className={`${cardClass} relative flex items-center gap-4 p-4 transition-shadow hover:shadow-lift`}>
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-brand text-on-brand">
        <Icon name="book" />
      </span>
      <div className="min-w-0 grow">
        <p className="text-sm text-muted">{last || first !== 'John' ? t('continue') : t('start')}</p>
        <p className="truncate text-lg font-semibold">
          <SmartLink to={chapterPath(place.version, place)} className={cardLinkClass}>
            {nameOf(place)}
          </SmartLink>
        </p>
      </div>
      <Icon name="arrow" className="size-5 text-brand-text" />
    </div>
  )
}

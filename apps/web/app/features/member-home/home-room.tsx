import { containerClass } from '@narthex/ui/container'
import { Skeleton } from '@narthex/ui/skeleton'
import { useTranslations } from 'use-intl'
import { cardRoomClass } from './living-card-room.ts'

/** The room of the section: seen only while the reader may be a member. */
export function HomeRoom() {
  const t = useTranslations('shell')
  return (
    <div aria-busy="true" className={`${containerClass('page')} hidden pt-12 maybe-member:block md:pt-16`}>
      <p className="sr-only">{t('loading')}</p>
      <Skeleton className="h-11 w-64 max-w-full" />
      <Skeleton className={`${cardRoomClass} mt-4 mb-5 w-full rounded-card md:mb-0`} />
    </div>
  )
}

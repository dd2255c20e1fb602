import { Skeleton } from '@narthex/ui/skeleton'
import { useTranslations } from 'use-intl'

/** A note on its way. */
export function NoteSkeleton() {
  const t = useTranslations('notes.editor')
  return (
    <div role="status">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-9 w-2/3" />
      <Skeleton className="mt-3 h-4 w-40" />
      <Skeleton className="mt-6 h-5 w-full" />
      <Skeleton className="mt-3 h-5 w-4/5" />
    </div>
  )
}

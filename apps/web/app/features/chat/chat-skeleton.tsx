import { Skeleton } from '@narthex/ui/skeleton'
import { useTranslations } from 'use-intl'

/** Skeleton in the shape of a chat. */
export function ChatSkeleton() {
  const t = useTranslations('chat')
  return (
    <div aria-busy="true" className="mt-auto grid gap-4 p-4">
      <p className="sr-only">{t('loading')}</p>
      {['w-2/3', 'w-1/2', 'w-3/4', 'w-2/5'].map((width) => (
        <div key={width} className="flex gap-3">
          <Skeleton className="size-9 rounded-full" />
          <Skeleton className={`h-9 ${width}`} />
        </div>
      ))}
    </div>
  )
}

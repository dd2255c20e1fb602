import { containerClass } from '@narthex/ui/container'
import { Skeleton } from '@narthex/ui/skeleton'
import { useTranslations } from 'use-intl'

/** Placeholder until the browser knows the reader: shown only while the visitor may turn out to be a member. */
export function MemberLoading() {
  const t = useTranslations('shell')
  return (
    <div
      aria-busy="true"
      className={`${containerClass('page')} hidden min-h-dvh content-start gap-4 py-10 maybe-member:grid md:py-16`}
    >
      <p className="sr-only">{t('loading')}</p>
      <Skeleton className="h-10 w-56 max-w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  )
}

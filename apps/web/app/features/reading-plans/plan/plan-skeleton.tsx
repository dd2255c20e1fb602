import { cardClass } from '@narthex/ui/card'
import { Skeleton } from '@narthex/ui/skeleton'
import { useTranslations } from 'use-intl'

/** A plan on its way, under the name that its address gives. */
export function PlanSkeleton({ title }: { title: string }) {
  const t = useTranslations('readingPlans')
  return (
    <>
      <h1 className="mt-6 text-title wrap-anywhere">{title}</h1>
      <div role="status" className={`${cardClass} mt-8 max-w-2xl p-6`}>
        <span className="sr-only">{t('loading')}</span>
        <Skeleton className="h-6 w-40" />
        <Skeleton className="mt-5 h-14 w-full" />
        <Skeleton className="mt-3 h-14 w-full" />
      </div>
    </>
  )
}

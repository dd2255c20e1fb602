import type { Loaded } from '@narthex/client/data/loaded'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { Skeleton } from '@narthex/ui/skeleton'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageHead } from '../../components/page-head.tsx'

/** The id of the class in the address; `0`, which no class has, for something else. */
export function useClassId(): string {
  const { id = '' } = useParams()
  return /^[1-9]\d{0,8}$/.test(id) ? id : '0'
}

/** A screen of a class once it is loaded, or how it is on its way. */
export function ClassScreen<T extends object>({
  loaded,
  children,
}: {
  loaded: Loaded<T>
  children: (value: T) => ReactNode
}) {
  const t = useTranslations('consoleAttendance')
  if (loaded.state === 'ready') return children(loaded.value)
  return (
    <div className="max-w-200">
      <PageHead title={t('title')} />
      {loaded.state === 'failed' ? (
        <LoadFailed onRetry={() => void loaded.reload()} />
      ) : (
        <div aria-hidden="true" className="grid gap-3">
          <Skeleton className="h-11" />
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </div>
      )}
    </div>
  )
}

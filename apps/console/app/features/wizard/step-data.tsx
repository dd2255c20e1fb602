import type { Loaded } from '@narthex/client/data/loaded'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { Skeleton } from '@narthex/ui/skeleton'
import type { ReactNode } from 'react'

export interface StepDataProps<T> {
  readonly data: Loaded<T>
  readonly children: (value: T) => ReactNode
}

/** Renders a step once its data is loaded, and a skeleton or an error until then. */
export function StepData<T>({ data, children }: StepDataProps<T>) {
  if (data.state === 'failed') return <LoadFailed onRetry={() => void data.reload()} />
  if (data.state === 'ready') return children(data.value)
  return (
    <div aria-busy="true" className="grid gap-4">
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </div>
  )
}

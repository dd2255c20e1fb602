import { Skeleton } from '@narthex/ui/skeleton'

/** A screen on its way. */
export function ScreenSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-3">
      <Skeleton className="h-8 w-52" />
      <Skeleton className="mt-5 h-11" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
    </div>
  )
}

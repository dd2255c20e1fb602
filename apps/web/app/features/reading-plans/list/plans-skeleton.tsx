import { cardClass } from '@narthex/ui/card'
import { Skeleton } from '@narthex/ui/skeleton'

/** The lists on their way. */
export function PlansSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="grid gap-3 sm:gap-5 md:grid-cols-2">
      <span className="sr-only">{label}</span>
      {['w-1/2', 'w-2/3'].map((width) => (
        <div key={width} className={`${cardClass} p-5`}>
          <Skeleton className={`h-6 ${width}`} />
          <Skeleton className="mt-3 h-4 w-24" />
          <Skeleton className="mt-5 h-2 w-full rounded-full" />
        </div>
      ))}
    </div>
  )
}

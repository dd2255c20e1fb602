import { cardClass } from '@narthex/ui/card'
import { Skeleton } from '@narthex/ui/skeleton'

const rows = ['w-2/3', 'w-1/2', 'w-3/4', 'w-3/5']

/** The list on its way. */
export function NotificationSkeleton({ label }: { label: string }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-5 w-16" />
      <div className={`${cardClass} mt-3`}>
        {rows.map((width) => (
          <div key={width} className="flex gap-4 border-line p-4 not-first:border-t">
            <Skeleton className="size-11 shrink-0 rounded-full" />
            <div className="grow">
              <Skeleton className={`h-5 ${width}`} />
              <Skeleton className="mt-2 h-4 w-full" />
              <Skeleton className="mt-2 h-4 w-28" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}

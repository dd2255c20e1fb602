import { cardClass } from '@narthex/ui/card'
import { Skeleton } from '@narthex/ui/skeleton'

const rows = ['w-2/3', 'w-1/2', 'w-3/5', 'w-2/5']

/** The page on its way. */
export function MeetingsSkeleton({ label }: { label: string }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-9 w-56 max-w-full" />
      <Skeleton className="mt-3 h-5 w-72 max-w-full" />
      <div className={`${cardClass} mt-6`}>
        {rows.map((width) => (
          <div key={width} className="border-t border-line p-4 first:border-t-0">
            <Skeleton className={`h-5 ${width}`} />
            <Skeleton className="mt-2 h-4 w-32" />
          </div>
        ))}
      </div>
    </div>
  )
}

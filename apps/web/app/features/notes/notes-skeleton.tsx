import { cardClass } from '@narthex/ui/card'
import { Skeleton } from '@narthex/ui/skeleton'

const rows = ['w-1/2', 'w-2/3', 'w-2/5']

/** The list on its way. */
export function NotesSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-12 w-full max-w-xl rounded-full" />
      {rows.map((width) => (
        <div key={width} className={`${cardClass} p-4`}>
          <Skeleton className={`h-5 ${width}`} />
          <Skeleton className="mt-2 h-4 w-full" />
          <Skeleton className="mt-2 h-4 w-24" />
        </div>
      ))}
    </div>
  )
}

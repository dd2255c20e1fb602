import { Skeleton } from '@narthex/ui/skeleton'

const rows = ['w-3/5', 'w-2/5', 'w-1/2', 'w-3/4', 'w-2/5', 'w-3/5', 'w-1/2', 'w-2/3']

/** Rows that are on their way. */
export function ListSkeleton() {
  return (
    <div aria-hidden="true" className="divide-y divide-line border-y border-line">
      {rows.map((width, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change
        <div key={at} className="flex h-12 items-center gap-4 lg:h-11">
          <Skeleton className="size-5" />
          <Skeleton className={`h-4 ${width} max-w-100`} />
          <Skeleton className="ms-auto h-4 w-20" />
        </div>
      ))}
    </div>
  )
}

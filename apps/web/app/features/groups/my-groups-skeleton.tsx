import { Skeleton } from '@narthex/ui/skeleton'

/** Placeholder of a member's groups while they load. */
export function MyGroupsSkeleton() {
  return <Skeleton className="mt-6 h-28 w-full rounded-card sm:w-96" />
}

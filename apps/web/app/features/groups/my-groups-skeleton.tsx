import { Skeleton } from '@narthex/ui/skeleton'

/** In the place of a member's groups until they are loaded. */
export function MyGroupsSkeleton() {
  return <Skeleton className="mt-6 h-28 w-full rounded-card sm:w-96" />
}

import { Skeleton } from '@narthex/ui/skeleton'

/** The place of the coupon, as high as the field that comes. */
export function CouponPlace() {
  return <Skeleton className="h-19.25 w-full rounded-card" />
}

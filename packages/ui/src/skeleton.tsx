/** The shape of what is on its way: size and corners come with `className`. Decoration. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span aria-hidden="true" className={`block animate-pulse rounded-control bg-sunken ${className}`} />
}

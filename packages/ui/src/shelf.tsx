import type { ReactNode } from 'react'

/**
 * Cards as `<li>`: on phones a row that snaps under the thumb with the next one peeping in, on wider screens a grid.
 * Each card holds a link, so that the row can be scrolled by keyboard. `relative`: texts for screen readers are positioned,
 * and would widen the page if they were not clipped with the row.
 */
export function Shelf({ count, children }: { count: number; children: ReactNode }) {
  const columns = count >= 3 ? 'md:grid-cols-3' : 'md:grid-cols-2'
  return (
    <ul
      className={`relative -mx-5 flex snap-x snap-mandatory scroll-px-5 gap-4 overflow-x-auto px-5 pb-5 [scrollbar-width:none] *:w-[82%] *:shrink-0 *:snap-start *:only:w-full sm:*:w-[46%] md:mx-0 md:grid md:overflow-visible md:px-0 md:pb-0 md:*:w-auto ${columns}`}
    >
      {children}
    </ul>
  )
}

import type { ReactNode } from 'react'

/**
 * One side of a card of the size of a bank card (ISO/IEC 7810 ID-1, 85.60 × 53.98 mm), as wide as its place. What is on
 * it measures itself by that width (`cqw`), so that it is the same card on a phone, in a window and on paper.
 */
export function CardFace({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div data-card-face="" className="@container w-full [print-color-adjust:exact]">
      <div className={`relative aspect-[8560/5398] overflow-hidden rounded-[3.7cqw] ${className}`}>{children}</div>
    </div>
  )
}

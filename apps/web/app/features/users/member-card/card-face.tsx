import type { ReactNode } from 'react'

/**
 * Side of a card in the size of a bank card (ISO/IEC 7810 ID-1, 85.60 × 53.98 mm), as wide as its container. Its content
 * is sized relative to that width (`cqw`), so that the card looks the same on a phone, in a window and on paper.
 */
export function CardFace({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div data-card-face="" className="@container w-full [print-color-adjust:exact]">
      <div className={`relative aspect-[8560/5398] overflow-hidden rounded-[3.7cqw] ${className}`}>{children}</div>
    </div>
  )
}

import type { ReactNode, Ref } from 'react'

export interface PageFootProps {
  readonly ref?: Ref<HTMLDivElement>
  readonly children: ReactNode
}

/** Bar with the save button: stays in sight at the foot of a page, above the bottom navigation where there is one. */
export function PageFoot({ ref, children }: PageFootProps) {
  return (
    <div
      ref={ref}
      className="page-foot sticky z-10 -mx-5 mt-8 border-t border-line bg-canvas/95 px-5 pt-3 backdrop-blur-md sm:mx-0 sm:rounded-t-card sm:px-0"
    >
      {children}
    </div>
  )
}

import type { ReactNode } from 'react'

/** A dot that pulses before the words that say what is live; still where motion is reduced. */
export function LiveMark({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2 font-semibold">
      <span className="relative grid size-2.5 place-items-center" aria-hidden="true">
        <span className="absolute size-full rounded-full bg-current opacity-60 motion-safe:animate-ping" />
        <span className="size-2 rounded-full bg-current" />
      </span>
      {children}
    </span>
  )
}

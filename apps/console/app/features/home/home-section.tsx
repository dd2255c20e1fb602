import { type ReactNode, useId } from 'react'

export interface HomeSectionProps {
  readonly title: string
  /** Link to the full list, at the end of the title's line. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A part of the home under its own heading. */
export function HomeSection({ title, aside, children }: HomeSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className="mb-2 flex min-h-11 items-center justify-between gap-3 lg:min-h-8">
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

/** A line of the home that leads somewhere. */
export const homeRowClass = 'flex min-h-12 items-center justify-between gap-4 px-3 py-1.5 hover:bg-sunken lg:min-h-11'
export const homeListClass = 'divide-y divide-line overflow-hidden rounded-card bg-card shadow-rest'

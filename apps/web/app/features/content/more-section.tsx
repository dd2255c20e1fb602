import { type ReactNode, useId } from 'react'

/** A part of a page with a title of its own: what goes with it, or what else there is. */
export function MoreSection({
  title,
  children,
  className = 'mt-14',
}: {
  title: string
  children: ReactNode
  className?: string
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="mb-5 text-xl">
        {title}
      </h2>
      {children}
    </section>
  )
}

import type { HTMLAttributes, ReactNode } from 'react'

export interface ServedOnlyProps extends HTMLAttributes<HTMLDivElement> {
  /** Rendered on the server alone. */
  readonly children?: ReactNode
}

/**
 * A part of the page for as long as it sleeps, hidden until the enhancer shows it. Hydration leaves an element alone whose
 * HTML it is told, and here it is told none: the content stays, React does not own it, and the app has no code for it.
 */
export function ServedOnly({ children, ...rest }: ServedOnlyProps) {
  if (import.meta.env.SSR) {
    return (
      <div {...rest} hidden>
        {children}
      </div>
    )
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: always empty
  return <div {...rest} hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}

import type { ReactNode } from 'react'

export type SchemeName = 'light' | 'dark'
const schemes: readonly SchemeName[] = ['light', 'dark']

export interface StageProps {
  readonly id: string
  readonly title: string
  /** Drawn twice, so that ids and names carry the scheme. */
  readonly children: (scheme: SchemeName) => ReactNode
}

/** Shows a component in both colour schemes, side by side if there is room. */
export function Stage({ id, title, children }: StageProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="pt-12">
      <h2 id={`${id}-title`} className="text-xl">
        <a href={`#${id}`} className="hover:underline">
          {title}
        </a>
      </h2>
      <div className="mt-4 grid gap-4 lg:grid-cols-2">
        {schemes.map((scheme) => (
          <div
            key={scheme}
            data-theme={scheme}
            className="grid min-w-0 content-start gap-6 rounded-card bg-canvas p-5 text-ink"
          >
            {children(scheme)}
          </div>
        ))}
      </div>
    </section>
  )
}

/** A state of it, under its name. */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <p className="mb-2 text-xs text-muted">{name}</p>
      {children}
    </div>
  )
}

export interface PageTitleProps {
  readonly title: string
  /** Purpose of the page, in a sentence. */
  readonly lead?: string
  readonly className?: string
}

/** The heading of a list or a place to begin: the same size wherever one comes to. */
export function PageTitle({ title, lead, className = '' }: PageTitleProps) {
  return (
    <div className={className}>
      <h1 className="text-title">{title}</h1>
      {lead && <p className="mt-2 max-w-measure text-lg text-muted">{lead}</p>}
    </div>
  )
}

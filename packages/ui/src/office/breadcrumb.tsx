import { Icon } from '../icon.tsx'
import { OfficeLink } from './link-context.tsx'

export interface BreadcrumbProps {
  /** Name of the navigation: "You are here". */
  readonly label: string
  /** Places from the outermost to the current page, which is last; its `href` is not used. */
  readonly places: readonly { readonly label: string; readonly href: string }[]
}

/** The way to where one is. On phones the place above alone is shown. */
export function Breadcrumb({ label, places }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className="min-w-0">
      <ol className="flex min-w-0 flex-wrap items-center text-sm">
        {places.map((place, at) => (
          <Place key={place.href} {...place} fromEnd={places.length - 1 - at} isFirst={at === 0} />
        ))}
      </ol>
    </nav>
  )
}

interface PlaceProps {
  readonly label: string
  readonly href: string
  readonly fromEnd: number
  readonly isFirst: boolean
}

function Place({ label, href, fromEnd, isFirst }: PlaceProps) {
  const isParent = fromEnd === 1
  return (
    <li className={`flex min-w-0 items-center gap-1 ${isParent ? '' : 'max-sm:hidden'}`}>
      <Icon
        name="chevron"
        className={`size-4 text-muted ${isParent ? 'rotate-90 sm:-rotate-90' : '-rotate-90'} ${isFirst ? 'sm:hidden' : ''}`}
      />
      {fromEnd === 0 ? (
        <span aria-current="page" className="min-w-0 truncate px-1 font-semibold">
          {label}
        </span>
      ) : (
        <OfficeLink
          href={href}
          className="inline-flex min-h-11 min-w-6 items-center truncate px-1 text-muted underline-offset-4 hover:text-ink hover:underline"
        >
          {label}
        </OfficeLink>
      )}
    </li>
  )
}

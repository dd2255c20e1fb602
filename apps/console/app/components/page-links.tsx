import { recordsPerPage } from '@narthex/contract/limits'
import { Link } from 'react-router'
import { toolClass } from './buttons.ts'

export interface PageLinksProps {
  readonly page: number
  readonly total: number
  readonly previous: string
  readonly next: string
  /** Gives the address of a page. */
  readonly toPath: (page: number) => string
}

/** The page that an address asks for; the first by default. */
export const readPageNumber = (search: URLSearchParams): number =>
  Math.max(1, Math.trunc(Number(search.get('page') ?? 1)) || 1)

/** Links to the pages before and after this one; nothing where there is one page. */
export function PageLinks({ page, total, previous, next, toPath }: PageLinksProps) {
  const last = Math.max(1, Math.ceil(total / recordsPerPage.usual))
  if (last === 1) return null
  return (
    <nav className="mt-4 flex justify-between gap-3">
      {page > 1 ? (
        <Link to={toPath(page - 1)} className={toolClass('quiet')}>
          {previous}
        </Link>
      ) : (
        <span />
      )}
      {page < last && (
        <Link to={toPath(page + 1)} className={toolClass('quiet')}>
          {next}
        </Link>
      )}
    </nav>
  )
}

import { chipClass } from '@narthex/ui/chip'
import { SmartLink } from '../../components/smart-link.tsx'
import type { PagePath } from '../../routing/page-path.ts'

export interface ChoiceRowProps {
  readonly label: string
  readonly choices: readonly {
    readonly label: string
    readonly to: PagePath
    readonly total: number
    readonly isCurrent: boolean
  }[]
  /** Single letters. */
  readonly isNarrow?: boolean
}

/** Filters of a list as links; the current link removes its filter. Nothing if there is no choice. */
export function ChoiceRow({ label, choices, isNarrow = false }: ChoiceRowProps) {
  if (choices.length < 2) return null
  return (
    <nav aria-label={label} className="flex min-w-0 items-center gap-3">
      <span aria-hidden="true" className="w-14 shrink-0 text-sm text-muted">
        {label}
      </span>
      <ul className="flex gap-2 relative overflow-x-auto py-1 pe-5 [scrollbar-width:none] max-md:-me-5 md:flex-wrap">
        {choices.map(({ label: name, to, isCurrent }) => (
          <li key={name} className="shrink-0">
            <SmartLink
              to={to}
              aria-current={isCurrent ? 'page' : undefined}
              className={`${chipClass} ${isNarrow ? 'min-w-11 justify-center px-0' : ''}`}
            >
              {name}
              {isCurrent && <span aria-hidden="true">×</span>}
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

import { Icon } from '@narthex/ui/icon'
import { useLocation } from 'react-router'
import { isEmbedded } from '../routing/embed.ts'
import type { PagePath } from '../routing/page-path.ts'

export interface SearchFormProps {
  /** The page that searches. */
  readonly action: PagePath
  /** Name of the field and of its button: the content that is searched. */
  readonly label: string
  readonly className?: string
  /** Whether it stands in the header, which is low. */
  readonly isLow?: boolean
}

/** A form that leads to a page that searches: for pages on which that search itself has no part. */
export function SearchForm({ action, label, className = '', isLow = false }: SearchFormProps) {
  const { search } = useLocation()
  return (
    <search className={className}>
      <form action={action} className="relative">
        {isEmbedded(search) && <input type="hidden" name="embed" value="true" />}
        <input
          type="search"
          name="q"
          maxLength={100}
          aria-label={label}
          placeholder={label}
          enterKeyHint="search"
          className={`w-full rounded-button bg-card ps-12 pe-4 text-base text-ellipsis placeholder:text-muted ${
            isLow
              ? 'h-11 shadow-[inset_0_0_0_1px_var(--line)]'
              : 'h-12 shadow-[inset_0_0_0_1px_var(--line),var(--shadow-rest)]'
          }`}
        />
        <button
          type="submit"
          className="absolute inset-y-0 start-0 grid w-12 place-items-center rounded-full text-muted hover:text-ink"
        >
          <Icon name="search" className="size-5" />
          <span className="sr-only">{label}</span>
        </button>
      </form>
    </search>
  )
}

import { SearchField } from '@narthex/ui/search-field'
import type { FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { useTypedTerm } from '../components/use-typed-term.ts'

interface TermFieldProps {
  readonly term: string
  readonly onChange: (term: string) => void
}

/** Searches while one types, after a pause; at once when it is sent. */
export function TermField({ term, onChange }: TermFieldProps) {
  const t = useTranslations('consoleMedia')
  const { typed, type, send } = useTypedTerm(term, onChange)
  const search = (event: FormEvent) => {
    event.preventDefault()
    // Not to a form around it: React tells the parents of what stands elsewhere in the document.
    event.stopPropagation()
    send()
  }
  return (
    <search>
      <form onSubmit={search}>
        <SearchField
          name="q"
          label={t('search')}
          submitLabel={t('submitSearch')}
          clearLabel={t('clearSearch')}
          value={typed}
          onChange={type}
        />
      </form>
    </search>
  )
}

import { bookAddress } from '@narthex/contract/bible/books'
import { SearchField } from '@narthex/ui/search-field'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { isEmbedded, keepingEmbed } from '../../../routing/embed.ts'
import { type SearchFilters, searchPath } from './search-address.ts'

export interface BibleSearchFormProps {
  readonly version: string
  readonly q: string
  readonly filters: SearchFilters
}

/** Words to look for in a translation; a plain form where there are no scripts. */
export function BibleSearchForm({ version, q, filters }: BibleSearchFormProps) {
  const t = useTranslations('bible.search')
  const { search } = useLocation()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(q)
  // The way back and forth shows what was searched for then; never over what is being typed.
  useEffect(() => {
    if (document.activeElement !== input.current) setTyped(q)
  }, [q])
  const send = (event: FormEvent) => {
    event.preventDefault()
    input.current?.blur()
    void navigate(keepingEmbed(searchPath(version, typed.trim(), filters), search))
  }
  return (
    <search>
      <form action="/bible/search" onSubmit={send}>
        {isEmbedded(search) && <input type="hidden" name="embed" value="true" />}
        <input type="hidden" name="version" value={version} />
        {filters.book && <input type="hidden" name="book" value={bookAddress(filters.book)} />}
        {filters.testament && <input type="hidden" name="testament" value={filters.testament} />}
        {filters.isPhrase && <input type="hidden" name="phrase" value="1" />}
        <SearchField
          ref={input}
          name="q"
          label={t('field')}
          submitLabel={t('submit')}
          clearLabel={t('clear')}
          value={typed}
          onChange={setTyped}
          className="max-w-2xl"
        />
      </form>
    </search>
  )
}

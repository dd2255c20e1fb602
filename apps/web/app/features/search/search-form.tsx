import { SearchField } from '@narthex/ui/search-field'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { isEmbedded, keepingEmbed } from '../../routing/embed.ts'
import { type ListQuery, listAddress } from '../../routing/list-address.ts'
import { rememberSearch } from './recent-searches.ts'

/** How long after the last letter the results follow: shorter, and each letter of a word would be asked for. */
const restMs = 220

/** The field, whose results update while the visitor types; a form where there are no scripts. */
export function SearchForm({ q, query }: { q: string; query: ListQuery }) {
  const t = useTranslations('search')
  const { search } = useLocation()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [typed, setTyped] = useState(q)

  useEffect(() => () => clearTimeout(timer.current), [])
  // The way back and forth shows what was searched for then; never over what is being typed.
  useEffect(() => {
    if (document.activeElement !== input.current) setTyped(q)
  }, [q])

  const show = (words: string) => {
    clearTimeout(timer.current)
    if (words.trim() === q) return
    // The router drops what it asked for before. One search is one step of the way back, however it was typed.
    const to = keepingEmbed(listAddress('/search', { ...query, q: words.trim() }), search)
    void navigate(to, { replace: true, preventScrollReset: true })
  }
  const change = (words: string) => {
    setTyped(words)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => show(words), restMs)
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    show(typed)
    if (typed.trim()) rememberSearch(typed.trim())
    // On a phone: the results lie behind the keyboard.
    input.current?.blur()
  }

  return (
    <search>
      <form action="/search" onSubmit={send}>
        {isEmbedded(search) && <input type="hidden" name="embed" value="true" />}
        {Object.entries(query).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <SearchField
          ref={input}
          name="q"
          label={t('field')}
          submitLabel={t('find')}
          clearLabel={t('clear')}
          value={typed}
          onChange={change}
          className="max-w-2xl"
        />
      </form>
    </search>
  )
}

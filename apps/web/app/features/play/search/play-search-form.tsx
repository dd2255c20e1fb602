import { SearchField } from '@narthex/ui/search-field'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { isEmbedded, keepingEmbed } from '../../../routing/embed.ts'
import { listAddress } from '../../../routing/list-address.ts'
import { playSearchPath } from '../../../routing/play-places.ts'

/** How long after the last letter the results follow. */
const restMs = 220

/** Searches Play while one types; a form where there are no scripts. */
export function PlaySearchForm({ term, kind }: { term: string; kind: string | undefined }) {
  const t = useTranslations('playSearch')
  const { search } = useLocation()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [typed, setTyped] = useState(term)

  useEffect(() => () => clearTimeout(timer.current), [])
  // The way back shows what was searched for then; never over what is being typed.
  useEffect(() => {
    if (document.activeElement !== input.current) setTyped(term)
  }, [term])

  const show = (words: string) => {
    clearTimeout(timer.current)
    if (words.trim() === term) return
    const to = listAddress(playSearchPath, { type: 'query', term: words.trim(), kind })
    // One search is one step of the way back, however it was typed.
    void navigate(keepingEmbed(to, search), { replace: true, preventScrollReset: true })
  }
  const change = (words: string) => {
    setTyped(words)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => show(words), restMs)
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    show(typed)
    // On a phone: the results lie behind the keyboard.
    input.current?.blur()
  }
  return (
    <search>
      <form action={playSearchPath} onSubmit={send}>
        <input type="hidden" name="type" value="query" />
        {kind && <input type="hidden" name="kind" value={kind} />}
        {isEmbedded(search) && <input type="hidden" name="embed" value="true" />}
        <SearchField
          ref={input}
          name="term"
          label={t('field')}
          submitLabel={t('find')}
          clearLabel={t('clear')}
          value={typed}
          onChange={change}
          className="max-w-3xl"
        />
      </form>
    </search>
  )
}

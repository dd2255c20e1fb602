import { SearchField } from '@narthex/ui/search-field'
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'

/** A search begins this long after the last key. */
const pauseMs = 300

interface TermFieldProps {
  readonly term: string
  readonly onChange: (term: string) => void
}

/** Searches while one types, after a pause; at once when it is sent. */
export function TermField({ term, onChange }: TermFieldProps) {
  const t = useTranslations('consoleMedia')
  const [typed, setTyped] = useState(term)
  const [sent, setSent] = useState(term)
  // Another term than the one that was sent from here, such as none: it takes the place of what is typed.
  if (term !== sent) {
    setSent(term)
    setTyped(term)
  }
  const send = useEffectEvent(() => {
    setSent(typed)
    onChange(typed)
  })
  useEffect(() => {
    if (typed === sent) return
    const timer = setTimeout(send, pauseMs)
    return () => clearTimeout(timer)
  }, [typed, sent])
  const search = (event: FormEvent) => {
    event.preventDefault()
    // Not to a form around it: React tells the parents of what stands elsewhere in the document.
    event.stopPropagation()
    setSent(typed)
    onChange(typed)
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
          onChange={setTyped}
        />
      </form>
    </search>
  )
}

import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { keepingEmbed } from '../routing/embed.ts'
import type { PagePath } from '../routing/page-path.ts'

/** Delay of the results after the last letter: a shorter one would send a request for each letter of a word. */
const restMs = 220

export interface LiveSearch {
  /** Ref of the search field. */
  readonly ref: RefObject<HTMLInputElement | null>
  readonly value: string
  readonly onChange: (words: string) => void
  /** Handler of the field's form: shows the results at once. */
  readonly onSubmit: (event: FormEvent) => void
}

/**
 * A search whose results follow while one types, the same on every list: after a short rest, in the address, as one step
 * of the way back however it was typed.
 */
export function useLiveSearch(q: string, addressFor: (words: string) => PagePath): LiveSearch {
  const { search } = useLocation()
  const navigate = useNavigate()
  const ref = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [value, setValue] = useState(q)

  useEffect(() => () => clearTimeout(timer.current), [])
  // The way back and forth shows what was searched for then; never over what is being typed.
  useEffect(() => {
    if (document.activeElement !== ref.current) setValue(q)
  }, [q])

  const show = (words: string) => {
    clearTimeout(timer.current)
    if (words.trim() === q) return
    // The router drops what it asked for before.
    void navigate(keepingEmbed(addressFor(words.trim()), search), { replace: true, preventScrollReset: true })
  }
  const onChange = (words: string) => {
    setValue(words)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => show(words), restMs)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    show(value)
    // On a phone: the results lie behind the keyboard.
    ref.current?.blur()
  }
  return { ref, value, onChange, onSubmit }
}

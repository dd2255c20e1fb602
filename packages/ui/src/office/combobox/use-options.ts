import { useEffect, useEffectEvent, useState } from 'react'
import type { ComboOption, OptionSource } from './combo-option.ts'

export interface FoundOptions {
  readonly options: readonly ComboOption[]
  readonly state: 'ready' | 'loading' | 'failed'
}

const typingPauseMs = 200
const nothing: readonly ComboOption[] = []

/** Options for what is typed: of a list by its letters, accents aside; of a function after a pause, late answers dropped. */
export function useOptions(source: OptionSource, query: string, isOpen: boolean): FoundOptions {
  const [found, setFound] = useState<FoundOptions>({ options: nothing, state: 'loading' })
  const isAsync = source instanceof Function
  const find = useEffectEvent(async (words: string, signal: AbortSignal) => {
    if (!(source instanceof Function)) return
    try {
      const options = await source(words, signal)
      if (!signal.aborted) setFound({ options, state: 'ready' })
    } catch {
      if (!signal.aborted) setFound({ options: nothing, state: 'failed' })
    }
  })
  useEffect(() => {
    if (!isAsync || !isOpen) return
    const stop = new AbortController()
    setFound((before) => ({ options: before.options, state: 'loading' }))
    const timer = setTimeout(() => void find(query, stop.signal), typingPauseMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [isAsync, isOpen, query])
  return source instanceof Function ? found : { options: matching(source, query), state: 'ready' }
}

function matching(options: readonly ComboOption[], query: string): readonly ComboOption[] {
  const words = plain(query).split(/\s+/)
  return options.filter(({ label, detail = '' }) => {
    const text = plain(`${label} ${detail}`)
    return words.every((word) => text.includes(word))
  })
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim()
}

import { useRef } from 'react'

/**
 * The key by which the same thing sent twice is one: a doubled click, a second try after an answer that got lost. Other
 * words are another thing, or what was changed between two tries would be lost.
 */
export function useSendKey(): (content: string) => string {
  const last = useRef<{ readonly content: string; readonly key: string }>(undefined)
  return (content) => {
    if (last.current?.content !== content) last.current = { content, key: crypto.randomUUID() }
    return last.current.key
  }
}

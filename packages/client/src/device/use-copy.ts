import { useEffect, useState } from 'react'

/** Time for which the confirmation stays visible. */
export const toldMs = 6000

/** Copies a text, asked for when it is wanted where it changes, and what there is to tell of it: that it worked, for a while; that it did not, until it does. */
export function useCopy(text: string | (() => string), words: { readonly copied: string; readonly notCopied: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>()
  useEffect(() => {
    if (outcome !== 'copied') return
    const timer = setTimeout(() => setOutcome(undefined), toldMs)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : text())
      setOutcome('copied')
    } catch {
      // Not allowed, or not there: without https there is no clipboard.
      setOutcome('notCopied')
    }
  }
  return { copy, told: outcome && words[outcome] }
}

import type { Verse } from '@narthex/contract/bible/bible.schemas'
import { useState } from 'react'

export interface VerseSelection {
  readonly verses: readonly Verse[]
  /** Chosen by keyboard: the focus goes to the actions, and back. */
  readonly isByKey: boolean
}

const nothing: VerseSelection = { verses: [], isByKey: false }

/** The verses that a reader chose, in the order of the text. */
export function useSelection() {
  const [selection, setSelection] = useState(nothing)
  const toggle = (verse: Verse, isByKey: boolean) =>
    setSelection(({ verses }) => {
      const has = verses.some(({ versiculo }) => versiculo === verse.versiculo)
      const next = has ? verses.filter(({ versiculo }) => versiculo !== verse.versiculo) : [...verses, verse]
      return { verses: next.toSorted((one, other) => one.versiculo - other.versiculo), isByKey }
    })
  return { selection, toggle, clear: () => setSelection(nothing) }
}

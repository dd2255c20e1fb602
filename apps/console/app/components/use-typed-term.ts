import { cleanLine } from '@narthex/contract/pasted-text'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigation } from 'react-router'

/** A search begins this long after the last key. */
const pauseMs = 250

/** Holds the text of a search field, which is looked for without the marks that were pasted along. The search runs after a pause, or at once when the form is sent. */
export function useTypedTerm(term: string, onChange: (term: string) => void) {
  const [typed, type] = useState(term)
  const [followed, setFollowed] = useState(term)
  const isLeaving = useNavigation().state !== 'idle'
  // The term was changed elsewhere: by the way back, or by clearing the filters.
  if (followed !== term) {
    setFollowed(term)
    type(term)
  }
  const send = () => {
    const words = cleanLine(typed)
    if (words === term) return
    setFollowed(words)
    onChange(words)
  }
  // A search that came after a click on a link would take its place.
  const follow = useEffectEvent(() => isLeaving || send())
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pause begins with each key
  useEffect(() => {
    const timer = setTimeout(follow, pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  return { typed, type, send }
}

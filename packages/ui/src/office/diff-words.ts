import { diffWordsWithSpace } from 'diff'

export interface DiffPart {
  readonly kind: 'same' | 'added' | 'removed'
  readonly text: string
}

/** Texts beyond this take seconds to compare word by word. */
const timeoutMs = 500

/** Compares two texts word by word; as a whole if that would take too long. */
export function diffByWords(before: string, after: string): readonly DiffPart[] {
  const parts = diffWordsWithSpace(before, after, { timeout: timeoutMs })
  if (!parts) {
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ]
  }
  return parts.map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }))
}

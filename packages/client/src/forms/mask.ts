/** How a field writes what is typed into it. */
export interface Mask {
  /** The signs that count in a text, however it came: pasted, filled in by the browser, written by this mask. */
  read(text: string): string
  /** Formats the signs for display: adds separators, but none after the last sign, and drops excess signs. */
  write(signs: string): string
  /** A single sign that counts. */
  readonly counts: RegExp
  /** Completes the signs when a separator is typed: `1/` becomes the first of the month. */
  readonly divide?: (signs: string) => string
}

/** An edit of a field: the text before and after it, and the caret after it, which follows the typed text. */
export interface Edit {
  readonly before: string
  readonly text: string
  readonly caret: number
  /** The Delete key: what it took away stood behind the caret. */
  readonly isForward?: boolean
}

/**
 * Computes the text and the caret of a masked field after an edit. Separators of the mask are recognized by position,
 * so that typing, deleting and pasting work anywhere. Deleting a separator deletes the sign beyond it.
 */
export function masked(mask: Mask, { before, text, caret, isForward = false }: Edit): { text: string; caret: number } {
  const [head, tail] = [text.slice(0, caret), text.slice(caret)]
  const room = before.length - tail.length
  const same = commonStart(head, before.slice(0, room))
  const signs = mask.read(before)
  const isOurs = mask.write(signs) === before && before.endsWith(tail)
  const places = placesOf(before, signs)
  const kept = signs.slice(0, places.filter((place) => place < same).length)
  const added = head.slice(same)
  const isReplaced = tail === '' && (same === 0 || (kept === '' && added !== ''))
  // No sign is left of what the mask wrote: the text is read as it came.
  if (!isOurs || isReplaced) return shown(mask, mask.read(text), mask.read(head).length)
  const after = signs.slice(places.filter((place) => place < room).length)
  const typed = Array.from(added.matchAll(new RegExp(mask.counts, 'gu')), ([sign]) => sign).join('')
  if (typed !== '') return shown(mask, kept + typed + after, kept.length + typed.length)
  if (added !== '' && after === '') {
    const divided = mask.divide?.(kept) ?? kept
    return shown(mask, divided, divided.length)
  }
  const isNothingGone = added === '' && head.length < room && kept.length + after.length === signs.length
  if (!isNothingGone) return shown(mask, kept + after, kept.length)
  return isForward
    ? shown(mask, kept + after.slice(1), kept.length)
    : shown(mask, kept.slice(0, -1) + after, Math.max(0, kept.length - 1))
}

/** The caret goes right behind as many signs. */
function shown(mask: Mask, signs: string, count: number): { text: string; caret: number } {
  const text = mask.write(signs)
  const places = placesOf(text, mask.read(text))
  const place = places[Math.min(count, places.length) - 1]
  return { text, caret: place === undefined ? 0 : place + 1 }
}

/** Where the signs stand in what a mask wrote. From the end: what a mask begins with may look like them. */
function placesOf(text: string, signs: string): number[] {
  let place = text.length
  return [...signs]
    .reverse()
    .map((sign) => {
      place = text.lastIndexOf(sign, place - 1)
      return place
    })
    .reverse()
}

function commonStart(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length++
  return length
}

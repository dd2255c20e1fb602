/** Which rows of a list are marked: some by their ids, or all that match but some. */
export type Selection =
  | { readonly mode: 'some'; readonly ids: ReadonlySet<number> }
  | { readonly mode: 'matching'; readonly except: ReadonlySet<number> }

export const nothingSelected: Selection = { mode: 'some', ids: new Set() }
export const allMatching: Selection = { mode: 'matching', except: new Set() }

export function isSelected(selection: Selection, id: number): boolean {
  return selection.mode === 'some' ? selection.ids.has(id) : !selection.except.has(id)
}

/** @param total how many match */
export function countSelected(selection: Selection, total: number): number {
  return selection.mode === 'some' ? selection.ids.size : Math.max(0, total - selection.except.size)
}

export function toggle(selection: Selection, id: number): Selection {
  if (selection.mode === 'some') return { mode: 'some', ids: flip(selection.ids, id) }
  return { mode: 'matching', except: flip(selection.except, id) }
}

/** Marks these rows, or unmarks them where all of them are marked. */
export function toggleAll(selection: Selection, ids: readonly number[]): Selection {
  const areAll = ids.every((id) => isSelected(selection, id))
  const wrong = ids.filter((id) => isSelected(selection, id) === areAll)
  return wrong.reduce(toggle, selection)
}

/** Forgets marks of rows that are gone. */
export function keepOnly(selection: Selection, ids: readonly number[]): Selection {
  if (selection.mode === 'matching') return selection
  return { mode: 'some', ids: selection.ids.intersection(new Set(ids)) }
}

function flip(ids: ReadonlySet<number>, id: number): Set<number> {
  return ids.symmetricDifference(new Set([id]))
}

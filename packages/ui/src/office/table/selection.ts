/**
 * The selection in a list. `rows`: the rows with these ids, on any page. `matching`: all rows that the filter finds but
 * `except`, with the number seen at the time; the server selects again and refuses if that number has changed.
 */
export type Selection =
  | { readonly kind: 'rows'; readonly ids: ReadonlySet<string> }
  | {
      readonly kind: 'matching'
      /** The filter as its owner writes it, such as the query of the address. */
      readonly filter: string
      readonly seen: number
      readonly except: ReadonlySet<string>
    }

export const nothingSelected: Selection = { kind: 'rows', ids: new Set() }

export function isSelected(selection: Selection, id: string): boolean {
  return selection.kind === 'rows' ? selection.ids.has(id) : !selection.except.has(id)
}

export function countSelected(selection: Selection): number {
  return selection.kind === 'rows' ? selection.ids.size : Math.max(0, selection.seen - selection.except.size)
}

/** Everything that the filter finds. */
export function selectMatching(filter: string, seen: number): Selection {
  return { kind: 'matching', filter, seen, except: new Set() }
}

/** Selection after those of the shown rows were chosen: rows that are not shown stay as they were. */
export function chooseShown(selection: Selection, shown: readonly string[], chosen: ReadonlySet<string>): Selection {
  if (selection.kind === 'rows') {
    const ids = new Set(selection.ids)
    for (const id of shown) chosen.has(id) ? ids.add(id) : ids.delete(id)
    return { kind: 'rows', ids }
  }
  const except = new Set(selection.except)
  for (const id of shown) chosen.has(id) ? except.delete(id) : except.add(id)
  return except.size >= selection.seen ? nothingSelected : { ...selection, except }
}

/** Selection once another filter holds: "all that match" was said of the former one, so nothing remains of it. */
export function keepForFilter(selection: Selection, filter: string): Selection {
  return selection.kind === 'matching' && selection.filter !== filter ? nothingSelected : selection
}

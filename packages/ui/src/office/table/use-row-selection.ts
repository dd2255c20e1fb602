import { useCallback, useLayoutEffect, useRef } from 'react'
import { chooseShown, isSelected, nothingSelected, type Selection } from './selection.ts'
import type { DataTableProps } from './table-props.ts'

export interface RowSelection {
  readonly has: (id: string) => boolean
  readonly isAll: boolean
  readonly isSome: boolean
  readonly toggleAll: () => void
  /** Selects or clears a row by its position; as a range, all from the last one to it. The same function at each render. */
  readonly toggle: (index: number, isRange: boolean) => void
}

/** The rows shown of a selection that belongs to the owner of the table. */
export function useRowSelection<Row>(props: DataTableProps<Row>): RowSelection {
  const { rows, rowId, selection = nothingSelected, onSelect } = props
  const last = useRef<string>(undefined)
  const ids = rows.map(rowId)
  const has = (id: string) => isSelected(selection, id)
  const chosen = new Set(ids.filter(has))
  const isAll = ids.length > 0 && chosen.size === ids.length
  const choose = (changed: readonly string[], isChosen: boolean) => onSelect?.(chooseIds(selection, changed, isChosen))
  const toggle = (index: number, isRange: boolean) => {
    const id = ids[index]
    if (id === undefined) return
    const from = isRange && last.current !== undefined ? ids.indexOf(last.current) : -1
    last.current = id
    const ends = [from === -1 ? index : from, index]
    choose(ids.slice(Math.min(...ends), Math.max(...ends) + 1), !has(id))
  }
  const latest = useRef(toggle)
  useLayoutEffect(() => {
    latest.current = toggle
  })
  return {
    has,
    isAll,
    isSome: chosen.size > 0 && !isAll,
    toggleAll: () => choose(ids, !isAll),
    toggle: useCallback((index, isRange) => latest.current(index, isRange), []),
  }
}

function chooseIds(selection: Selection, ids: readonly string[], isChosen: boolean): Selection {
  return chooseShown(selection, ids, new Set(isChosen ? ids : []))
}

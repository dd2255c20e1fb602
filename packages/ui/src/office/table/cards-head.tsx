import { RowCheck } from './row-check.tsx'
import type { DataTableProps } from './table-props.ts'
import type { RowSelection } from './use-row-selection.ts'

export interface CardsHeadProps<Row extends object> extends DataTableProps<Row> {
  readonly selected: RowSelection
}

/** Controls above a table shown as cards: select all shown rows, choose the order. */
export function CardsHead<Row extends object>({
  selected,
  columns,
  sort,
  onSort,
  onSelect,
  texts,
}: CardsHeadProps<Row>) {
  const sortable = columns.filter(({ isSortable }) => isSortable)
  const choose = (value: string) => {
    const [column, direction] = value.split(':')
    onSort?.(column ? { column, direction: direction === 'desc' ? 'desc' : 'asc' } : undefined)
  }
  if (!onSelect && sortable.length === 0) return null
  return (
    <div className="flex items-center justify-between gap-3 border-b border-line p-1 pe-3 text-sm">
      {onSelect && (
        <RowCheck
          label={texts.selectShown}
          isChecked={selected.isAll}
          isMixed={selected.isSome}
          onChange={selected.toggleAll}
        />
      )}
      {sortable.length > 0 && (
        <span className="ms-auto min-w-0">
          <select
            aria-label={texts.sortBy}
            value={sort ? `${sort.column}:${sort.direction}` : ''}
            onChange={(event) => choose(event.currentTarget.value)}
            className="min-h-11 max-w-full rounded-control bg-card px-2 font-medium"
          >
            <option value="">{texts.usualOrder}</option>
            {sortable.map(({ id: column, header }) => [
              <option key={`${column}:asc`} value={`${column}:asc`}>
                {texts.ascending(header)}
              </option>,
              <option key={`${column}:desc`} value={`${column}:desc`}>
                {texts.descending(header)}
              </option>,
            ])}
          </select>
        </span>
      )}
    </div>
  )
}

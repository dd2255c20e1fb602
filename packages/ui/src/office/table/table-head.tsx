import { belowHeaderClass } from '../insets.ts'
import { OfficeIcon } from '../office-icon.tsx'
import type { DataColumn, TableSort, TableTexts } from './data-column.ts'
import { widthsRem } from './data-column.ts'
import { RowCheck } from './row-check.tsx'
import { sortAfter } from './sort-after.ts'
import type { RowSelection } from './use-row-selection.ts'

export interface TableHeadProps<Row extends object> {
  readonly selected: RowSelection
  /** Columns that are shown. */
  readonly columns: readonly DataColumn<Row>[]
  readonly sort: TableSort | undefined
  readonly onSort: ((sort: TableSort | undefined) => void) | undefined
  readonly canSelect: boolean
  readonly hasActions: boolean
  /** True if the head stays visible while the page scrolls; not if the table itself scrolls sideways. */
  readonly isSticky: boolean
  readonly texts: TableTexts
}

const headClass = 'px-3 py-0 text-xs font-semibold text-muted'

/** Names of the columns; those that sort are buttons. */
export function TableHead<Row extends object>(props: TableHeadProps<Row>) {
  const { selected, columns, sort, onSort, canSelect, hasActions, isSticky, texts } = props
  return (
    <thead className={`bg-card ${isSticky ? `sticky z-10 ${belowHeaderClass}` : ''}`}>
      <tr aria-rowindex={1} className="h-11 shadow-[inset_0_-1px_0_var(--line)]">
        {canSelect && (
          <th scope="col" className="w-12 p-0 ps-1">
            <span className="sr-only">{texts.selection}</span>
            <RowCheck
              label={texts.selectShown}
              isChecked={selected.isAll}
              isMixed={selected.isSome}
              onChange={selected.toggleAll}
            />
          </th>
        )}
        {columns.map((column, at) => (
          <ColumnHead key={column.id} column={column} sort={sort} onSort={onSort} isFirst={at === 0} />
        ))}
        {hasActions && (
          <th scope="col" className="w-14 p-0">
            <span className="sr-only">{texts.actions}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

interface ColumnHeadProps<Row extends object> extends Pick<TableHeadProps<Row>, 'sort' | 'onSort'> {
  readonly column: DataColumn<Row>
  readonly isFirst: boolean
}

function ColumnHead<Row extends object>({ column, sort, onSort, isFirst }: ColumnHeadProps<Row>) {
  const isEnd = column.align === 'end'
  const style = isFirst ? undefined : { width: `${widthsRem[column.width ?? 'usual']}rem` }
  if (!column.isSortable) {
    return (
      <th scope="col" style={style} className={`${headClass} ${isEnd ? 'text-end' : 'text-start'}`}>
        {column.header}
      </th>
    )
  }
  const sorted = sort?.column === column.id && sort.direction
  return (
    <th
      scope="col"
      style={style}
      aria-sort={sorted ? (sorted === 'asc' ? 'ascending' : 'descending') : 'none'}
      className={headClass}
    >
      <button
        type="button"
        onClick={() => onSort?.(sortAfter(sort, column))}
        className={`-mx-2 flex min-h-11 w-[calc(100%+1rem)] items-center gap-1 rounded-control px-2 hover:text-ink focus-visible:-outline-offset-2 ${isEnd ? 'flex-row-reverse' : ''} ${sorted ? 'text-ink' : ''}`}
      >
        {column.header}
        <OfficeIcon
          name={sorted ? (sorted === 'asc' ? 'up' : 'down') : 'unsorted'}
          className={`size-4 ${sorted ? '' : 'opacity-60'}`}
        />
      </button>
    </th>
  )
}

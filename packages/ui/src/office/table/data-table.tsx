import { memo, type ReactNode, useMemo, useRef } from 'react'
import { CardsHead } from './cards-head.tsx'
import { type DataColumn, neededRem } from './data-column.ts'
import { Items } from './items.tsx'
import { RowCard } from './row-card.tsx'
import type { RowProps } from './row-parts.tsx'
import { SkeletonCards, SkeletonRows } from './skeleton-rows.tsx'
import { TableHead } from './table-head.tsx'
import type { DataTableProps } from './table-props.ts'
import { TableRow } from './table-row.tsx'
import { unseen } from './unseen.ts'
import { useRowKeys } from './use-row-keys.ts'
import { type RowSelection, useRowSelection } from './use-row-selection.ts'
import { useWidth } from './use-width.ts'

/** Narrower than this, in px, a table becomes cards. */
const maxCardsPx = 640
const rowPx = 45
const cardPx = 80

/**
 * The list of the office: a native table, or cards where it has less than 640 px. What it shows is the owner's, all of it:
 * rows, order, selection, columns. Rows are focused by j and k, selected by x, opened by Enter; above 200, only those in
 * sight are drawn.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { rows, isLoading, empty, texts, label, hidden, columns, letters = 'page' } = props
  const place = useRef<HTMLDivElement>(null)
  const width = useWidth(place)
  const selected = useRowSelection(props)
  const active = useRowKeys({
    place,
    count: rows.length,
    letters,
    onToggle: (index) => selected.toggle(index, false),
  })
  const shown = useMemo((): Shown<Row> => {
    const [title, ...others] = columns
    return [title, ...others.filter(({ id }) => !hidden?.includes(id))]
  }, [columns, hidden])
  const isEmpty = rows.length === 0 && !isLoading
  const parts: PartsProps<Row> = { ...props, selected, shown, active }
  const isCards = width !== undefined && width < maxCardsPx
  const isWider = width !== undefined && !isCards && width < neededRem(shown) * 16
  return (
    <div ref={place}>
      <p role="status" className="sr-only">
        {isLoading && texts.loading}
      </p>
      {isEmpty && empty}
      {!isEmpty && (
        <div
          aria-busy={isLoading}
          className={`rounded-card bg-card shadow-rest ${isWider ? 'overflow-x-auto' : 'overflow-clip'} ${isLoading && rows.length > 0 ? 'cursor-progress' : ''}`}
        >
          {isCards ? <Cards {...parts} label={label} /> : <Table {...parts} isWider={isWider} />}
        </div>
      )}
    </div>
  )
}

type Shown<Row> = readonly [DataColumn<Row>, ...DataColumn<Row>[]]

interface PartsProps<Row extends object> extends DataTableProps<Row> {
  readonly selected: RowSelection
  /** Columns that are not hidden. */
  readonly shown: Shown<Row>
  readonly active: number
}

function Table<Row extends object>({ isWider, ...props }: PartsProps<Row> & { isWider: boolean }) {
  const { label, selected, shown, rows, total, isLoading, sort, onSort, onSelect, rowActions, texts, active } = props
  const body = useRef<HTMLTableSectionElement>(null)
  const cells = [...(onSelect ? ['selection'] : []), ...shown.map(({ id }) => id), ...(rowActions ? ['actions'] : [])]
  const renderRow = useRow(props)
  const isWaiting = rows.length === 0 && isLoading
  return (
    <table
      aria-label={label}
      aria-rowcount={total === undefined ? -1 : total + 1}
      style={isWider ? { minWidth: `${neededRem(shown)}rem` } : undefined}
      className="w-full table-fixed text-sm"
    >
      <TableHead
        selected={selected}
        columns={shown}
        sort={sort}
        onSort={onSort}
        canSelect={onSelect !== undefined}
        hasActions={rowActions !== undefined}
        isSticky={!isWider}
        texts={texts}
      />
      <tbody ref={body}>
        {isWaiting ? (
          <SkeletonRows cells={cells} />
        ) : (
          <Items
            count={rows.length}
            active={active}
            estimatePx={rowPx}
            place={body}
            renderItem={(index, measure) => renderRow(MemoRow<Row>, index, measure)}
            renderSpace={(height) => (
              <tr {...unseen}>
                <td colSpan={cells.length} style={{ height }} />
              </tr>
            )}
          />
        )}
      </tbody>
    </table>
  )
}

function Cards<Row extends object>(props: PartsProps<Row>) {
  const { label, rows, isLoading, active } = props
  const list = useRef<HTMLUListElement>(null)
  const renderRow = useRow(props)
  return (
    <>
      <CardsHead {...props} />
      <ul ref={list} aria-label={label}>
        {rows.length === 0 && isLoading ? (
          <SkeletonCards />
        ) : (
          <Items
            count={rows.length}
            active={active}
            estimatePx={cardPx}
            place={list}
            renderItem={(index, measure) => renderRow(MemoCard<Row>, index, measure)}
            renderSpace={(height) => <li aria-hidden="true" style={{ height }} />}
          />
        )}
      </ul>
    </>
  )
}

/** Drawn again only where its own row has changed. */
const MemoRow = memo(TableRow) as typeof TableRow
const MemoCard = memo(RowCard) as typeof RowCard

type RowPart<Row extends object> = (props: RowProps<Row>) => ReactNode

/** Draws one row of the table as a row or a card. */
function useRow<Row extends object>(props: PartsProps<Row>) {
  const { rows, rowId, selected, shown, active, onSelect, rowName, rowHref, rowActions, texts } = props
  return (Part: RowPart<Row>, index: number, measure?: (element: HTMLElement | null) => void) => {
    const row = rows[index]
    if (!row) return null
    return (
      <Part
        key={rowId(row)}
        row={row}
        columns={shown}
        rowName={rowName}
        rowHref={rowHref}
        rowActions={rowActions}
        index={index}
        isActive={index === active}
        isSelected={selected.has(rowId(row))}
        onToggle={selected.toggle}
        canSelect={onSelect !== undefined}
        texts={texts}
        measure={measure}
      />
    )
  }
}

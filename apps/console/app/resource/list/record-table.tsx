import type { DataColumn } from '@narthex/ui/office/table/data-column'
import { DataTable } from '@narthex/ui/office/table/data-table'
import type { Selection } from '@narthex/ui/office/table/selection'
import { type ReactNode, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '../../session/office.ts'
import type { AnyConsoleResource, OfficeRecord } from '../console-resource.ts'
import { recordPath } from '../kind-paths.ts'
import { type ListState, usualColumns, usualOrder } from './list-state.ts'
import { useTableWords } from './table-words.ts'

export interface RecordTableProps {
  readonly kind: AnyConsoleResource
  readonly state: ListState
  readonly items: readonly OfficeRecord[]
  readonly isLoading: boolean
  /** Number of all matching records; undefined while it is unknown. */
  readonly total: number | undefined
  readonly selection: Selection
  readonly onSelect: (selection: Selection) => void
  readonly onChange: (change: Partial<ListState>) => void
  readonly empty: ReactNode
}

/** The columns of a kind as the kit's table has them. */
export function useDataColumns(
  kind: AnyConsoleResource,
): readonly [DataColumn<OfficeRecord>, ...DataColumn<OfficeRecord>[]] {
  const names = useTranslations(`${kind.texts}.columns`)
  return useMemo(() => {
    const { columns, sorts } = kind.list
    const made = columns.map(({ name, label, cell, isNumber, width }) => ({
      id: name,
      header: label ?? names(name),
      cell,
      isSortable: Object.hasOwn(sorts, name),
      isDescendingFirst: sorts[name] === 'desc',
      align: isNumber ? ('end' as const) : ('start' as const),
      ...(width && { width }),
    }))
    return made as unknown as readonly [DataColumn<OfficeRecord>, ...DataColumn<OfficeRecord>[]]
  }, [kind, names])
}

/** The rows of a list in the kit's table: searched, filtered and sorted by the server. */
export function RecordTable({
  kind,
  state,
  items,
  isLoading,
  total,
  selection,
  onSelect,
  onChange,
  empty,
}: RecordTableProps) {
  const texts = useTranslations(kind.texts)
  const columns = useDataColumns(kind)
  const words = useTableWords()
  const mayWrite = useMay(kind.may.write)
  const shown = state.columns ?? usualColumns(kind)
  const name = state.order.replace(/^-/, '')
  return (
    <DataTable
      label={texts('title')}
      columns={columns}
      rows={items}
      rowId={({ id }) => String(id)}
      rowName={kind.nameOf}
      rowHref={({ id }) => recordPath(kind, id)}
      total={total}
      isLoading={isLoading}
      sort={{ column: name, direction: state.order.startsWith('-') ? 'desc' : 'asc' }}
      onSort={(sort) =>
        onChange({ order: sort ? `${sort.direction === 'desc' ? '-' : ''}${sort.column}` : usualOrder(kind) })
      }
      selection={selection}
      onSelect={mayWrite && kind.calls.runBulk ? onSelect : undefined}
      hidden={columns.map(({ id }) => id).filter((id) => !shown.includes(id))}
      empty={empty}
      texts={words}
    />
  )
}

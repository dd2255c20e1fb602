import { Icon } from '@narthex/ui/icon'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useKeys } from '../../components/use-keys.ts'
import type { AnyConsoleResource, OfficeRecord } from '../console-resource.ts'
import { recordPath } from '../kind-paths.ts'
import { rememberOpened } from './last-opened.ts'
import { type ListState, turnOrder } from './list-state.ts'
import { usualColumns } from './list-tools.tsx'
import { RecordRow } from './record-row.tsx'
import { isSelected, type Selection, toggle, toggleAll } from './selection.ts'

export interface RecordTableProps {
  readonly kind: AnyConsoleResource
  readonly state: ListState
  readonly items: readonly OfficeRecord[]
  /** Of all that match; null where the list was gone on with. */
  readonly total: number | null
  readonly selection: Selection
  readonly onSelect: (selection: Selection) => void
  readonly onChange: (change: Partial<ListState>) => void
  /** The record that one comes back from: its row takes the focus. */
  readonly openedId: number | undefined
}

/** The rows of a list: a table, and cards on phones. j and k go from row to row, x marks, Enter opens. */
export function RecordTable({ kind, state, items, total, selection, onSelect, onChange, openedId }: RecordTableProps) {
  const t = useTranslations('consoleList')
  const texts = useTranslations(kind.texts)
  const navigate = useNavigate()
  const table = useRef<HTMLTableElement>(null)
  const shown = state.columns ?? usualColumns(kind)
  const columns = kind.list.columns.filter(({ name }, at) => at === 0 || shown.includes(name))
  const ids = items.map(({ id }) => id)
  const links = () => [...(table.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  const at = () => links().indexOf(document.activeElement as HTMLElement)
  const step = (by: number) =>
    links()
      .at(Math.max(0, Math.min(links().length - 1, at() + by)))
      ?.focus()
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    x: () => {
      const id = ids[at()]
      if (id !== undefined) onSelect(toggle(selection, id))
    },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on return
  useEffect(() => {
    if (openedId !== undefined) links()[ids.indexOf(openedId)]?.focus({ preventScroll: true })
  }, [])
  const open = (id: number) => {
    rememberOpened(kind.name, id)
    void navigate(recordPath(kind, id))
  }
  return (
    <table
      ref={table}
      aria-label={texts('title')}
      aria-rowcount={total === null ? undefined : total + 1}
      className="record-table w-full border-collapse text-sm"
    >
      <thead>
        <tr className="border-y border-line text-muted">
          <th scope="col" className="w-11">
            <input
              type="checkbox"
              aria-label={t('selectAll')}
              checked={ids.every((id) => isSelected(selection, id))}
              onChange={() => onSelect(toggleAll(selection, ids))}
              className="size-4.5 cursor-pointer align-middle accent-(--brand-text)"
            />
          </th>
          {columns.map(({ name, isNumber }) => (
            <HeadCell key={name} kind={kind} name={name} order={state.order} isNumber={isNumber} onChange={onChange} />
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item, index) => (
          <RecordRow
            key={item.id}
            kind={kind}
            item={item}
            columns={columns}
            rowIndex={index + 2}
            isMarked={isSelected(selection, item.id)}
            onMark={() => onSelect(toggle(selection, item.id))}
            onOpen={() => open(item.id)}
          />
        ))}
      </tbody>
    </table>
  )
}

interface HeadCellProps {
  readonly kind: AnyConsoleResource
  readonly name: AnyConsoleResource['list']['columns'][number]['name']
  readonly order: string
  readonly isNumber: true | undefined
  readonly onChange: (change: Partial<ListState>) => void
}

function HeadCell({ kind, name, order, isNumber, onChange }: HeadCellProps) {
  const t = useTranslations('consoleList')
  const label = useTranslations(`${kind.texts}.columns`)(name)
  const usual = Object.hasOwn(kind.list.sorts, name) ? kind.list.sorts[name] : undefined
  const isCurrent = order.replace(/^-/, '') === name
  const direction = isCurrent ? (order.startsWith('-') ? 'descending' : 'ascending') : undefined
  return (
    <th scope="col" aria-sort={direction} className={`font-medium ${isNumber ? 'text-end' : 'text-start'}`}>
      {usual ? (
        <button
          type="button"
          title={t('sort', { column: label })}
          onClick={() => onChange({ order: turnOrder(order, name, usual) })}
          className={`inline-flex min-h-11 items-center gap-1 rounded-control pe-2 hover:text-ink lg:min-h-9 ${isCurrent ? 'font-semibold text-ink' : ''}`}
        >
          {label}
          <Icon
            name="chevron"
            className={`size-4 ${isCurrent ? '' : 'opacity-0'} ${direction === 'ascending' ? 'rotate-180' : ''}`}
          />
        </button>
      ) : (
        label
      )}
    </th>
  )
}

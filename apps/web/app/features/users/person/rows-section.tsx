import { buttonClass, iconButtonClass } from '@narthex/ui/button'
import { cardClass } from '@narthex/ui/card'
import { MemberIcon, type MemberIconName } from '@narthex/ui/member-icon'
import { type ReactNode, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { type LocalRow, rowState } from './local-rows.ts'

export interface RowsSectionProps<Value> {
  readonly title: string
  readonly lead: string
  readonly empty: string
  readonly addLabel: string
  readonly icon: MemberIconName
  readonly rows: readonly LocalRow<Value>[]
  /** Limit of rows reached. */
  readonly isFull: boolean
  readonly nameOf: (value: Value) => string
  readonly show: (value: Value) => ReactNode
  readonly onAdd: () => void
  readonly onEdit: (row: LocalRow<Value>) => void
  readonly onDelete: (key: string) => void
  readonly onUndo: (key: string) => void
}

/** Rows of a list, each with its unsaved change and a button to revert it. */
export function RowsSection<Value>(props: RowsSectionProps<Value>) {
  const { title, lead, empty, addLabel, rows, isFull, onAdd } = props
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-xl">
        {title}
      </h2>
      <p className="mt-1 text-sm text-muted">{lead}</p>
      {rows.length > 0 ? (
        <ul className={`${cardClass} mt-4 overflow-hidden`}>
          {rows.map((row) => (
            <Row key={row.key} row={row} {...props} />
          ))}
        </ul>
      ) : (
        <p className="mt-4 rounded-card bg-sunken px-4 py-5 text-center text-muted">{empty}</p>
      )}
      {!isFull && (
        <button type="button" onClick={onAdd} className={`${buttonClass('quiet')} mt-4 max-sm:w-full`}>
          <MemberIcon name="plus" className="size-5 text-brand-text" />
          {addLabel}
        </button>
      )}
    </section>
  )
}

function Row<Value>({
  row,
  icon,
  nameOf,
  show,
  onEdit,
  onDelete,
  onUndo,
}: { row: LocalRow<Value> } & RowsSectionProps<Value>) {
  const t = useTranslations('person.row')
  const { key, value } = row
  const state = rowState(row)
  const name = nameOf(value)
  const buttons = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone then; who came by keyboard goes on from the one in its place.
  const then = (act: (key: string) => void) => () => {
    act(key)
    requestAnimationFrame(() => buttons.current?.querySelector('button')?.focus())
  }
  const canUndo = state === 'deleted' || state === 'edited'
  return (
    <li className="flex flex-wrap items-start gap-3.5 p-4 not-first:border-t border-line">
      <span
        className={`grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-text ${state === 'deleted' ? 'opacity-50' : ''}`}
      >
        <MemberIcon name={icon} />
      </span>
      <div className="min-w-0 grow basis-28 self-center">
        <div className={state === 'deleted' ? 'text-muted line-through' : ''}>{show(value)}</div>
        {state !== 'same' && <p className="mt-1 text-sm font-semibold text-warning">{t(state)}</p>}
      </div>
      <div ref={buttons} className="ms-auto flex shrink-0 max-sm:-me-2">
        {canUndo && <RowButton icon="undo" label={t('undo', { name })} onClick={then(onUndo)} />}
        {state !== 'deleted' && (
          <>
            <RowButton icon="edit" label={t('edit', { name })} onClick={() => onEdit(row)} />
            <RowButton icon="trash" label={t('delete', { name })} onClick={then(onDelete)} />
          </>
        )}
      </div>
    </li>
  )
}

function RowButton({ icon, label, onClick }: { icon: MemberIconName; label: string; onClick: () => void }) {
  return (
    <button type="button" onClick={onClick} className={`${iconButtonClass} text-muted hover:bg-sunken hover:text-ink`}>
      <MemberIcon name={icon} className="size-5" />
      <span className="sr-only">{label}</span>
    </button>
  )
}

import { checkClass } from '../../check-class.tsx'
import { chipClass } from '../../chip.tsx'
import { useAnchoredPanel } from '../anchored.ts'
import { OfficeIcon } from '../office-icon.tsx'
import type { DataColumn } from './data-column.ts'

export interface ColumnChooserProps<Row> {
  /** Name of the button and of the choice: "Columns". */
  readonly label: string
  /** All of the table; the first cannot be hidden and is left out. */
  readonly columns: readonly DataColumn<Row>[]
  readonly hidden: readonly string[]
  readonly onChange: (hidden: readonly string[]) => void
  /** Classes of the button. */
  readonly className?: string
}

/** Chooses which columns a table shows. */
export function ColumnChooser<Row>({
  label,
  columns,
  hidden,
  onChange,
  className = chipClass,
}: ColumnChooserProps<Row>) {
  const chooser = useAnchoredPanel('end')
  const toggle = (id: string, isShown: boolean) =>
    onChange(isShown ? hidden.filter((other) => other !== id) : [...hidden, id])
  return (
    <>
      <button type="button" {...chooser.triggerProps} className={className}>
        <OfficeIcon name="columns" className="size-4.5" />
        {label}
      </button>
      <div {...chooser.panelProps}>
        {chooser.isOpen && (
          <fieldset>
            <legend className="px-3 py-2 font-semibold">{label}</legend>
            {columns.slice(1).map(({ id, header }) => (
              <label
                key={id}
                className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 hover:bg-sunken"
              >
                <input
                  type="checkbox"
                  checked={!hidden.includes(id)}
                  onChange={(event) => toggle(id, event.currentTarget.checked)}
                  className={`${checkClass} mt-0! rounded-[0.4rem]`}
                />
                {header}
              </label>
            ))}
          </fieldset>
        )}
      </div>
    </>
  )
}
